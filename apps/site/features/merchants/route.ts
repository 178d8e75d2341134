import { addWebhook } from '@hongyan/domain/merchants/add-webhook'
import { changeWebhook } from '@hongyan/domain/merchants/change-webhook'
import { createApiKey } from '@hongyan/domain/merchants/create-api-key'
import { listApiKeys } from '@hongyan/domain/merchants/list-api-keys'
import { listWebhookEvents } from '@hongyan/domain/merchants/list-webhook-events'
import { listWebhooks } from '@hongyan/domain/merchants/list-webhooks'
import { removeWebhook } from '@hongyan/domain/merchants/remove-webhook'
import { replayWebhookEvent } from '@hongyan/domain/merchants/replay-webhook-event'
import { revokeApiKey } from '@hongyan/domain/merchants/revoke-api-key'
import { rotateApiKey } from '@hongyan/domain/merchants/rotate-api-key'
import { rotateWebhookSecret } from '@hongyan/domain/merchants/rotate-webhook-secret'
import { showWebhookEvent } from '@hongyan/domain/merchants/show-webhook-event'
import { testWebhook } from '@hongyan/domain/merchants/test-webhook'
import type { JudgeTarget } from '@hongyan/domain/merchants/webhook-target'
import { success } from '../../calls/envelope.ts'
import type { Answer } from '../../server/http/answer.ts'
import { idempotencyKey, withoutKey } from '../../server/http/idempotency-key.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import {
  addWebhookCall,
  changeWebhookCall,
  createKeyCall,
  listEventsCall,
  listKeysCall,
  listWebhooksCall,
  removeWebhookCall,
  replayEventCall,
  revokeKeyCall,
  rotateKeyCall,
  rotateWebhookCall,
  showEventCall,
  testWebhookCall,
} from './endpoints.ts'
import {
  presentEventPage,
  presentKey,
  presentNewKey,
  presentNewWebhook,
  presentWebhook,
  presentWholeEvent,
} from './present.ts'

/** What the calls of merchants take from the process. */
export type MerchantServices = { readonly judgeTarget: JudgeTarget }

const reply = (data: unknown): Answer => ({ kind: 'reply', status: 200, body: success(data) })
const done: Answer = { kind: 'reply', status: 200, body: { code: 1, errorMsg: '' } }

export const merchantRoutes: readonly Route<MerchantServices>[] = [
  defineRoute(listKeysCall, async (_input, { ctx }) =>
    reply({ keys: (await listApiKeys(ctx)).map(presentKey) }),
  ),
  defineRoute(createKeyCall, async ({ body }, { ctx, headers }) => {
    const requestKey = idempotencyKey(headers)
    if (requestKey === null) return withoutKey
    return reply(presentNewKey(await createApiKey(ctx, { ...body, requestKey })))
  }),
  defineRoute(rotateKeyCall, async ({ params }, { ctx }) =>
    reply(presentNewKey(await rotateApiKey(ctx, params))),
  ),
  defineRoute(revokeKeyCall, async ({ params }, { ctx }) => {
    await revokeApiKey(ctx, params)
    return done
  }),
  defineRoute(listWebhooksCall, async (_input, { ctx }) =>
    reply({ webhooks: (await listWebhooks(ctx)).map(presentWebhook) }),
  ),
  defineRoute(addWebhookCall, async ({ body }, { ctx, headers, services }) => {
    const requestKey = idempotencyKey(headers)
    if (requestKey === null) return withoutKey
    const added = await addWebhook(ctx, { ...body, requestKey, judge: services.judgeTarget })
    return reply(presentNewWebhook(added))
  }),
  defineRoute(changeWebhookCall, async ({ params, body }, { ctx, services }) =>
    reply(presentWebhook(await changeWebhook(ctx, { ...params, ...body, judge: services.judgeTarget }))),
  ),
  defineRoute(removeWebhookCall, async ({ params }, { ctx }) => {
    await removeWebhook(ctx, params)
    return done
  }),
  defineRoute(rotateWebhookCall, async ({ params, body }, { ctx }) =>
    reply(presentNewWebhook(await rotateWebhookSecret(ctx, { ...params, version: body.secretVersion }))),
  ),
  defineRoute(testWebhookCall, async ({ params }, { ctx }) => reply({ id: await testWebhook(ctx, params) })),
  defineRoute(listEventsCall, async ({ params, query }, { ctx }) => {
    const { only = null, after = null, limit } = query
    return reply(presentEventPage(await listWebhookEvents(ctx, { webhookId: params.id, only, after, limit })))
  }),
  defineRoute(showEventCall, async ({ params }, { ctx }) =>
    reply(presentWholeEvent(await showWebhookEvent(ctx, params))),
  ),
  defineRoute(replayEventCall, async ({ params }, { ctx }) =>
    reply(presentWholeEvent(await replayWebhookEvent(ctx, params))),
  ),
]
