import type { Db } from '@hongyan/db'
import { merchantPort } from '@hongyan/domain/merchants/merchant-port'
import { deliverNext } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../../tools/seed/refresh-samples.ts'
import { unknownKey } from '../../calls/refusals.ts'
import { webhookPoster } from '../../server/integrations/post-webhook.ts'
import { type ApiUnderTest, createApiUnderTest } from '../../server/testing/api-under-test.ts'
import { signIn } from '../../server/testing/sign-in.ts'
import { startReceiver } from '../../server/testing/webhook-receiver.ts'
import { unknownOrder } from '../orders/refusals.ts'
import { unknownWebhook, webhookOff } from './refusals.ts'

withDatabases('the calls of merchants', (database) => {
  let api: ApiUnderTest
  /** What happens elsewhere before the next transaction. */
  let meanwhile: (() => Promise<unknown>) | null = null
  beforeAll(async () => {
    const transaction: Db['transaction'] = async (work) => {
      const first = meanwhile
      meanwhile = null
      await first?.()
      return database().transaction(work)
    }
    api = await createApiUnderTest(refreshSamples, { ...database(), transaction })
  })
  afterAll(async () => api.close())

  let asked = 0
  type Browser = { readonly cookie: string }

  async function send(browser: Browser, url: string, body: unknown, headers: Record<string, string> = {}) {
    asked += 1
    const key = { 'idempotency-key': `request-${asked}` }
    const response = await api.post(url, body, { ...browser, ...key, 'accept-language': 'en', ...headers })
    return { status: response.statusCode, ...response.json() }
  }
  const look = async (browser: Browser, url: string) => {
    const response = await api.send({ url, headers: browser })
    return { status: response.statusCode, ...response.json() }
  }
  /** A call as a program makes it. */
  const program = async (
    secret: string,
    method: 'GET' | 'POST',
    url: string,
    body?: unknown,
    headers = {},
  ) => {
    const response = await api.send({
      method,
      url,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: response.statusCode, ...response.json() }
  }
  const makeKey = async (browser: Browser, scopes: readonly string[]) =>
    (await send(browser, '/v1/api-keys', { name: '收银台', scopes })).data

  const shipment = { from: '440305', to: '110105', pieces: [{ weight: 4200, count: 2 }], date: '2026-11-23' }

  /** The order of the sample, at a window that is open. */
  async function anOrderBody(secret: string) {
    const windows = await program(
      secret,
      'GET',
      '/v1/pickup-windows?division=440305&product=express-standard',
    )
    const open = windows.data.days
      .flatMap(({ windows: all }: { windows: { state: string; from: string; until: string }[] }) => all)
      .find(({ state }: { state: string }) => state === 'open')
    return {
      kind: 'express',
      product: 'express-standard',
      sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
      recipient: { name: '欧阳样例', phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
      goods: [{ name: '茶叶' }],
      pieces: [{ length: 350, width: 300, height: 250, weight: 4200, count: 2 }],
      pickup: { way: 'collect', from: open.from, until: open.until },
      payer: 'sender',
    }
  }

  it('let a program quote, price, place, read, label and cancel an order of its account', async () => {
    const browser = await signIn(api, 'merchant-1')
    const { secret } = await makeKey(browser, ['quotes', 'orders.read', 'orders.write', 'labels'])
    const quote = await program(secret, 'POST', '/v1/quotes', shipment)
    expect(quote.data.offers.map(({ product }: { product: string }) => product)).toContain('express-standard')

    const order = await anOrderBody(secret)
    const terms = await program(secret, 'POST', '/v1/orders/price', { order })
    expect(terms.status).toBe(200)
    const { total, arrivesUntil, termsVersion } = terms.data
    const placement = { order, shown: { total, arrivesUntil, termsVersion } }
    const key = { 'idempotency-key': 'shop-20261121-1' }
    const placed = await program(secret, 'POST', '/v1/orders', placement, key)
    expect(placed).toMatchObject({ status: 200, data: { total, token: null } })
    expect(await program(secret, 'POST', '/v1/orders', placement, key)).toEqual(placed)

    const { number } = placed.data
    // The account sees it as its own, and another one does not.
    expect(
      (await look(browser, '/v1/orders')).data.orders.map((one: { number: string }) => one.number),
    ).toEqual([number])
    expect(await program(secret, 'GET', `/v1/orders/${number}`)).toMatchObject({
      data: { number, state: 'placed' },
    })
    const other = await makeKey(await signIn(api, 'merchant-2'), ['orders.read', 'orders.write', 'labels'])
    for (const [method, url, body] of [
      ['GET', `/v1/orders/${number}`, undefined],
      ['POST', `/v1/orders/${number}/cancel`, {}],
      ['POST', `/v1/orders/${number}/changes`, { recipient: { name: '别人' } }],
      ['POST', '/v1/order-labels', { numbers: [number] }],
    ] as const) {
      expect(await program(other.secret, method, url, body)).toMatchObject({
        status: 404,
        code: unknownOrder.code,
      })
    }
    expect((await program(other.secret, 'GET', '/v1/orders')).data.orders).toEqual([])
    expect(await program(secret, 'POST', `/v1/orders/${number}/cancel`, {})).toMatchObject({
      data: { state: 'cancelled' },
    })
    const audit = await database()
      .query.selectFrom('audit')
      .select(['action', 'actor'])
      .where('detail', 'like', `%${number}%`)
      .execute()
    expect(audit.map(({ actor }) => actor)).toEqual(Array(2).fill(expect.stringMatching(/^key:/)))
  })

  it('place nothing for an account that is deleted meanwhile: the key is unknown then', async () => {
    const { secret } = await makeKey(await signIn(api, 'merchant-deleted'), ['quotes', 'orders.write'])
    const order = await anOrderBody(secret)
    const { total, arrivesUntil, termsVersion } = (
      await program(secret, 'POST', '/v1/orders/price', { order })
    ).data
    const placement = { order, shown: { total, arrivesUntil, termsVersion } }
    const subject = 'merchant-deleted'
    meanwhile = async () => database().query.deleteFrom('accounts').where('subject', '=', subject).execute()
    const key = { 'idempotency-key': 'shop-of-nobody-1' }
    expect(await program(secret, 'POST', '/v1/orders', placement, key)).toMatchObject({
      status: 401,
      code: unknownKey.code,
    })
    const orders = database().query.selectFrom('orders').select('id')
    expect(await orders.where('idempotency_key', 'like', '%shop-of-nobody-1').execute()).toEqual([])
  })

  it('draw on the rate of programs, and say so when it is used up', async () => {
    const { secret } = await makeKey(await signIn(api, 'merchant-3'), ['quotes'])
    api.taken.length = 0
    await program(secret, 'POST', '/v1/quotes', shipment)
    expect(api.taken.map(({ name }) => name)).toEqual(['merchant'])
    api.exhaust('merchant')
    expect(await program(secret, 'POST', '/v1/quotes', shipment)).toMatchObject({ status: 429 })
    api.exhaust(null)
  })

  describe('keys', () => {
    it('are told once, listed without what opens them, rotated and revoked', async () => {
      const browser = await signIn(api, 'merchant-4')
      const made = await makeKey(browser, ['quotes'])
      expect(made.secret).toMatch(/^hyk_live_[0-9A-Za-z]{36}$/)
      const listed = await look(browser, '/v1/api-keys')
      expect(listed.data.keys).toEqual([made.key])
      expect(JSON.stringify(listed)).not.toContain(made.secret)
      const rotated = await send(browser, `/v1/api-keys/${made.key.id}/rotate`, {})
      expect(rotated.data).toMatchObject({ key: { name: '收银台', endsAt: null } })
      expect((await look(browser, '/v1/api-keys')).data.keys).toMatchObject([
        { id: rotated.data.key.id },
        { id: made.key.id, endsAt: '2026-11-28T12:00:00+08:00' },
      ])
      expect((await program(made.secret, 'POST', '/v1/quotes', shipment)).status).toBe(200)
      expect(await send(browser, `/v1/api-keys/${made.key.id}/revoke`, {})).toMatchObject({ status: 200 })
      expect(await program(made.secret, 'POST', '/v1/quotes', shipment)).toMatchObject({
        status: 401,
        code: unknownKey.code,
      })
      expect((await program(rotated.data.secret, 'POST', '/v1/quotes', shipment)).status).toBe(200)
    })

    it('need a name, something they may be used for, and a request of their own', async () => {
      const browser = await signIn(api, 'merchant-5')
      const bad = async (body: unknown, headers = {}) => {
        const { status, fields } = await send(browser, '/v1/api-keys', body, headers)
        return [status, fields?.map(({ path }: { path: string }) => path)]
      }
      expect(await bad({ name: ' ', scopes: ['quotes'] })).toEqual([400, ['name']])
      expect(await bad({ name: 'x', scopes: [] })).toEqual([400, ['scopes']])
      expect(await bad({ name: 'x', scopes: ['all'] })).toEqual([400, ['scopes.0']])
      expect(await bad({ name: 'x', scopes: ['quotes'], account: 'y' })).toEqual([400, ['']])
      expect(await bad({ name: 'x', scopes: ['quotes'] }, { 'idempotency-key': 'short' })).toEqual([
        400,
        ['Idempotency-Key'],
      ])
      expect((await look(browser, '/v1/api-keys')).data.keys).toEqual([])
    })
  })

  describe('webhooks', () => {
    const tell = async () => {
      const post = webhookPoster({ loopback: true, patienceMs: 5000 }, { wholeMs: 10_000, maxBytes: 1000 })
      const merchant = merchantPort(api.ctx, post)
      while ((await deliverNext(api.ctx, { merchant })) !== null);
    }

    it('are added, tested, looked at, sent again, changed and taken away', async () => {
      const browser = await signIn(api, 'merchant-6')
      const receiver = await startReceiver((response) => response.writeHead(500).end('no database'))
      const { data } = await send(browser, '/v1/webhooks', { url: receiver.url, topics: ['orders'] })
      expect(data.secret).toMatch(/^whsec_/)
      const { id } = data.webhook
      const listed = await look(browser, '/v1/webhooks')
      expect(listed.data.webhooks).toEqual([data.webhook])
      expect(JSON.stringify(listed)).not.toContain(data.secret)

      const test = await send(browser, `/v1/webhooks/${id}/test`, {})
      await tell()
      expect((await look(browser, `/v1/webhooks/${id}/events?only=failed`)).data).toMatchObject({
        events: [{ id: test.data.id, type: 'webhook.test', state: 'retrying', lastAttempt: { status: 500 } }],
        counts: { delivered: 0, waiting: 1, failed: 0 },
      })
      const again = await send(browser, `/v1/webhook-events/${test.data.id}/replay`, {})
      expect(again.data).toMatchObject({ state: 'waiting', url: receiver.url })
      await tell()
      const whole = await look(browser, `/v1/webhook-events/${test.data.id}`)
      expect(whole.data.attempts).toMatchObject([
        { status: 500, answer: 'no database' },
        { status: 500, answer: 'no database' },
      ])
      expect(JSON.parse(whole.data.body)).toMatchObject({ type: 'webhook.test' })

      const off = await send(browser, `/v1/webhooks/${id}/changes`, { state: 'off', topics: ['shipments'] })
      expect(off.data).toMatchObject({ state: 'off', topics: ['shipments'], url: receiver.url })
      expect(await send(browser, `/v1/webhooks/${id}/test`, {})).toMatchObject({
        status: 409,
        code: webhookOff.code,
      })
      const rotated = await send(browser, `/v1/webhooks/${id}/rotate`, { secretVersion: 1 })
      expect(rotated.data.webhook).toMatchObject({
        secretState: 'good',
        secretVersion: 2,
        earlierUntil: '2026-11-22T12:00:00+08:00',
      })
      expect(rotated.data.secret).not.toBe(data.secret)
      expect(await send(browser, `/v1/webhooks/${id}/remove`, {})).toMatchObject({ status: 200 })
      expect(await look(browser, `/v1/webhook-events/${test.data.id}`)).toMatchObject({
        status: 404,
        code: unknownWebhook.code,
      })
    })

    it.each([
      ['http://erp.example.com/', 'not-https', 'The address has to begin with https://.'],
      ['https://10.0.0.1/', 'not-public', 'This address is not on the public internet.'],
      ['https://169.254.169.254/latest', 'not-public', 'This address is not on the public internet.'],
      ['https://a:b@erp.example.com/', 'with-password', 'Leave user name and password out of the address.'],
      ['nonsense', 'not-an-address', 'This is not an address.'],
    ])('do not lead to %s', async (url, code, message) => {
      const browser = await signIn(api, 'merchant-7')
      expect(await send(browser, '/v1/webhooks', { url, topics: ['orders'] })).toMatchObject({
        status: 400,
        fields: [{ path: 'url', code, message }],
      })
      expect((await look(browser, '/v1/webhooks')).data.webhooks).toEqual([])
    })
  })
})
