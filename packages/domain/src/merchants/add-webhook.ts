import type { WebhookRow } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { lockAccount } from '../accounts/lock-account-for-write.ts'
import { personOf, repeatMs } from '../accounts/person-of.ts'
import { readTopics } from './read-topics.ts'
import { type NewWebhook, readWebhook } from './webhook.ts'
import { hasSecret, secretMark, webhookSecret } from './webhook-secret.ts'
import { type JudgeTarget, readTarget } from './webhook-target.ts'

/**
 * Adds an address that the account of whoever is signed in is told at. Asked again with the same `requestKey` within
 * ten minutes it gives the same answer. Refusals: `sign-in-needed`, `invalid-input`, `too-many` for an account that has
 * enough, `conflict` for an old request or one that asked for
 * something else.
 */
export async function addWebhook(
  ctx: Ctx,
  input: {
    readonly url: string
    readonly topics: readonly string[]
    readonly requestKey: string
    readonly judge: JudgeTarget
  },
): Promise<NewWebhook> {
  const accountId = personOf(ctx, 'webhook')
  const topics = readTopics(input.topics)
  // Names are resolved outside the transaction: somebody else's server may take its time.
  const url = await readTarget(input.url, input.judge)
  const now = ctx.now()
  const { linkKey } = ctx.settings
  return ctx.db.transaction(async (trx) => {
    await lockAccount(ctx, trx)
    const rows = await trx.selectFrom('webhooks').selectAll().where('account_id', '=', accountId).execute()
    const known = rows.find((row) => row.request_key === input.requestKey)
    const isRepeat = known?.url === url && known.topics === topics && hasSecret(linkKey, known)
    if (known && (!isRepeat || now - known.created_at > repeatMs))
      throw new DomainError({ entity: 'webhook', code: 'conflict', detail: 'This request was answered' })
    if (known) return newOf(ctx, known)
    if (rows.length >= ctx.settings.merchants.webhooks)
      throw new DomainError({ entity: 'webhook', code: 'too-many', detail: 'The account has enough' })
    const id = uuidv7(now)
    const row: WebhookRow = {
      id,
      account_id: accountId,
      request_key: input.requestKey,
      url,
      topics,
      state: 'on',
      secret_version: 1,
      secret_since: now,
      earlier_until: null,
      secret_mark: secretMark(linkKey, id, 1),
      created_at: now,
      updated_at: now,
    }
    await trx.insertInto('webhooks').values(row).execute()
    await writeAudit(ctx, trx, { entity: 'webhook', id: row.id, action: 'added' })
    return newOf(ctx, row)
  })
}

/** An address with its secret. */
export function newOf(ctx: Ctx, row: WebhookRow): NewWebhook {
  const secret = webhookSecret(ctx.settings.linkKey, row.id, row.secret_version)
  return { webhook: readWebhook(ctx, row), secret }
}
