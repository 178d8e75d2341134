import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { personOf } from '../accounts/person-of.ts'
import { readAttempts } from './list-webhook-events.ts'
import { readEventState, type WebhookEventView } from './webhook-event.ts'

/**
 * One event with everything that was sent and answered. Refuses `sign-in-needed`, and `not-found` alike for one that
 * there is not and one of somebody else.
 */
export async function showWebhookEvent(ctx: Ctx, { id }: { readonly id: string }): Promise<WebhookEventView> {
  const row = await ctx.db.query
    .selectFrom('webhook_events')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_events.webhook_id')
    .innerJoin('outbox', (join) =>
      join.onRef('outbox.aggregate', '=', 'webhook_events.id').on('outbox.target', '=', 'merchant'),
    )
    .selectAll('webhook_events')
    .select(['webhooks.url', 'outbox.state', 'outbox.attempts', 'outbox.next_at'])
    .where('webhook_events.id', '=', id)
    .where('webhooks.account_id', '=', personOf(ctx, 'webhook'))
    .executeTakeFirst()
  if (!row) throw new DomainError({ entity: 'webhook', code: 'not-found', detail: 'No such event' })
  const attempts = (await readAttempts(ctx.db.query, [id])).get(id) ?? []
  return {
    id,
    webhookId: row.webhook_id,
    type: row.type,
    number: row.number,
    createdAt: row.created_at,
    state: readEventState(row),
    lastAttempt: attempts.at(-1) ?? null,
    url: row.url,
    body: row.body,
    attempts,
  }
}
