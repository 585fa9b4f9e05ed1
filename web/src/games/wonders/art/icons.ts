// The small signs, each a few layers of [tone, path, width of a line; or -1 with a dark edge, -3 smaller, as a mark on a card]; a box of 24 by 24. Whatever has a meaning has a shape of its own, never a colour alone.
import { COLOURS, type Colour } from '../effects'

export type Layer = [tone: string, d: string, line?: number]

const SQUARE = 'M4.500 2h15A2.500 2.500 0 0 1 22 4.500v15a2.500 2.500 0 0 1-2.500 2.500h-15A2.500 2.500 0 0 1 2 19.500v-15A2.500 2.500 0 0 1 4.500 2z'
const DISC = 'M12 1.300a10.700 10.700 0 1 1 0 21.400a10.700 10.700 0 1 1 0-21.400z'
const CARD = 'M5 1h14a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z'

/** A path through points on a circle around the middle, by turns outside and inside: stars, cogs, suns. */
export function wheel(points: number, outer: number, inner: number, share = 0): string {
  const at = (turn: number, far: number) => `${(12 + far * Math.sin(turn)).toFixed(1)} ${(12 - far * Math.cos(turn)).toFixed(1)}`
  const step = (2 * Math.PI) / points
  const corner = (n: number) => {
    const [a, half] = [n * step, (share * step) / 2]
    return share ? `${at(a - half, outer)}L${at(a + half, outer)}L${at(a + half * 1.5, inner)}L${at(a + step - half * 1.5, inner)}` : `${at(a, outer)}L${at(a + step / 2, inner)}`
  }
  return `M${Array.from({ length: points }, (_, n) => corner(n)).join('L')}z`
}

/** Leaves around the middle, open at the top: a wreath. */
function wreath(): string {
  const at = (far: number, turn: number, hand: number) => `${(12 + far * Math.sin(turn) * hand).toFixed(1)} ${(12 + far * Math.cos(turn)).toFixed(1)}`
  const leaf = (n: number, hand: number) => {
    const turn = 0.12 + n * 0.48
    return `M${at(8.4, turn, hand)}Q${at(12.6, turn, hand)} ${at(11.2, turn + 0.62, hand)}Q${at(7.6, turn + 0.5, hand)} ${at(8.4, turn, hand)}z`
  }
  return [0, 1, 2, 3, 4, 5].flatMap((n) => [leaf(n, 1), leaf(n, -1)]).join('')
}

/** The marks of the seven colours, as they stand on a card of that colour. */
export const MARKS: Record<Colour, string> = {
  brown: 'M4 9.500C8 5 15 4.500 20.500 8l-1 1.700c-2.200-1.200-4-1.600-5.700-1.500l.9 1.500-8.200 11-2.300-1.700 7.600-10.400C9.500 8.500 7 9.500 5 11z',
  grey: 'M9 3h6v2h-1v2.500c2.500 1 4.300 3 4.300 6c0 3.200-2 5.700-4.300 7v1H10v-1c-2.300-1.300-4.300-3.800-4.300-7c0-3 1.800-5 4.300-6V5H9zM7.800 12h8.400v1.800H7.800z',
  blue: 'M5 4h14v2.500h-1.500l-1 1.500v9l1 1.500H19V21H5v-2.500h1.500l1-1.500V8l-1-1.500H5zM9.300 8.500v8.300h1.500V8.500zM13.200 8.500v8.300h1.500V8.500z',
  yellow: 'M11 3h2v2.300l6.500 1.200.3 1L23 14a3.800 3.800 0 0 1-7.600 0l2.700-5.800-5.100-1V18h3.500v2.500h-9V18H11V7.200l-5.100 1L8.600 14A3.800 3.800 0 0 1 1 14l3.200-6.500.3-1L11 5.300z',
  red: 'M12 1.500l2.800 3.200v10H18.500v2.800h-5V22h-3v-4.500h-5v-2.800h3.700v-10z',
  green: 'M20.500 2.500c-9 .5-14 5-14.500 11l-2.500 7.500 1.700.6L7 17c6.500.5 11-2.500 11.500-6.500l-3 .2 3.500-2.200c.8-1.700 1.300-3.700 1.500-6zM8 15.500l6.500-7.500 1 .8z',
  purple: wheel(8, 10.500, 5),
}

const raw = (tone: string, ...layers: Layer[]): Layer[] => [[tone, SQUARE, -1], ...layers]
const good = (tone: string, ...layers: Layer[]): Layer[] => [[tone, DISC, -1], ...layers]
const small = (colour: Colour): Layer[] => [[colour, CARD, -1], [`on-${colour}`, MARKS[colour], -3]]
const brown = (...layers: Layer[]): Layer[] => [['brown', CARD, -1], ...layers]

const HOME = (x: number) => `M${x - 4} 11.500L${x} 6.500l4 5V20h-8z`
const HUT = (x: number) => `M${x - 2.5} 15h5v5h-5z`

export const ICONS = {
  wood: raw('wood', ['brick', 'M8 7h9a3.300 5 0 0 1 0 10H8z'], ['sun', 'M8 7a3.300 5 0 1 1 0 10a3.300 5 0 1 1 0-10z'], ['shade', 'M8 9.700a1.500 2.300 0 1 1 0 4.600a1.500 2.300 0 1 1 0-4.600z', 1]),
  stone: raw('stone', ['cream', 'M12 4.500l7.500 3.700L12 12 4.500 8.200z'], ['smoke', 'M4.500 8.200L12 12v8l-7.500-3.800z'], ['dark', 'M19.500 8.200L12 12v8l7.500-3.800z']),
  clay: raw('clay', ['sun', 'M8 5.500h8v5.700H8zM3.800 12.300h7.700V18H3.800zM12.500 12.300h7.700V18h-7.700z']),
  ore: raw('ore', ['smoke', 'M4.500 14l3-7.500 6-2 5.500 4.500 1 6-5 4.500H8z'], ['cream', 'M7.500 6.500l6-2-1.500 6.500-7.500 3z'], ['gold', 'M12 11l7-2 1 6-5 4.500z']),
  glass: good('glass', ['cream', 'M9.500 3.500h5v1.800h-1v4l4.300 7.200a2 2 0 0 1-1.700 3H7.900a2 2 0 0 1-1.700-3l4.300-7.200v-4h-1z'], ['water', 'M9.300 14h5.400l1.800 3a.8.8 0 0 1-.7 1.200H8.200a.8.800 0 0 1-.7-1.200z']),
  papyrus: good('papyrus', ['cream', 'M7 6h10v12H7z'], ['dark', 'M9 10h6M9 12.300h6M9 14.600h4', 1.1], ['sun', 'M6 3.800h12v3.400H6zM6 16.800h12v3.400H6z', -1]),
  cloth: good('cloth', ['cream', 'M12 3.200l8.800 8.800-8.800 8.800L3.200 12z'], ['cloth', 'M9 6.200l8.800 8.800M6.200 9l8.800 8.800M15 6.200L6.200 15M17.800 9L9 17.800', 1.5]),
  coin: [['gold', DISC, -1], ['gold-deep', 'M12 3.600a8.400 8.400 0 1 1 0 16.800a8.400 8.400 0 1 1 0-16.800z', 0.9]],
  laurel: [['paper', 'M12 2.800a9.200 9.200 0 1 1 0 18.400a9.200 9.200 0 1 1 0-18.400z'], ['leaf', wreath(), -1]],
  shield: [['red', 'M3 3.500c3.500.3 6.500-.4 9-2c2.500 1.600 5.500 2.300 9 2c.6 8-1.500 15-9 19c-7.500-4-9.600-11-9-19z', -1], ['gold', 'M12 4.800v14.500M5.500 10.500h13', 1.8]],
  victory: [['red', wheel(12, 11.3, 9), -1], ['cream', 'M12 4.500a7.500 7.500 0 1 1 0 15a7.500 7.500 0 1 1 0-15z']],
  defeat: [['slate', 'M12 1.300a10.700 10.700 0 1 1-6 19.500l2-3-4.500-1.500A10.700 10.700 0 0 1 12 1.300z', -1]],
  compass: [['green', DISC, -1], ['cream', 'M12 3.500a2 2 0 0 1 1.300 3.500l4.700 11.500-1 1.500-1-.9-2-5h-4l-2 5-1 .9-1-1.500L10.700 7A2 2 0 0 1 12 3.500zm-1.200 8.800h2.400L12 9.300z']],
  gear: [['green', DISC, -1], ['cream', `${wheel(8, 8.6, 6.2, 0.42)}M12 9.200a2.800 2.800 0 1 0 0 5.600a2.800 2.800 0 1 0 0-5.600z`]],
  tablet: [['green', DISC, -1], ['cream', 'M7 9.500a5 5.200 0 0 1 10 0V19H7z'], ['green', 'M9.300 10.500h5.400M9.300 13.200h5.400M9.300 15.900h3.200', 1.3]],
  set: [['green', DISC, -1], ['cream', 'M12 4l3 5h-6zM5 13h5.500v5.500H5zM16.300 12.800a3 3 0 1 1 0 6a3 3 0 1 1 0-6z']],
  stage: [['brick', 'M1.500 21.500v-5H5v-5h3.500v-5h7v5H19v5h3.500v5z', -1], ['glaze', 'M8.500 6.500V3h7v3.500z', -1], ['shade', 'M10 21.500v-4a2 2 0 0 1 4 0v4z']],
  chain: [['ink', 'M9.500 8.500h-3a3.500 3.500 0 0 0 0 7h3M14.500 8.500h3a3.500 3.500 0 0 1 0 7h-3M8.500 12h7', 4.2], ['gold', 'M9.500 8.500h-3a3.500 3.500 0 0 0 0 7h3M14.500 8.500h3a3.500 3.500 0 0 1 0 7h-3M8.500 12h7', 2]],
  left: [['ink', 'M21 9v6h-9v5L2.500 12 12 4v5z', -1], ['gold', 'M19.500 10.500v3h-9v3.300L4.800 12l5.700-4.800v3.300z']],
  right: [['ink', 'M3 9v6h9v5l9.500-8L12 4v5z', -1], ['gold', 'M4.500 10.500v3h9v3.300l5.700-4.800-5.700-4.800v3.300z']],
  both: [['ink', 'M8 5v4h8V5l7 7-7 7v-4H8v4l-7-7z', -1], ['gold', 'M6.500 8.600v2h11v-2l3.400 3.400-3.400 3.400v-2h-11v2L3.100 12z']],
  raw: [['brown', SQUARE, -1], ['cream', 'M12 4.500l4 3.500h-8zM6 9.500h5.300v4.300H6zM12.700 9.500H18v4.300h-5.300zM4 15.200h5v4.300H4zM9.700 15.200h4.700v4.300H9.700zM15.200 15.200h4.800v4.300h-4.800z']],
  goods: [['grey', DISC, -1], ['dark', MARKS.grey]],
  crate: [['brick', 'M12 2l9 4.500v11L12 22l-9-4.500v-11z', -1], ['shade', 'M12 11v11l9-4.500v-11z'], ['dark', 'M3 6.500l9 4.500 9-4.500M12 11v11', 1]],
  card: [['paper', CARD, -1], ['glaze', 'M7 4h10v16H7z'], ['gold', 'M12 7l3.500 5-3.500 5-3.500-5z']],
  discard: [['smoke', 'M3.500 7.500L14 4.500l4.200 14.300-10.500 3z', -1], ['paper', 'M8.500 3h11v15.500h-11z', -1], ['bad', 'M11 7l6 7.500M17 7l-6 7.500', 1.8]],
  dig: [['smoke', 'M2.500 14h19v8h-19z', -1], ['paper', 'M7.500 5h9v12.500h-9z', -1], ['leaf', 'M12 1.500l5 5.500h-3v6h-4V7H7z', -1]],
  seventh: [['paper', 'M2.500 6.500L12 3.500l4.500 15-9.500 3z', -1], ['glaze', 'M10 3h11v18.500H10z', -1]],
  copy: [['smoke', 'M3 2.500h11v15H3z', -1], ['purple', 'M10 7h11v15H10z', -1], ['cream', 'M15.500 9.500l1.300 3.200 3.200 1.300-3.200 1.300-1.300 3.200-1.300-3.200-3.200-1.300 3.200-1.300z']],
  single: brown(['cream', 'M8 8h8v8H8z']),
  double: brown(['cream', 'M8.500 4.500h7v6.500h-7zM8.500 13h7v6.500h-7z']),
  mixed: brown(['cream', 'M8.500 4.500h7v6.500h-7z'], ['gold', 'M12 12.700a3.600 3.600 0 1 1 0 7.200a3.600 3.600 0 1 1 0-7.200z']),
  trade: [['yellow', CARD, -1], ['dark', 'M9 7.500v2h7v2.200H9v2L5.800 10.500zM15 12.500v2H8v2.200h7v2l3.200-3.200z']],
  endless: [['ink', 'M12 12c-2-3-3.500-4-5.500-4a4 4 0 0 0 0 8c2 0 3.500-1 5.500-4s3.500-4 5.500-4a4 4 0 0 1 0 8c-2 0-3.500-1-5.500-4z', 2.6]],
  wild: [['ore', DISC, -1], ['brown', 'M12 12V3a9 9 0 0 1 7.800 4.500z'], ['blue', 'M12 12l7.800-4.500a9 9 0 0 1 0 9z'], ['green', 'M12 12l7.800 4.500A9 9 0 0 1 12 21z'], ['yellow', 'M12 12v9a9 9 0 0 1-7.800-4.500z'], ['red', 'M12 12l-7.800 4.500a9 9 0 0 1 0-9z'], ['purple', 'M12 12L4.200 7.500A9 9 0 0 1 12 3z']],
  join: [['glaze', 'M5 1.500h14v17l-7 4-7-4z', -1], ['gold', 'M12 4.500l1.800 4.200 4.200 1.800-4.200 1.800-1.800 4.200-1.800-4.200L6 10.500l4.200-1.800z']],
  token: [['gold', wheel(10, 11.3, 9.3), -1], ['glaze', 'M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14z'], ['cream', wheel(4, 5.6, 1.9)]],
  tile: [['brick', 'M2 18C3 9 8 3.500 17 2l5 11c-5 .8-7.500 3-8.500 8z', -1], ['cream', 'M11.500 8.500a3 3 0 1 1 0 6a3 3 0 1 1 0-6z']],
  guild: small('purple'),
  start: [['brick', 'M2 5h20v15H2z', -1], ['gold', 'M2 5h8v7.500H2z', -1]],
  age: [['beam', 'M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7z', -1], ['gold', 'M8.500 5h7L12 10zM8 19l4-4.500 4 4.500z']],
  once: [['cream', DISC, -1]],
  hand: [['glaze', 'M2 8l7-3 5 13-7 3z', -1], ['brick', 'M8 4h8v15H8z', -1], ['paper', 'M15 4.500l7 3-5 13.500-7-3z', -1]],
  free: [['leaf', DISC, -1], ['cream', 'M6.500 12.500l4 4 7.500-9', 2.8]],
  no: [['bad', DISC, -1], ['cream', 'M7.500 7.500l9 9M16.500 7.500l-9 9', 2.6]],
  here: [['glaze', HOME(12), -1], ['smoke', HUT(3.5) + HUT(20.5), -1]],
  beside: [['smoke', HUT(12), -1], ['glaze', HOME(4.5) + HOME(19.5), -1]],
  around: [['glaze', HOME(4) + HOME(12) + HOME(20), -1]],
  ...(Object.fromEntries(COLOURS.map((colour) => [colour, small(colour)])) as Record<Colour, Layer[]>),
} satisfies Record<string, Layer[]>

export type IconName = keyof typeof ICONS

/** Signs in the shape of a card, which take less room. */
export const NARROW = new Set<IconName>([...COLOURS, 'single', 'double', 'mixed', 'trade', 'card', 'guild'])
