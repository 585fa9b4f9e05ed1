// Cards are printed once and then copied: to put together a card from its parts takes far longer than to copy it.
import { mount, unmount, untrack, type ComponentProps } from 'svelte'
import Card, { type CardState } from './Card.svelte'

export type Face = ComponentProps<typeof Card>

const plates = new Map<string, Element>()

/** A new copy of a card as it looks with these properties. */
export function printed({ kind, name = '', size = 'hand', state = null, price = null, chosen = false }: Face): Element {
  const card = plateOf({ kind, name, size }).cloneNode(true) as Element
  card.classList.toggle('no', state === 'no')
  card.classList.toggle('chosen', chosen)
  if (state && size === 'hand') card.querySelector('.scene')!.append(sealOf(kind, state, price))
  return card
}

/** How a card stands, as its sign: the same on every card. */
function sealOf(kind: string, state: CardState, price: number | null): Node {
  const seal = plates.get(`${state}|${price}`) ?? plateOf({ kind, size: 'hand', state, price }).querySelector('.state')!
  plates.set(`${state}|${price}`, seal)
  return seal.cloneNode(true)
}

/** What copies of a card are made from. */
export function plateOf(face: Face): Element {
  const key = [face.kind, face.name, face.size, face.state, face.price].join('|')
  let plate = plates.get(key)
  if (!plate) plates.set(key, (plate = untrack(() => drawn(face))))
  return plate
}

function drawn(props: Face): Element {
  const target = document.createElement('div')
  const card = mount(Card, { target, props })
  const plate = target.firstElementChild!.cloneNode(true) as Element
  void unmount(card)
  return plate
}
