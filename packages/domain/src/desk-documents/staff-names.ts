import type { Schema } from '@hongyan/db'
import type { Kysely } from 'kysely'

/** Who somebody of staff is, for others of staff. */
export type StaffName = { readonly id: string; readonly name: string }

/** What people of staff are called, by their id; whoever is no more is known by the id alone. */
export async function staffNames(
  query: Kysely<Schema>,
  ids: Iterable<string | null | undefined>,
): Promise<(id: string) => StaffName> {
  const asked = [...new Set(ids)].filter((id) => typeof id === 'string' && id !== '')
  const rows =
    asked.length === 0
      ? []
      : await query
          .selectFrom('staff')
          .select(['id', 'name', 'mail'])
          .where('id', 'in', asked as string[])
          .execute()
  const names = new Map(rows.map(({ id, name, mail }) => [id, name ?? mail]))
  return (id) => ({ id, name: names.get(id) ?? '' })
}
