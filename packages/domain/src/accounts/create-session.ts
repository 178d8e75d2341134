import { randomBytes } from 'node:crypto'
import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { storedPastEndMs } from '@hongyan/kernel/expiry'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import { phoneKey } from '../tracking/phone-key.ts'
import { cleanText } from '../typed/clean-text.ts'
import { readMail } from '../typed/read-mail.ts'
import { digestOf } from './account-session.ts'
import { inNameOf } from './in-name-of.ts'

/** Who the identity provider says somebody is. */
export type ProvenIdentity = {
  /** The provider, by its own name, and the name it has for the person: together they never change. */
  readonly issuer: string
  readonly subject: string
  readonly name: string | null
  /** A number that the provider has verified, as it spells it; null where it names none. */
  readonly phone: string | null
  /** A mail address that the provider has verified; absent or null where it names none. */
  readonly mail?: string | null
  /** The provider's name for the sign-in, by which it ends it later. */
  readonly providerSession: string | null
  /** What the provider wants to see again at sign-out. */
  readonly idToken: string | null
}

/**
 * Signs somebody in: their account is made at the first time, the session is always a new one, and the one this
 * browser held before (`replaced`) ends; `device` is what the list of sessions calls it. Returns the secret for the browser, which is stored nowhere.
 */
export async function createSession(
  ctx: Ctx,
  input: {
    readonly identity: ProvenIdentity
    readonly replaced: string | null
    readonly device?: string | null
  },
): Promise<{ readonly secret: string; readonly accountId: string }> {
  const { identity, replaced, device = null } = input
  const name = identity.name === null ? null : cleanText(identity.name) || null
  const now = ctx.now()
  const phone = identity.phone === null ? null : phoneKey(identity.phone)
  const mail = identity.mail ? readMail(identity.mail) : null
  const secret = randomBytes(32).toString('base64url')
  const accountId = await ctx.db.transaction(async (trx) => {
    await forgetEnded(trx, now - ctx.settings.accounts.lifeMs - storedPastEndMs)
    if (replaced !== null) {
      await trx.deleteFrom('account_sessions').where('secret_mac', '=', digestOf(replaced)).execute()
    }
    const { id } = await trx
      .insertInto('accounts')
      .values({
        id: uuidv7(now),
        issuer: identity.issuer,
        subject: identity.subject,
        name,
        phone,
        mail,
        created_at: now,
        updated_at: now,
      })
      .onConflict((on) =>
        on.columns(['issuer', 'subject']).doUpdateSet({ name, phone, mail, updated_at: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('account_sessions')
      .values({
        id: uuidv7(now),
        secret_mac: digestOf(secret),
        account_id: id,
        provider_session: identity.providerSession,
        id_token: identity.idToken,
        device,
        created_at: now,
        seen_at: now,
      })
      .execute()
    await writeAudit(inNameOf(ctx, id), trx, { entity: 'account', id, action: 'signed-in' })
    return id
  })
  return { secret, accountId }
}

/** Sessions that nobody ended are over all the same; some of them leave with every new one. */
async function forgetEnded(trx: Transaction<Schema>, before: number): Promise<void> {
  await trx
    .deleteFrom('account_sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('account_sessions')
        .select('id')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(10),
    )
    .execute()
}
