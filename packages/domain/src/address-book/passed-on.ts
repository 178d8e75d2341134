import type { AddressRole } from './book-rules.ts'

/** The defaults that a deleted address was: null where they are nobody's since, or the address they went to. */
export type PassedOn = Readonly<Partial<Record<AddressRole, string | null>>>

/** Reads what `deleteAddresses` noted. */
export function readPassedOn(text: string | null): PassedOn {
  return text === null ? {} : (JSON.parse(text) as PassedOn)
}
