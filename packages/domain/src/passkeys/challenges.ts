import { randomBytes } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { isAlive, storedPastEndMs } from '@hongyan/kernel/expiry'
import { digestOf } from '../accounts/account-session.ts'
import { passkeyRefused } from './passkey-rules.ts'

/** What an answer is asked for: to sign in, to make one more passkey, to make the first by a link. */
type ChallengePurpose = 'sign-in' | 'add' | 'link'

type Asked = { readonly purpose: ChallengePurpose; readonly staffId: string | null }

/** What an authenticator signs, base64url: known to the database alone, so that every process can take the answer. */
export async function beginChallenge(ctx: Ctx, { purpose, staffId }: Asked): Promise<string> {
  const now = ctx.now()
  const challenge = randomBytes(32).toString('base64url')
  await forgetOld(ctx, now - storedPastEndMs)
  await ctx.db.query
    .insertInto('staff_challenges')
    .values({
      challenge_mac: digestOf(challenge),
      purpose,
      staff_id: staffId,
      expires_at: now + ctx.settings.staff.challengeMs,
    })
    .execute()
  return challenge
}

/**
 * Takes a challenge that was signed: once over every process, whatever comes of the answer. Refuses `forbidden` for one
 * that was never asked, has been answered, was asked of somebody else or for something else, or is over.
 */
export async function takeChallenge(
  ctx: Ctx,
  { challenge, purpose, staffId }: Asked & { readonly challenge: string },
): Promise<void> {
  const row = await ctx.db.query
    .deleteFrom('staff_challenges')
    .where('challenge_mac', '=', digestOf(challenge))
    .returningAll()
    .executeTakeFirst()
  const life = { lifeMs: ctx.settings.staff.challengeMs, skewMs: ctx.settings.clockSkewMs }
  if (row?.purpose === purpose && row.staff_id === staffId && isAlive(row.expires_at, ctx.now(), life)) return
  throw passkeyRefused('No such challenge was asked')
}

/** Those that are over leave a few at a time, with every new one. */
async function forgetOld(ctx: Ctx, before: number): Promise<void> {
  await ctx.db.query
    .deleteFrom('staff_challenges')
    .where('challenge_mac', 'in', (eb) =>
      eb
        .selectFrom('staff_challenges')
        .select('challenge_mac')
        .where('expires_at', '<', before)
        .orderBy('expires_at')
        .limit(10),
    )
    .execute()
}
