import type { Schema, StaffRow } from '@hongyan/db'
import type { Transaction } from 'kysely'

/** Somebody who works here, whose ways in nobody else changes until the transaction ends; null for nobody. */
export async function holdStaff(trx: Transaction<Schema>, staffId: string): Promise<StaffRow | null> {
  const row = await trx
    .updateTable('staff')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', staffId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
