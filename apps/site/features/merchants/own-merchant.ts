import { listApiKeys } from '@hongyan/domain/merchants/list-api-keys'
import { listWebhookEvents } from '@hongyan/domain/merchants/list-webhook-events'
import { listWebhooks } from '@hongyan/domain/merchants/list-webhooks'
import { showWebhookEvent } from '@hongyan/domain/merchants/show-webhook-event'
import type { Ctx } from '@hongyan/kernel/context'
import { nullWhenNotFound } from '../../server/http/null-when-not-found.ts'
import type { MerchantView } from './load.ts'
import { presentEventPage, presentKey, presentWebhook, presentWholeEvent } from './present.ts'
import type { ShownLog } from './shown-log.ts'

/** Lines of the log on one page. */
const linesOfPage = 20

/** What the page of merchants shows of an account. */
export async function readOwnMerchant(ctx: Ctx, shown: ShownLog): Promise<MerchantView> {
  const keys = await listApiKeys(ctx)
  const webhooks = await listWebhooks(ctx)
  const webhook = webhooks.find(({ id }) => id === shown.webhook) ?? webhooks[0]
  return {
    keys: keys.map(presentKey),
    webhooks: webhooks.map(presentWebhook),
    log: webhook ? await readLog(ctx, webhook.id, shown) : null,
  }
}

async function readLog(ctx: Ctx, webhookId: string, { only, after, event }: ShownLog) {
  const page = await listWebhookEvents(ctx, { webhookId, only, after, limit: linesOfPage })
  if (event === null) return { webhookId, page: presentEventPage(page), open: null }
  const open = await nullWhenNotFound(async () =>
    presentWholeEvent(await showWebhookEvent(ctx, { id: event })),
  )
  return { webhookId, page: presentEventPage(page), open }
}
