import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import { type NewPasskey, readName } from './passkey-rules.ts'

/** Keeps a passkey of somebody. Refuses `conflict` for one that is somebody's already, `invalid-input` for its name. */
export async function writePasskey(
  ctx: Ctx,
  trx: Transaction<Schema>,
  staffId: string,
  passkey: NewPasskey,
): Promise<string> {
  const { credentialId, publicKey, counter, transports } = passkey
  const now = ctx.now()
  const row = await trx
    .insertInto('staff_passkeys')
    .values({
      id: uuidv7(now),
      staff_id: staffId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports: transports.join(' '),
      name: passkey.name === null ? null : readName(passkey.name),
      created_at: now,
      used_at: null,
    })
    .onConflict((on) => on.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row)
    throw new DomainError({ entity: 'passkey', code: 'conflict', detail: 'Somebody has this passkey' })
  await writeAudit(ctx, trx, {
    entity: 'staff',
    id: staffId,
    action: 'passkey-added',
    detail: { passkey: row.id },
  })
  return row.id
}
