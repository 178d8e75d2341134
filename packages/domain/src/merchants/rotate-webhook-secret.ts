import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { repeatMs } from '../accounts/person-of.ts'
import { newOf } from './add-webhook.ts'
import { ownWebhook } from './own-webhook.ts'
import type { NewWebhook } from './webhook.ts'
import { hasSecret, secretMark } from './webhook-secret.ts'

/**
 * Gives an address a new secret in place of its `version`; for a while everything is signed with both, and what waited
 * for a secret that was lost is sent. Asked again within ten minutes it gives the same one. Refusals: `sign-in-needed`, `not-found`, `conflict` for another version.
 */
export async function rotateWebhookSecret(
  ctx: Ctx,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<NewWebhook> {
  const now = ctx.now()
  return ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    const row = await ownWebhook(ctx, trx, id, 'lock')
    const { linkKey, merchants } = ctx.settings
    const isGood = hasSecret(linkKey, row)
    const isRepeat = row.secret_version === version + 1 && now - row.secret_since <= repeatMs && isGood
    if (isRepeat) return newOf(ctx, row)
    if (row.secret_version !== version)
      throw new DomainError({ entity: 'webhook', code: 'conflict', detail: 'It has another secret by now' })
    const changed = {
      secret_version: version + 1,
      secret_since: now,
      // A secret that is lost signs nothing any more.
      earlier_until: isGood ? now + merchants.secretOverlapMs : null,
      secret_mark: secretMark(linkKey, id, version + 1),
      updated_at: now,
    }
    await trx.updateTable('webhooks').set(changed).where('id', '=', id).execute()
    if (!isGood) await sendWaiting(ctx, trx, id)
    await writeAudit(ctx, trx, { entity: 'webhook', id, action: 'secret-replaced' })
    return newOf(ctx, { ...row, ...changed })
  })
}

async function sendWaiting(ctx: Ctx, trx: Transaction<Schema>, webhookId: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ next_at: ctx.now() })
    .where('receiver', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}
