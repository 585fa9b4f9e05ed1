// Where a long word of a name may be parted: browsers do that for few languages by themselves.
const VOWELS = 'aeiouáéíóöőúüűäаеёиоуыэюя'
// before the last sound that leads to a vowel; sounds that are written with several letters stay together
const SYLLABLE = new RegExp(`[${VOWELS}][^${VOWELS}\\s]*?(?=(?:sch|[bcdfgkpt][lr]|ch|ph|th|sh|sz|zs|gy|ny|ty|ly|cs|st|qu|[^${VOWELS}\\s])[${VOWELS}]\\S)`, 'giu')
const longest = (word: string) => (/[а-я]/i.test(word) ? 9 : 10)

/** The name with soft hyphens between the syllables of words that are too long for a card. */
export const softly = (name: string): string => name.replace(/\S+/g, (word) => (word.length > longest(word) ? word.replace(SYLLABLE, '$&\u00ad') : word))
