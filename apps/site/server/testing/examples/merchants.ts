import { merchantPort, type PostWebhook } from '@hongyan/domain/merchants/merchant-port'
import { deliverNext } from '@hongyan/testing'
import type { People } from './people.ts'
import { type Player, textIn } from './player.ts'

/** Keys and webhooks of an account; gives what a program sends with its key. */
export async function playKeys({ ask }: Player, { customer: as }: People) {
  const made = await ask('createApiKey', {
    as,
    headers: { 'idempotency-key': 'own-key-0001' },
    body: {
      name: 'ERP',
      scopes: ['quotes', 'orders.read', 'orders.write', 'shipments.read', 'tracking', 'labels'],
    },
  })
  await ask('listApiKeys', { as })
  return { program: { authorization: `Bearer ${textIn(made, 'data', 'secret')}` } }
}

export async function playWebhooks({ ask, api }: Player, { customer: as }: People) {
  // An address of the documentation leads nowhere.
  Object.assign(api.services, { judgeTarget: async () => null })
  const added = await ask('addWebhook', {
    as,
    headers: { 'idempotency-key': 'own-hook-0001' },
    body: { url: 'https://erp.example.com/hooks', topics: ['orders', 'shipments'] },
  })
  const params = { id: textIn(added, 'data', 'webhook', 'id') }
  await ask('testWebhook', { as, params, body: {} })
  const post: PostWebhook = async () => ({ kind: 'answered', status: 204, text: '' })
  await deliverNext(api.ctx, { merchant: merchantPort(api.ctx, post) })
  await ask('listWebhooks', { as })
  const listed = await ask('listWebhookEvents', { as, params })
  const event = { id: textIn(listed, 'data', 'events', 0, 'id') }
  await ask('showWebhookEvent', { as, params: event })
  await ask('replayWebhookEvent', { as, params: event, body: {} })
  await ask('changeWebhook', { as, params, body: { topics: ['orders'], state: 'on' } })
  await ask('rotateWebhookSecret', { as, params, body: { secretVersion: 1 } })
  await ask('removeWebhook', { as, params, body: {} })
}

/** What ends a key comes last. */
export async function endKeys({ ask }: Player, { customer: as }: People) {
  const id = textIn(await ask('listApiKeys', { as }), 'data', 'keys', 0, 'id')
  await ask('rotateApiKey', { as, params: { id }, body: {} })
  const next = textIn(await ask('listApiKeys', { as }), 'data', 'keys', 0, 'id')
  await ask('revokeApiKey', { as, params: { id: next }, body: {} })
}
