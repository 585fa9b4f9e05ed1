// That somebody has chosen in secret is nothing to look at: it is shown at once, and no log lists it.
import type { Payload } from '../wire/types'

const HUSHED = ['told-chosen', 'told-chosen-again']

export const isHushed = ({ told }: Pick<Payload, 'told'>): boolean => told.length > 0 && told.every(({ key }) => HUSHED.includes(key))
