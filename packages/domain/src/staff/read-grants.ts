import type { Schema } from '@hongyan/db'
import type { StaffGrant } from '@hongyan/kernel/context'
import type { Kysely } from 'kysely'

/** What one person may do, or each of all people, by their id, in the order in which it was granted. */
export async function readGrants(
  query: Kysely<Schema>,
  whose: { readonly staffId: string } | 'everybody',
): Promise<(staffId: string) => readonly StaffGrant[]> {
  const all = query.selectFrom('staff_grants').selectAll().orderBy('granted_at').orderBy('id')
  const rows = await (whose === 'everybody' ? all : all.where('staff_id', '=', whose.staffId)).execute()
  const byPerson = Map.groupBy(rows, ({ staff_id }) => staff_id)
  return (staffId) =>
    (byPerson.get(staffId) ?? []).map(({ role, kind, language, branch }) => ({
      role,
      kind: kind || null,
      language: language || null,
      branch: branch || null,
    }))
}
