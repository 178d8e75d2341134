import { type FreshDatabase, freshDatabase } from '@hongyan/testing/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { undecipherable } from '../apps/site/calls/refusals.ts'
import { type EncryptedRequest, encryptRequest } from '../apps/site/client/encryption/encrypt-request.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { type SlowRelay, startRelay } from './slow-relay.ts'
import { visitorOf } from './visitor.ts'

/** Quotes of one address while the database is down, against three as many while it is there. */
const alone = 4

let site: SiteProcess
let relay: SlowRelay
let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase('postgres', inject('postgresUrl'))
  const url = new URL(database.url)
  relay = await startRelay(Number(url.port))
  url.port = String(relay.port)
  site = await startSite({
    settings: {
      DATABASE_URL: url.href,
      LIMITS: `cipher.perMinute=1,cipher.burst=40,cipher-alone.perMinute=1,cipher-alone.burst=${alone}`,
    },
  })
})
afterAll(async () => {
  await site?.stop()
  await relay?.stop()
  await database?.drop()
})

async function encrypt(): Promise<EncryptedRequest> {
  const { json } = await visitorOf(site).get('/v1/cipher-key')
  const pieces = [{ length: 600, width: 400, height: 300, weight: 8000, count: 2 }]
  const date = new Date(json.data.now).toISOString().slice(0, 10)
  const inquiry = { from: '440300', to: '110100', pieces, date }
  return encryptRequest(json.data, inquiry, { now: json.data.now, encrypted: 'body' })
}

const send = async ({ headers, body }: EncryptedRequest) =>
  visitorOf(site).post('/aging/feeInquiryNewByJDL', body, headers)

test('quotes go on while the database is down: once each, and fewer for one address', async () => {
  const before = await send(await encrypt())
  expect(before.status).toBe(200)

  relay.cut(true)
  const encrypted = await Promise.all(Array.from({ length: alone + 1 }, encrypt))
  const [first, ...rest] = encrypted as [EncryptedRequest, ...EncryptedRequest[]]
  const answer = await send(first)
  expect(answer.json).toMatchObject({ code: 1 })
  expect((await send(first)).json.code).toBe(undecipherable.code)
  const statuses: number[] = []
  for (const request of rest) statuses.push((await send(request)).status)
  expect(statuses).toEqual([...Array(alone - 1).fill(200), 429])

  // The store is asked again after a while, and the usual rate is back.
  relay.cut(false)
  await expect
    .poll(async () => (await send(await encrypt())).status, { timeout: 60_000, interval: 1000 })
    .toBe(200)
  expect((await send(await encrypt())).status).toBe(200)
}, 120_000)
