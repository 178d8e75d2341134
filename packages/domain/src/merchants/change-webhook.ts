import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { forgetLane } from '../outbox/note-answer.ts'
import { ownWebhook } from './own-webhook.ts'
import { readTopics } from './read-topics.ts'
import { readWebhook, type Webhook } from './webhook.ts'
import { type JudgeTarget, readTarget } from './webhook-target.ts'

/**
 * Changes where an address leads, what it is told of, and whether it is told anything. What waits for it goes to the
 * new address; while it is off nothing is sent, and what happens meanwhile is not told later. Refusals:
 * `sign-in-needed`, `not-found`, `invalid-input`.
 */
export async function changeWebhook(
  ctx: Ctx,
  input: {
    readonly id: string
    readonly url?: string | undefined
    readonly topics?: readonly string[] | undefined
    readonly state?: 'on' | 'off' | undefined
    readonly judge: JudgeTarget
  },
): Promise<Webhook> {
  const { id, state } = input
  const known = await ownWebhook(ctx, ctx.db.query, id, 'look')
  const topics = input.topics && readTopics(input.topics)
  // One that stays is not judged again: a host that is gone is what somebody switches off for.
  const isOther = input.url !== undefined && input.url.trim() !== known.url
  const url = isOther ? await readTarget(input.url ?? '', input.judge) : undefined
  return ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    const row = await ownWebhook(ctx, trx, id, 'lock')
    const changed = {
      url: url ?? row.url,
      topics: topics ?? row.topics,
      state: state ?? row.state,
      updated_at: ctx.now(),
    }
    await trx.updateTable('webhooks').set(changed).where('id', '=', id).execute()
    if (changed.state === 'off') {
      await trx
        .updateTable('outbox')
        .set({ state: 'cancelled' })
        .where('receiver', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    }
    // Where it leads elsewhere or is on again, what was known of it says nothing.
    await forgetLane(trx, { target: 'merchant', receiver: id })
    await writeAudit(ctx, trx, { entity: 'webhook', id, action: 'changed' })
    return readWebhook(ctx, { ...row, ...changed })
  })
}
