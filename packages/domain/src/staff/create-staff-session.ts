import { randomBytes } from 'node:crypto'
import type { Schema, StaffRow } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { storedPastEndMs } from '@hongyan/kernel/expiry'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import { digestOf } from '../accounts/account-session.ts'
import type { ProvenIdentity } from '../accounts/create-session.ts'
import { cleanText } from '../typed/clean-text.ts'
import { readMail } from '../typed/read-mail.ts'

/**
 * Signs somebody of staff in: whom the provider knows as the one who signed in first with an address that an
 * administrator wrote. Returns the secret for the browser, which is stored nowhere. Refuses `forbidden` to everybody
 * else, also to those who have left.
 */
export async function createStaffSession(
  ctx: Ctx,
  input: {
    readonly identity: ProvenIdentity
    readonly replaced: string | null
    readonly device?: string | null
  },
): Promise<{ readonly secret: string; readonly staffId: string }> {
  const { identity, replaced, device = null } = input
  const now = ctx.now()
  const secret = randomBytes(32).toString('base64url')
  const staffId = await ctx.db.transaction(async (trx) => {
    await trx
      .deleteFrom('staff_sessions')
      .where('created_at', '<', now - ctx.settings.staff.lifeMs - storedPastEndMs)
      .execute()
    if (replaced !== null)
      await trx.deleteFrom('staff_sessions').where('secret_mac', '=', digestOf(replaced)).execute()
    const { id } = await findPerson(trx, identity)
    const name = identity.name === null ? null : cleanText(identity.name) || null
    const { providerSession, idToken } = identity
    await trx.updateTable('staff').set({ name }).where('id', '=', id).execute()
    await trx
      .insertInto('staff_sessions')
      .values({
        id: uuidv7(now),
        secret_mac: digestOf(secret),
        staff_id: id,
        provider_session: providerSession,
        id_token: idToken,
        device,
        created_at: now,
        seen_at: now,
      })
      .execute()
    await writeAudit(ctx, trx, { entity: 'staff', id, action: 'signed-in' })
    return id
  })
  return { secret, staffId }
}

/**
 * By the provider's own name for them, else by an address that nobody has signed in with yet: one conditional update, so
 * that of two identities with one address only the first is somebody.
 */
async function findPerson(trx: Transaction<Schema>, identity: ProvenIdentity): Promise<Pick<StaffRow, 'id'>> {
  const { issuer, subject } = identity
  const known = await trx
    .selectFrom('staff')
    .select('id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (known) return known
  const mail = identity.mail ? readMail(identity.mail) : null
  const added = await trx
    .updateTable('staff')
    .set({ issuer, subject })
    .where('mail', '=', mail)
    .where('subject', 'is', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (added) return added
  throw new DomainError({ entity: 'staff', code: 'forbidden', detail: 'Nobody of staff has this identity' })
}
