import type { Matter } from '../client/work.ts'
import type { Band } from '../today/lines.ts'

/** What a matter is called, and what it waits for in a band; where a band says nothing of its own, as `waiting`. */
export type MatterText = {
  readonly name: string
  readonly about: Readonly<Partial<Record<Band, string>>> & { readonly waiting: string }
}

export type MatterTexts = Readonly<Record<Matter, MatterText>>
