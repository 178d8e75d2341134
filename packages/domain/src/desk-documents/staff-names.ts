import type { Schema } from '@hongyan/db'
import type { Kysely } from 'kysely'
import { staffNames as namesOf } from '../staff/staff-names.ts'

/** Who somebody of staff is, for others of staff. */
export type StaffName = { readonly id: string; readonly name: string }

/** What people of staff are called, by their id; whoever is no more is known by the id alone. */
export async function staffNames(
  query: Kysely<Schema>,
  ids: Iterable<string | null | undefined>,
): Promise<(id: string) => StaffName> {
  const nameOf = await namesOf(
    query,
    [...ids].map((id) => id || null),
  )
  return (id) => ({ id, name: nameOf(id) ?? '' })
}
