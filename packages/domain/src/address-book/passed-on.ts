import type { AddressRole } from './book-rules.ts'

/** To which address each default of a deleted one went; null where the book was empty then. */
export type PassedOn = Readonly<Partial<Record<AddressRole, string | null>>>

/** Reads what `deleteAddresses` noted. */
export function readPassedOn(text: string | null): PassedOn {
  return text === null ? {} : (JSON.parse(text) as PassedOn)
}
