// A copy of a printed card is what `Card` draws, in every size and state.
import { mount, unmount, type ComponentProps } from 'svelte'
import { expect, it } from 'vitest'
import Card from '../src/games/wonders/art/Card.svelte'
import { printed } from '../src/games/wonders/art/print'

type Face = ComponentProps<typeof Card>

function drawn(props: Face): Element {
  const target = document.createElement('div')
  const card = mount(Card, { target, props })
  const found = target.firstElementChild!.cloneNode(true) as Element
  void unmount(card)
  return found
}

/** Elements with what they say and look like; places of blocks that are empty do not count. */
const shape = (card: Element): string => card.outerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(/class="([^"]*)"/g, (_, names: string) => names.split(' ').filter(Boolean).sort().join('.')).replaceAll(/\s+/g, ' ')

const FACES: Face[] = [
  ...(['hand', 'city', 'mini', 'turned'] as const).map((size) => ({ kind: 'forum', name: 'Forum', size })),
  ...(['free', 'chain', 'no'] as const).map((state) => ({ kind: 'altar', name: 'Altar', size: 'hand' as const, state })),
  { kind: 'altar', name: 'Altar', size: 'hand', state: 'payable', price: 4, chosen: true },
  { kind: 'palace', name: 'Palace', size: 'hand', state: 'payable', price: 11 },
]

it.each(FACES)('$kind $size $state', (face) => {
  for (let time = 0; time < 2; time++) expect(shape(printed(face))).toBe(shape(drawn(face)))
})

it('gives every place a copy of its own', () => expect(printed(FACES[0]!)).not.toBe(printed(FACES[0]!)))
