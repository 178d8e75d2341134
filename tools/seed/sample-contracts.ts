import { setContract } from '@hongyan/domain/companies/set-contract'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import { sampleAccounts, sampleIssuer } from '../identity-provider/sample-accounts.ts'

/**
 * Makes the sample accounts that have a contract before they sign in first, so that they can pay monthly. An account
 * that is there already stays as it is.
 */
export async function makeSampleContracts(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  for (const { subject, name, phone, mail } of sampleAccounts.filter(({ monthly = false }) => monthly)) {
    const account = { id: uuidv7(now), issuer: sampleIssuer, subject, name, phone, mail }
    const made = await ctx.db.query
      .insertInto('accounts')
      .values({ ...account, created_at: now, updated_at: now })
      .onConflict((on) => on.columns(['issuer', 'subject']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) await setContract(ctx, { of: 'account', name: made.id, ends: false })
  }
}
