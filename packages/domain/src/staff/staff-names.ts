import type { Schema } from '@hongyan/db'
import type { Kysely, Transaction } from 'kysely'

/** The names of some people of staff by their ids, also of those who have left; a mail address where there is no name. */
export async function staffNames(
  query: Kysely<Schema> | Transaction<Schema>,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const asked = [...new Set(ids.flatMap((id) => id ?? []))]
  const rows =
    asked.length === 0
      ? []
      : await query.selectFrom('staff').select(['id', 'name', 'mail']).where('id', 'in', asked).execute()
  const names = new Map(rows.map(({ id, name, mail }) => [id, name ?? mail]))
  return (id) => names.get(id ?? '') ?? null
}
