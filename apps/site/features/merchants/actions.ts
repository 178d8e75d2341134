import { addWebhook } from '@hongyan/domain/merchants/add-webhook'
import { changeWebhook } from '@hongyan/domain/merchants/change-webhook'
import { createApiKey } from '@hongyan/domain/merchants/create-api-key'
import { listApiKeys } from '@hongyan/domain/merchants/list-api-keys'
import { listWebhookEvents } from '@hongyan/domain/merchants/list-webhook-events'
import { listWebhooks } from '@hongyan/domain/merchants/list-webhooks'
import {
  keyScopes,
  longestKeyName,
  longestWebhookUrl,
  webhookTopics,
} from '@hongyan/domain/merchants/merchant-rules'
import { removeWebhook } from '@hongyan/domain/merchants/remove-webhook'
import { replayWebhookEvent } from '@hongyan/domain/merchants/replay-webhook-event'
import { revokeApiKey } from '@hongyan/domain/merchants/revoke-api-key'
import { rotateApiKey } from '@hongyan/domain/merchants/rotate-api-key'
import { rotateWebhookSecret } from '@hongyan/domain/merchants/rotate-webhook-secret'
import { showWebhookEvent } from '@hongyan/domain/merchants/show-webhook-event'
import { testWebhook } from '@hongyan/domain/merchants/test-webhook'
import type { JudgeTarget } from '@hongyan/domain/merchants/webhook-target'
import { z } from 'zod'
import type { CallWords } from '../../calls/call-words.ts'
import { plainSuccess, successOf } from '../../calls/envelope.ts'
import { conflict, signInNeeded } from '../../calls/refusals.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import {
  presentEventPage,
  presentKey,
  presentNewKey,
  presentNewWebhook,
  presentWebhook,
  presentWholeEvent,
} from './present.ts'
import { enoughApiKeys, enoughWebhooks, unknownApiKey, unknownWebhook, webhookOff } from './refusals.ts'
import { eventPageView, keyView, newKeyView, newWebhookView, webhookView, wholeEventView } from './views.ts'

/** What the actions of merchants take from the process. */
export type MerchantServices = { readonly judgeTarget: JudgeTarget }

const own = {
  family: 'merchants',
  shape: 'own',
  credentials: true,
  limit: 'account',
} as const
const reading = { who: 'customer', record: 'own', origin: 'any', repeat: 'reads' } as const
const writing = { who: 'customer', record: 'own', origin: 'allowed', repeat: 'repeats' } as const
const params = z.object({ id: z.uuid() })
const anId = { id: '0197a000-0000-7000-8000-000000000000' }
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const nothing = z.strictObject({})
const url = z.string().max(longestWebhookUrl).describe('A public address over https.')
const topics = z.array(z.enum(webhookTopics)).min(1)
const sentAgain: CallWords = {
  en: 'Send an `Idempotency-Key` (8 to 200 characters): sending again with it within ten minutes makes no second one.',
  zh: '请带 `Idempotency-Key`（8 至 200 个字符）：十分钟内用同一个再发一次，不会多出一个。',
}

export const listKeysAction = defineAction(
  {
    ...own,
    id: 'listApiKeys',
    method: 'GET',
    path: '/v1/api-keys',
    summary: { en: 'The API keys of the account', zh: '账户的 API 密钥' },
    replies: { 200: successOf(z.object({ keys: z.array(keyView) })) },
    refusals: [signInNeeded],
    access: reading,
    examples: [{ ...signedOut, request: {} }],
  },
  (_input, { ctx }) => listApiKeys(ctx),
  (keys) => ({ keys: keys.map(presentKey) }),
)

export const createKeyAction = defineAction(
  {
    ...own,
    id: 'createApiKey',
    method: 'POST',
    path: '/v1/api-keys',
    summary: { en: 'Create an API key; it is shown once', zh: '新建 API 密钥，只显示一次' },
    description: {
      en: `${sentAgain.en} A key matches \`hyk_live_[0-9A-Za-z]{36}\`; its last six characters are a CRC-32 of the thirty before them.`,
      zh: `${sentAgain.zh}密钥的样子是 \`hyk_live_[0-9A-Za-z]{36}\`，最后六个字符是前面三十个的 CRC-32。`,
    },
    body: z.strictObject({
      name: z.string().max(longestKeyName),
      scopes: z.array(z.enum(keyScopes)).min(1),
    }),
    replies: { 200: successOf(newKeyView) },
    refusals: [signInNeeded, enoughApiKeys, conflict],
    access: { ...writing, repeat: 'keyed' },
    examples: [{ ...signedOut, request: { body: { name: 'Shop', scopes: ['quotes', 'orders.write'] } } }],
  },
  ({ body, requestKey }, { ctx }) => createApiKey(ctx, { ...body, requestKey }),
  presentNewKey,
)

export const rotateKeyAction = defineAction(
  {
    ...own,
    id: 'rotateApiKey',
    method: 'POST',
    path: '/v1/api-keys/{id}/rotate',
    summary: { en: 'Rotate an API key', zh: '更换密钥' },
    description: { en: 'Both work until the old one ends.', zh: '新旧两个都能用，直到旧的到期。' },
    params,
    body: nothing,
    replies: { 200: successOf(newKeyView) },
    refusals: [signInNeeded, unknownApiKey, enoughApiKeys, conflict],
    access: writing,
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params }, { ctx }) => rotateApiKey(ctx, params),
  presentNewKey,
)

export const revokeKeyAction = defineAction(
  {
    ...own,
    id: 'revokeApiKey',
    method: 'POST',
    path: '/v1/api-keys/{id}/revoke',
    summary: { en: 'Revoke an API key', zh: '停用密钥' },
    params,
    body: nothing,
    replies: { 200: plainSuccess },
    refusals: [signInNeeded],
    access: writing,
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params }, { ctx }) => revokeApiKey(ctx, params),
)

const listWebhooksAction = defineAction(
  {
    ...own,
    id: 'listWebhooks',
    method: 'GET',
    path: '/v1/webhooks',
    summary: { en: 'The webhooks of the account', zh: '账户的 Webhook' },
    replies: { 200: successOf(z.object({ webhooks: z.array(webhookView) })) },
    refusals: [signInNeeded],
    access: reading,
    examples: [{ ...signedOut, request: {} }],
  },
  (_input, { ctx }) => listWebhooks(ctx),
  (webhooks) => ({ webhooks: webhooks.map(presentWebhook) }),
)

export const addWebhookAction = defineAction(
  {
    ...own,
    id: 'addWebhook',
    method: 'POST',
    path: '/v1/webhooks',
    summary: { en: 'Add a webhook for orders and shipments', zh: '新增 Webhook，接收订单和运单的变化' },
    description: {
      en:
        `${sentAgain.en} Events are posted as JSON and signed by Standard Webhooks: \`webhook-signature\` holds \`v1,\` and the ` +
        'base64 of HMAC-SHA-256 over `webhook-id`, `webhook-timestamp` and the body, joined by full stops, under the decoded ' +
        'secret. Any answer of 2xx within ten seconds ends it; redirects are not followed. Everything else is tried again, ' +
        'for about a day, with the same id.',
      zh: `${sentAgain.zh}事件用 POST 发 JSON，按 Standard Webhooks 签名：\`webhook-signature\` 是 \`v1,\` 加一段 base64，内容是用解码后的密钥对 \`webhook-id\`、\`webhook-timestamp\`、正文（用句点连起来）算的 HMAC-SHA-256。十秒内答 2xx 就算送到，不跟随跳转。其余的用同一个编号再送，大约送一天。`,
    },
    body: z.strictObject({ url, topics }),
    replies: { 200: successOf(newWebhookView) },
    refusals: [signInNeeded, enoughWebhooks, conflict],
    access: { ...writing, repeat: 'keyed' },
    examples: [
      { ...signedOut, request: { body: { url: 'https://erp.example.com/hooks', topics: ['orders'] } } },
    ],
  },
  ({ body, requestKey }, { ctx, services }: At<MerchantServices>) =>
    addWebhook(ctx, { ...body, requestKey, judge: services.judgeTarget }),
  presentNewWebhook,
)

export const changeWebhookAction = defineAction(
  {
    ...own,
    id: 'changeWebhook',
    method: 'POST',
    path: '/v1/webhooks/{id}/changes',
    summary: {
      en: 'Change a webhook: address, events, on or off',
      zh: '修改 Webhook 的地址、事件，或启用、停用',
    },
    description: {
      en: 'While it is off nothing is sent, now or later.',
      zh: '停用期间不发送，以后也不补发。',
    },
    params,
    body: z.strictObject({ url, topics, state: z.enum(['on', 'off']) }).partial(),
    replies: { 200: successOf(webhookView) },
    refusals: [signInNeeded, unknownWebhook],
    access: writing,
    examples: [{ ...signedOut, request: { params: anId, body: { state: 'off' } } }],
  },
  ({ params, body }, { ctx, services }: At<MerchantServices>) =>
    changeWebhook(ctx, { ...params, ...body, judge: services.judgeTarget }),
  presentWebhook,
)

export const removeWebhookAction = defineAction(
  {
    ...own,
    id: 'removeWebhook',
    method: 'POST',
    path: '/v1/webhooks/{id}/remove',
    summary: { en: 'Delete a webhook and its log', zh: '删除 Webhook 及其记录' },
    params,
    body: nothing,
    replies: { 200: plainSuccess },
    refusals: [signInNeeded],
    access: writing,
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params }, { ctx }) => removeWebhook(ctx, params),
)

export const rotateWebhookAction = defineAction(
  {
    ...own,
    id: 'rotateWebhookSecret',
    method: 'POST',
    path: '/v1/webhooks/{id}/rotate',
    summary: {
      en: 'Rotate the secret of a webhook; it is shown once',
      zh: '更换 Webhook 的签名密钥，只显示一次',
    },
    description: {
      en:
        '`secretVersion` is the one it replaces. Until `earlierUntil` everything carries two signatures, with the new secret ' +
        'and with the earlier one. One whose `secretState` is `lost` has no earlier one; what waited for it is sent.',
      zh: '`secretVersion` 是要换掉的那一个。到 `earlierUntil` 为止，每次都带两个签名，新旧密钥各一个。`secretState` 是 `lost` 的没有旧密钥，换好以后等着推的接着推。',
    },
    params,
    body: z.strictObject({ secretVersion: z.int().min(1).max(2_147_483_647) }),
    replies: { 200: successOf(newWebhookView) },
    refusals: [signInNeeded, unknownWebhook, conflict],
    access: writing,
    examples: [{ ...signedOut, request: { params: anId, body: { secretVersion: 1 } } }],
  },
  ({ params, body }, { ctx }) => rotateWebhookSecret(ctx, { ...params, version: body.secretVersion }),
  presentNewWebhook,
)

export const testWebhookAction = defineAction(
  {
    ...own,
    id: 'testWebhook',
    method: 'POST',
    path: '/v1/webhooks/{id}/test',
    summary: { en: 'Send a test event to a webhook', zh: '发送测试事件' },
    params,
    body: nothing,
    replies: { 200: successOf(z.object({ id: z.string() })) },
    refusals: [signInNeeded, unknownWebhook, webhookOff],
    access: { ...writing, repeat: 'once' },
    limit: 'webhook',
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params }, { ctx }) => testWebhook(ctx, params),
  (id) => ({ id }),
)

const listEventsAction = defineAction(
  {
    ...own,
    id: 'listWebhookEvents',
    method: 'GET',
    path: '/v1/webhooks/{id}/events',
    summary: { en: 'Deliveries of a webhook, newest first', zh: 'Webhook 的发送记录，新的在前' },
    params,
    query: z.object({
      only: z.enum(['failed']).optional(),
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    replies: { 200: successOf(eventPageView) },
    refusals: [signInNeeded, unknownWebhook],
    access: reading,
    examples: [{ ...signedOut, request: { params: anId } }],
  },
  ({ params, query: { only = null, after = null, limit } }, { ctx }) =>
    listWebhookEvents(ctx, { webhookId: params.id, only, after, limit }),
  presentEventPage,
)

const showEventAction = defineAction(
  {
    ...own,
    id: 'showWebhookEvent',
    method: 'GET',
    path: '/v1/webhook-events/{id}',
    summary: {
      en: 'An event with the request and response of each attempt',
      zh: '一个事件每次的发送内容和响应',
    },
    params,
    replies: { 200: successOf(wholeEventView) },
    refusals: [signInNeeded, unknownWebhook],
    access: reading,
    examples: [{ ...signedOut, request: { params: anId } }],
  },
  ({ params }, { ctx }) => showWebhookEvent(ctx, params),
  presentWholeEvent,
)

export const replayEventAction = defineAction(
  {
    ...own,
    id: 'replayWebhookEvent',
    method: 'POST',
    path: '/v1/webhook-events/{id}/replay',
    summary: { en: 'Resend an event now, with the same id', zh: '立即重发，编号不变' },
    params,
    body: nothing,
    replies: { 200: successOf(wholeEventView) },
    refusals: [signInNeeded, unknownWebhook, webhookOff],
    access: { ...writing, repeat: 'once' },
    limit: 'webhook',
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params }, { ctx }) => replayWebhookEvent(ctx, params),
  presentWholeEvent,
)

export const merchantActions: readonly Action<MerchantServices>[] = [
  listKeysAction,
  createKeyAction,
  rotateKeyAction,
  revokeKeyAction,
  listWebhooksAction,
  addWebhookAction,
  changeWebhookAction,
  removeWebhookAction,
  rotateWebhookAction,
  testWebhookAction,
  listEventsAction,
  showEventAction,
  replayEventAction,
]
