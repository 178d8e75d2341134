import type { Schema } from '@hongyan/db'
import type { StaffGrant } from '@hongyan/kernel/context'
import type { Kysely } from 'kysely'

/** What each of some people may do, by their id, in the order in which it was granted. */
export async function readGrants(
  query: Kysely<Schema>,
  staffIds: readonly string[],
): Promise<(staffId: string) => readonly StaffGrant[]> {
  const rows =
    staffIds.length === 0
      ? []
      : await query
          .selectFrom('staff_grants')
          .selectAll()
          .where('staff_id', 'in', staffIds)
          .orderBy('granted_at')
          .orderBy('id')
          .execute()
  return (staffId) =>
    rows
      .filter((row) => row.staff_id === staffId)
      .map(({ role, kind, language, branch }) => ({
        role,
        kind: kind || null,
        language: language || null,
        branch: branch || null,
      }))
}
