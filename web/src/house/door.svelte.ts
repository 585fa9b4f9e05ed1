// How other devices come to this server: by the address of this page, or, on the server's own machine, by its door.
import { get, post } from '../wire/api'
import { isLoopback } from './links'

interface DoorShown {
  open: boolean
  addresses: string[]
}

class Door {
  /** Whether this page itself has an address that others can use. */
  readonly outside = !isLoopback(location.hostname)
  asked = $state(false)
  tried = $state(false) // somebody wanted to open it
  addresses = $state.raw<string[]>([])
  private chosen = $state<string | null>(null)

  /** Where links for other devices begin; null as long as they would lead nowhere. */
  get base(): string | null {
    if (this.outside) return location.origin
    return this.addresses.find((address) => address === this.chosen) ?? this.addresses[0] ?? null
  }

  choose(address: string): void {
    this.chosen = address
  }

  async look(): Promise<void> {
    if (!this.outside) this.take(await get<DoorShown>('/api/place/door'))
  }

  async open(): Promise<void> {
    if (this.outside) return
    this.take(await post<DoorShown>('/api/place/door'))
    this.tried = true
  }

  private take(shown: DoorShown): void {
    this.asked = true
    this.addresses = shown.addresses
    if (shown.open) this.tried = true // there is nothing left to open
  }
}

export const door = new Door()
