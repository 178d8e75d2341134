import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'

/** Signs somebody out everywhere, and takes away what they could sign in with by themselves. */
export async function dropSignIn(trx: Transaction<Schema>, staffId: string): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute()
  await trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await trx.deleteFrom('staff_challenges').where('staff_id', '=', staffId).execute()
}
