import { createHmac } from 'node:crypto'
import type { Db } from '@hongyan/db'
import type { Actor, Ctx } from '@hongyan/kernel/context'
import {
  anAccountHolder,
  anEvent,
  aPartner,
  aPlacedOrder,
  aWebhook,
  deliverNext,
  insideTransaction,
  testCtx,
  untilItWaits,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeEach, describe, expect, it } from 'vitest'
import { acceptOrder } from '../orders/accept-order.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { addWebhook } from './add-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { merchantPort, type WebhookRequest } from './merchant-port.ts'
import { removeWebhook } from './remove-webhook.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { showWebhookEvent } from './show-webhook-event.ts'
import { testWebhook } from './test-webhook.ts'

const anywhere = async () => null

withDatabases('webhooks that cannot be told', (database) => {
  const clock = { now: Date.UTC(2026, 10, 21, 4) }
  beforeEach(async () => {
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
  })

  const visitor = (): Ctx => testCtx(database(), { now: () => clock.now })
  const as = (actor: Actor): Ctx => ({ ...visitor(), actor })
  const holder = async () => as(await anAccountHolder(visitor()))
  const company = () => as(aPartner)

  /** Sends what is due until nothing is, and gives what was posted. */
  async function drain(ctx = visitor()) {
    const posted: WebhookRequest[] = []
    const merchant = merchantPort(ctx, async (request) => {
      posted.push(request)
      return { kind: 'answered', status: 200, text: 'ok' }
    })
    while ((await deliverNext(ctx, { merchant })) !== null);
    return posted
  }
  const signature = (secret: string, request: WebhookRequest) => {
    const { 'webhook-id': id, 'webhook-timestamp': time } = request.headers
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${time}.${request.body}`).digest('base64')}`
  }

  describe('a webhook that is removed while it is being told', () => {
    /** An account with a shipment under way, a webhook to be removed and one that stays. */
    async function told() {
      const ctx = await holder()
      const [gone, stays] = [(await aWebhook(ctx)).webhook, (await aWebhook(ctx)).webhook]
      const { number } = await aPlacedOrder(ctx)
      const [waybill] = await acceptOrder(company(), { number, waybills: null })
      await drain()
      const waybillNo = waybill?.number ?? ''
      const at = new Date(clock.now).toISOString()
      const scan = (other: Db) =>
        ingestEvents(
          { ...company(), db: other },
          { events: [anEvent({ eventId: `${waybillNo}:up`, waybillNo, code: 'picked_up', at })] },
        )
      const removal = (other: Db) => removeWebhook({ ...ctx, db: other }, { id: gone.id })
      return { gone, stays, scan, removal }
    }

    /** How many rows are left of it: events, and messages that would be sent. */
    async function left(webhookId: string) {
      const { query } = database()
      const rows = await Promise.all([
        query.selectFrom('webhook_events').select('id').where('webhook_id', '=', webhookId).execute(),
        query.selectFrom('outbox').select('id').where('receiver', '=', webhookId).execute(),
      ])
      return rows.map((found) => found.length)
    }

    it.each(['removal', 'scan'] as const)('leaves nothing where the %s comes first', async (first) => {
      const { gone, stays, ...works } = await told()
      let second: Promise<unknown> | null = null
      const other = insideTransaction(database(), async () => {
        second = (await untilItWaits<unknown>(database(), works[first === 'scan' ? 'removal' : 'scan']))
          .outcome
      })
      const { results } = (await works[first](other)) ?? { results: [] }
      expect(results.map(({ outcome }) => outcome)).toEqual(first === 'scan' ? ['stored'] : [])
      await second
      expect(await left(gone.id)).toEqual([0, 0])
      // Three of the order and its shipment, and the scan.
      expect((await left(stays.id))[0]).toBe(3)
      expect((await drain()).map(({ body }) => JSON.parse(body).type)).toEqual(['shipment.picked_up'])
    })
  })

  describe('a secret that follows from another key of the installation by now', () => {
    const otherKey = (ctx: Ctx): Ctx => ({
      ...ctx,
      settings: { ...ctx.settings, linkKey: new Uint8Array(32).fill(9) },
    })

    it('signs nothing, says so, and gives way to a new one that sends what waited', async () => {
      const before = await holder()
      const { webhook, secret: lost } = await aWebhook(before)
      const ctx = otherKey(before)
      const id = await testWebhook(ctx, webhook)
      expect(await drain(otherKey(visitor()))).toEqual([])
      expect(await showWebhookEvent(ctx, { id })).toMatchObject({
        state: { kind: 'retrying' },
        attempts: [{ status: null, problem: 'secret-lost', tookMs: 0 }],
      })
      expect(await listWebhooks(ctx)).toMatchObject([{ id: webhook.id, secretState: 'lost', state: 'on' }])

      const { webhook: mended, secret } = await rotateWebhookSecret(ctx, { id: webhook.id, version: 1 })
      expect(mended).toMatchObject({ secretState: 'good', secretVersion: 2, earlierUntil: null })
      const [request, ...others] = await drain(otherKey(visitor()))
      expect(others).toEqual([])
      expect(request?.headers['webhook-id']).toBe(id)
      expect(request?.headers['webhook-signature']).toBe(request && signature(secret, request))
      expect(secret).not.toBe(lost)
    })

    it('is good again where the key is put back', async () => {
      const ctx = await holder()
      const { webhook, secret } = await aWebhook(ctx)
      await testWebhook(ctx, webhook)
      expect(await drain(otherKey(visitor()))).toEqual([])
      clock.now += 60_000
      const [request] = await drain()
      expect(request?.headers['webhook-signature']).toBe(request && signature(secret, request))
    })

    it('is not told to whoever asks for the webhook again', async () => {
      const ctx = await holder()
      const asked = {
        url: 'https://erp.example.com/',
        topics: ['orders'],
        requestKey: 'twice',
        judge: anywhere,
      }
      const { secret } = await addWebhook(ctx, asked)
      expect((await addWebhook(ctx, asked)).secret).toBe(secret)
      await expect(addWebhook(otherKey(ctx), asked)).rejects.toMatchObject({ code: 'conflict' })
    })

    it('is known again from the first event after marks are kept', async () => {
      const ctx = await holder()
      const { webhook } = await aWebhook(ctx)
      await database().query.updateTable('webhooks').set({ secret_mark: null }).execute()
      expect(await listWebhooks(otherKey(ctx))).toMatchObject([{ secretState: 'good' }])
      await testWebhook(ctx, webhook)
      expect(await drain()).toHaveLength(1)
      expect(await listWebhooks(otherKey(ctx))).toMatchObject([{ secretState: 'lost' }])
      expect(await listWebhooks(ctx)).toMatchObject([{ secretState: 'good' }])
    })
  })
})
