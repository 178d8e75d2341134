import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'

/**
 * Ends what an identity provider says is over: one of its sign-ins, or everything of a person where it names no
 * sign-in. What began after it was said (`since`, ms UTC) goes on, so that a notice shown again ends nothing new.
 * Returns how many sessions ended; the caller has made sure that the provider said so.
 */
export async function endProviderSessions(
  ctx: Ctx,
  input: {
    readonly issuer: string
    readonly subject: string | null
    readonly providerSession: string | null
    readonly since: number | null
  },
): Promise<number> {
  const { issuer, subject, providerSession, since } = input
  if (subject === null && providerSession === null) return 0
  return ctx.db.transaction(async (trx) => {
    const rows = await trx
      .deleteFrom('account_sessions')
      .where('account_id', 'in', (eb) =>
        eb
          .selectFrom('accounts')
          .select('id')
          .where('issuer', '=', issuer)
          .$if(subject !== null, (query) => query.where('subject', '=', subject ?? '')),
      )
      .$if(providerSession !== null, (query) => query.where('provider_session', '=', providerSession ?? ''))
      // A provider tells the time in whole seconds, by a clock of its own.
      .$if(since !== null, (query) =>
        query.where('created_at', '<', (since ?? 0) + 1000 + ctx.settings.clockSkewMs),
      )
      .returning('account_id')
      .execute()
    for (const id of new Set(rows.map((row) => row.account_id))) {
      await writeAudit(ctx, trx, { entity: 'account', id, action: 'signed-out-by-provider' })
    }
    return rows.length
  })
}
