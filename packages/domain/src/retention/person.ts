import { omittedCode } from '#home-phones'
import { phoneKey } from '../tracking/phone-key.ts'

/** Whom it is about: a phone number as shipments are compared by, E.164, or a mail address in lower case. */
export type Person = { readonly phone: string } | { readonly mail: string }

/** Whose phone or mail somebody gave; null where it is neither. */
export function readPerson(typed: string): Person | null {
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { mail: text.toLowerCase() }
  const phone = phoneKey(text)
  return phone === null ? null : { phone }
}

/** A digest of a phone number is made of the digits at home, or of all of it abroad. */
export const nationalOf = (phone: string) =>
  phone.startsWith(omittedCode) ? phone.slice(omittedCode.length) : phone

/** Ids of the rows whose text holds a number, whichever way it is written, or an address. `like` finds more than those. */
export async function rowsNaming(
  person: Person,
  like: (pattern: string) => Promise<readonly { readonly id: string; readonly text: string | null }[]>,
): Promise<readonly string[]> {
  const rows = await like(patternOf(person))
  const wanted = 'mail' in person ? person.mail : nationalOf(person.phone).replace(/\D/g, '')
  const names = ({ text }: { readonly text: string | null }) => plain(person, text ?? '').includes(wanted)
  return [...new Set(rows.filter(names).map(({ id }) => id))]
}

/** Digits may be divided anywhere; of an address the sign in it is looked for, as its letters may be large. */
function patternOf(person: Person): string {
  return 'mail' in person ? '%@%' : `%${nationalOf(person.phone).replace(/\D/g, '').split('').join('%')}%`
}

function plain(person: Person, text: string): string {
  return 'mail' in person ? text.toLowerCase() : text.normalize('NFKC').replace(/[\s().·‐-―-]/g, '')
}
