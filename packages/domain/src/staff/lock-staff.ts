import type { Schema, StaffRow } from '@hongyan/db'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'

/**
 * Somebody of staff, where nobody else changes who works here until the transaction ends: two who take the right to
 * manage staff from each other take turns. Refuses `not-found`, also for those who have left.
 */
export async function lockStaff(trx: Transaction<Schema>, staffId: string): Promise<StaffRow> {
  const managing = trx
    .selectFrom('staff')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('staff_grants').select('staff_id').where('role', '=', 'administrator'),
    )
    .orderBy('id')
  await managing.forUpdate().execute()
  const row = await trx
    .updateTable('staff')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', staffId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (row) return row
  throw new DomainError({ entity: 'staff', code: 'not-found', detail: 'Nobody of staff' })
}

/** Refuses `conflict` where nobody but `without` manages staff; asked with staff locked. */
export async function refuseLastAdministrator(trx: Transaction<Schema>, without: string): Promise<void> {
  const other = await trx
    .selectFrom('staff')
    .innerJoin('staff_grants', 'staff_grants.staff_id', 'staff.id')
    .select('staff.id')
    .where('role', '=', 'administrator')
    .where('ended_at', 'is', null)
    .where('staff.id', '!=', without)
    .executeTakeFirst()
  if (other) return
  throw new DomainError({ entity: 'staff', code: 'conflict', detail: 'Nobody else manages staff' })
}
