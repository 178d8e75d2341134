import { type FreshDatabase, freshDatabase } from '@hongyan/testing/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { undecipherable } from '../apps/site/calls/refusals.ts'
import type { EncryptedRequest } from '../apps/site/client/encryption/encrypt-request.ts'
import { encryptInquiry } from './encrypt-inquiry.ts'
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

const send = async ({ headers, body }: EncryptedRequest) =>
  visitorOf(site).post('/aging/feeInquiryNewByJDL', body, headers)

test('quotes go on while the database is down: once each, and fewer for one address', async () => {
  const before = await send(await encryptInquiry(site))
  expect(before.status).toBe(200)

  relay.cut(true)
  const encrypted = await Promise.all(Array.from({ length: alone + 1 }, () => encryptInquiry(site)))
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
    .poll(async () => (await send(await encryptInquiry(site))).status, { timeout: 60_000, interval: 1000 })
    .toBe(200)
  expect((await send(await encryptInquiry(site))).status).toBe(200)
}, 120_000)
