import type { Schema } from '@hongyan/db'
import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import { isStaffRole, scopesOfRoles } from './staff-rights.ts'

/** More than anybody needs; what is above it is a mistake. */
const mostGrants = 40

/**
 * Gives somebody exactly these roles, in place of all that they had. Refuses `invalid-input` for a role that there is
 * not, and for a limit that a role cannot have.
 */
export async function writeGrants(
  ctx: Ctx,
  trx: Transaction<Schema>,
  staffId: string,
  grants: readonly StaffGrant[],
): Promise<void> {
  const problem = problemOf(grants)
  if (problem !== null)
    throw new DomainError({
      entity: 'staff',
      code: 'invalid-input',
      detail: problem.message,
      fields: [problem],
    })
  await trx.deleteFrom('staff_grants').where('staff_id', '=', staffId).execute()
  const now = ctx.now()
  const rows = grants.map(({ role, kind, language, branch }) => ({
    id: uuidv7(now),
    staff_id: staffId,
    role,
    kind: kind ?? '',
    language: language ?? '',
    branch: branch ?? '',
    granted_at: now,
  }))
  if (rows.length > 0)
    await trx
      .insertInto('staff_grants')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute()
}

function problemOf(grants: readonly StaffGrant[]): { path: string; message: string } | null {
  if (grants.length > mostGrants) return { path: 'grants', message: 'too-many' }
  for (const [at, grant] of grants.entries()) {
    const { role } = grant
    if (!isStaffRole(role)) return { path: `grants.${at}.role`, message: 'unknown' }
    const limit = (['kind', 'language', 'branch'] as const).find(
      (one) => grant[one] !== null && !scopesOfRoles[role].includes(one),
    )
    if (limit !== undefined) return { path: `grants.${at}.${limit}`, message: 'not-of-role' }
  }
  return null
}
