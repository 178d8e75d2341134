import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { OrderMessage } from '@hongyan/domain/orders/order-message'
import { anOrderRecord } from '@hongyan/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { checkSignature } from '../security/check-signature.ts'
import { httpIntake } from './http-intake.ts'
import { intakeFrom } from './integrations-of-config.ts'
import { sampleDepot } from './sample-depot.ts'

const moment = Date.UTC(2026, 10, 23, 4)
const secret = 'a secret that only the company knows'
const order = anOrderRecord()
const message: OrderMessage = {
  id: '0197a000-0000-7000-8000-000000000021',
  topic: 'order',
  kind: 'placed',
  number: order.number,
  revision: 1,
  order,
  guest: null,
}

let server: Server
let url: string
let got: { readonly body: string; readonly signed: boolean; readonly key: unknown }[]
let answer: { status: number; body?: string }

beforeEach(async () => {
  got = []
  answer = { status: 200 }
  server = createServer(async (request, response) => {
    const body = await text(request)
    const signed = checkSignature(request.headers, Buffer.from(body), { site: secret }, moment) !== null
    got.push({ body, signed, key: request.headers['idempotency-key'] })
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(() => server.close())

const parts = { now: () => moment, fetcher: fetch, patienceMs: 8000 }
const intake = () => httpIntake({ url, keyId: 'site', secret }, parts)

describe('an order handed over', () => {
  it('is signed, carries its id as idempotency key, and lists its fields', async () => {
    await intake().hand(message)
    expect(got).toMatchObject([{ signed: true, key: message.id }])
    const sent = JSON.parse(got[0]?.body ?? '')
    expect(Object.keys(sent)).toEqual(['id', 'number', 'kind', 'revision', 'order'])
    expect(sent.order).toMatchObject({
      product: 'express-standard',
      recipient: {
        name: '欧阳样例',
        phone: '13900002468',
        division: '110105',
        area: '北京市朝阳区',
        detail: '示例北街 16 号 3 单元 502',
      },
      goods: [
        { name: '茶叶', verdict: 'yes' },
        { name: '充电宝', verdict: 'conditions', conditionsMet: true },
      ],
      pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
      pickup: { way: 'collect', from: '2026-11-23T16:00:00+08:00', until: '2026-11-23T17:00:00+08:00' },
      total: 3_470,
      lines: [
        { item: 'freight', fee: 3_280 },
        { item: 'fuel', fee: 190 },
      ],
    })
    // Whose account it is, is no business of the receiver.
    expect(sent.order).not.toHaveProperty('customerId')
  })

  it.each([
    ['', { kind: 'taken' }],
    ['{"state":"taken"}', { kind: 'taken' }],
    ['{"state":"accepted"}', { kind: 'accepted', waybills: null }],
    [
      '{"state":"accepted","waybills":[{"number":"HY1","pieces":2}]}',
      { kind: 'accepted', waybills: [{ number: 'HY1', pieces: 2 }] },
    ],
    ['{"state":"refused","reason":"no-capacity"}', { kind: 'refused', reason: 'no-capacity' }],
  ])('is answered by %s', async (body, expected) => {
    answer = { status: 200, body }
    expect(await intake().hand(message)).toEqual(expected)
  })

  it.each([
    '{',
    '[]',
    '{"state":"lost"}',
    '{"state":"refused","reason":"mood"}',
    '{"state":"accepted","waybills":7}',
  ])('is handed over again when the answer is %s', async (body) => {
    answer = { status: 200, body }
    expect(await intake().hand(message)).toMatchObject({ kind: 'failed', outcome: { kind: 'refused' } })
  })

  it.each([
    [503, 'later'],
    [404, 'later'],
    [422, 'refused'],
  ])('reads HTTP %d as %s, whatever it says', async (status, kind) => {
    answer = { status, body: '{"state":"accepted"}' }
    expect(await intake().hand(message)).toMatchObject({ kind: 'failed', outcome: { kind } })
  })

  it('waits for a system that is away', async () => {
    server.close()
    server.closeAllConnections()
    expect(await intake().hand(message)).toMatchObject({ kind: 'failed', outcome: { kind: 'later' } })
  })
})

describe('who takes orders on', () => {
  const from = (settings: Record<string, string>) => intakeFrom(parseConfig(settings), parts)

  it('is the company’s system once it is named, with its secret', () => {
    const settings = { INTAKE_URL: 'https://tms.example/orders', INTAKE_SECRET: 'x'.repeat(32) }
    expect(from(settings)).not.toBe(sampleDepot)
    expect(from(settings)).not.toBeNull()
    expect(() => from({ INTAKE_URL: 'https://tms.example/orders' })).toThrow('INTAKE_SECRET')
  })

  it('is the sample depot on a machine of one’s own, and nobody on a public site', () => {
    expect(from({})).toBe(sampleDepot)
    expect(from({ PUBLIC_ORIGIN: 'https://www.example.com' })).toBeNull()
  })
})
