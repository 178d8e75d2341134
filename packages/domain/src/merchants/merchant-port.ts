import type { WebhookAttemptRow, WebhookRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { OutboxPort, SendOutcome } from '../outbox/outbox-port.ts'
import type { MerchantMessage } from './merchant-message.ts'
import { hasSecret, secretMark, signEvent } from './webhook-secret.ts'

/** What is posted to an address; `headers` beside those that any JSON has. */
export type WebhookRequest = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What came of it. `text` is the beginning of the answer; `problem` a word for the log of the merchant. */
export type WebhookAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'failed'; readonly problem: string }

/** Reaches addresses of merchants. It never throws, and never takes longer than a claim holds. */
export type PostWebhook = (request: WebhookRequest) => Promise<WebhookAnswer>

/** Longest part of an answer that is kept, in characters. */
const longestAnswer = 2000

/**
 * Tells merchants by way of the outbox. Each attempt sends the same id and body under a fresh time and signature, and is
 * kept for the merchant to look at. Any answer of 2xx ends it; after any other it is tried again as the settings say, and
 * so is what nothing can be signed for.
 */
export function merchantPort(ctx: Ctx, post: PostWebhook): OutboxPort {
  return {
    async send({ attempt, event, webhook }: MerchantMessage): Promise<SendOutcome> {
      if (webhook.state === 'off') return { kind: 'given-up', problem: 'switched off' }
      const at = ctx.now()
      const signed = { id: event.id, seconds: Math.floor(at / 1000), body: event.body }
      const { linkKey } = ctx.settings
      const isSigned = hasSecret(linkKey, webhook)
      if (webhook.secret_mark === null) await storeMark(ctx, webhook)
      const answer: WebhookAnswer = isSigned
        ? await post({
            url: webhook.url,
            headers: {
              'webhook-id': signed.id,
              'webhook-timestamp': String(signed.seconds),
              'webhook-signature': signEvent(linkKey, webhook, signed),
            },
            body: signed.body,
          })
        : { kind: 'failed', problem: 'secret-lost' }
      const isAnswered = answer.kind === 'answered'
      await storeAttempt(ctx, {
        id: uuidv7(at),
        event_id: event.id,
        at,
        took_ms: Math.max(0, ctx.now() - at),
        status: isAnswered ? answer.status : null,
        answer: isAnswered ? storable(answer.text) : null,
        problem: isAnswered ? null : answer.problem,
      })
      return outcomeOf(answer, ctx.settings.merchants.retryMs[attempt - 1])
    },
  }
}

/** From now on a secret is known again that was given out before such marks were kept. */
async function storeMark(ctx: Ctx, { id, secret_version }: WebhookRow): Promise<void> {
  await ctx.db.query
    .updateTable('webhooks')
    .set({ secret_mark: secretMark(ctx.settings.linkKey, id, secret_version) })
    .where('id', '=', id)
    .where('secret_version', '=', secret_version)
    .where('secret_mark', 'is', null)
    .execute()
}

/** Keeps an attempt with its event, which may have been removed with its webhook while it was told. */
async function storeAttempt(ctx: Ctx, attempt: WebhookAttemptRow): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const event = await trx
      .selectFrom('webhook_events')
      .select('id')
      .where('id', '=', attempt.event_id)
      .forKeyShare()
      .executeTakeFirst()
    if (event) await trx.insertInto('webhook_attempts').values(attempt).execute()
  })
}

function outcomeOf(answer: WebhookAnswer, afterMs: number | undefined): SendOutcome {
  if (answer.kind === 'answered' && answer.status >= 200 && answer.status < 300) return { kind: 'delivered' }
  const problem = answer.kind === 'answered' ? `HTTP ${answer.status}` : answer.problem
  return afterMs === undefined ? { kind: 'given-up', problem } : { kind: 'again', problem, afterMs }
}

/** Postgres keeps no NUL in a text. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').slice(0, longestAnswer).toWellFormed()
}
