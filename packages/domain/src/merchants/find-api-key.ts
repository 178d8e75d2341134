import type { Ctx } from '@hongyan/kernel/context'
import { digestOfKey, isInForce, isSecret } from './api-key.ts'
import type { KeyScope } from './merchant-rules.ts'

/** A use is written down this often at the most, in ms: not with every call. */
const writtenEveryMs = 60_000

/** Whose calls a key makes, and which. */
type FoundKey = {
  readonly id: string
  readonly accountId: string
  readonly scopes: readonly KeyScope[]
  /** The contract of the account lets it pay monthly. */
  readonly monthly: boolean
}

/** The key that a secret opens, whose use is noted; null for one that is unknown, revoked or has ended. */
export async function findApiKey(
  ctx: Ctx,
  { secret }: { readonly secret: string },
): Promise<FoundKey | null> {
  if (!isSecret(secret)) return null
  const row = await ctx.db.query
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .selectAll('api_keys')
    .select('accounts.monthly_since as monthlySince')
    .where('secret_digest', '=', digestOfKey(secret))
    .executeTakeFirst()
  const now = ctx.now()
  if (!row || !isInForce(row, now)) return null
  if (row.used_at === null || now - row.used_at >= writtenEveryMs)
    await ctx.db.query.updateTable('api_keys').set({ used_at: now }).where('id', '=', row.id).execute()
  return {
    id: row.id,
    accountId: row.account_id,
    scopes: JSON.parse(row.scopes) as KeyScope[],
    monthly: row.monthlySince !== null,
  }
}
