import type { Schema, StaffRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import type { ProvenIdentity } from '../accounts/create-session.ts'
import { cleanText } from '../typed/clean-text.ts'
import { readMail } from '../typed/read-mail.ts'
import { type StaffBrowser, writeStaffSession } from './write-staff-session.ts'

/**
 * Signs somebody of staff in: whom the provider knows as the one who signed in first with an address that an
 * administrator wrote. Returns the secret for the browser, which is stored nowhere. Refuses `forbidden` to everybody
 * else, also to those who have left.
 */
export async function createStaffSession(
  ctx: Ctx,
  input: StaffBrowser & { readonly identity: ProvenIdentity },
): Promise<{ readonly secret: string; readonly staffId: string }> {
  const { identity, ...browser } = input
  return ctx.db.transaction(async (trx) => {
    const { id: staffId } = await findPerson(trx, identity)
    const name = identity.name === null ? null : cleanText(identity.name) || null
    await trx.updateTable('staff').set({ name }).where('id', '=', staffId).execute()
    const { providerSession: provider_session, idToken: id_token } = identity
    const proof = { by: 'provider', provider_session, id_token } as const
    return { secret: await writeStaffSession(ctx, trx, staffId, { ...browser, proof }), staffId }
  })
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
