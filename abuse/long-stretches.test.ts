import { dayAtHome } from '@hongyan/kernel/home-time'
import { aJourney } from '@hongyan/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitsWith } from '../apps/site/server/limits.ts'
import { type SignedInCustomer, signInCustomer } from './customer.ts'
import { hostileText } from './hostile-inputs.ts'
import { liftedRates } from './lifted-limits.ts'
import { partnerSettings, sendEvents } from './partner.ts'
import { pageThreadMs, type SiteProcess, startSite } from './site-process.ts'
import { slowness } from './slowness.ts'

/** What one stretch of the thread of the pages may take, ms of a processor, while others wait for it. */
const most = 100
/** Whatever else the machine does may only add to what is measured: the least of some tries is the truest. */
const tries = 4

const limits = limitsWith({})
let site: SiteProcess
let customer: SignedInCustomer

beforeAll(async () => {
  const patient = 'answer.seconds=60,threads.wait=60000,threads.run=60000'
  const settings = { LIMITS: liftedRates(patient), LOG_LEVEL: 'error', ...partnerSettings }
  site = await startSite({ settings })
  customer = await signInCustomer(site)
})
afterAll(() => site.stop())

/** The most that the thread of the pages did between a probe and its answer, while something was done. */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  const done = work().then(
    () => null,
    (error: unknown) => ({ error }),
  )
  void done.then(() => {
    isOver = true
  })
  let longest = 0
  while (!isOver) {
    const before = pageThreadMs(site.pid)
    await (await fetch(site.url('/healthz'))).arrayBuffer()
    longest = Math.max(longest, pageThreadMs(site.pid) - before)
  }
  const failed = await done
  if (failed !== null) throw failed.error
  return longest
}

async function expectShort(work: () => Promise<unknown>): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < tries && least > most; at += 1) {
    const longest = await longestStretch(work)
    least = Math.min(least, longest > most ? longest / slowness() : longest)
  }
  expect(least).toBeLessThanOrEqual(most)
}

const party = { name: '林样本', phone: '13800001357', address: '示例路 8 号' }
const shipment = {
  product: 'standard',
  origin: '440300',
  destination: '110100',
  pieces: 1,
  weightGrams: 1000,
  billedWeightGrams: 1000,
  insuredFen: 0,
  receipt: 'none',
  sender: party,
  receiver: party,
}
const waybillNo = aJourney()[0]?.waybillNo ?? ''
const event = { waybillNo, code: 'collected', at: '2026-11-21T18:00:00+08:00', cityCode: '440300' }
const thousand = limits['events.perBatch']
const ofEach = (make: (at: number) => unknown): readonly unknown[] =>
  Array.from({ length: thousand }, (_, at) => make(at))
/** As long as the largest delivery lets each of a thousand events be. */
const room = Math.floor(limits['body.ingest'] / thousand) - 700

describe('a thousand events in one delivery', () => {
  it.each([
    [
      'of many journeys',
      () =>
        Array.from({ length: thousand }, () => aJourney())
          .flat()
          .slice(0, thousand),
    ],
    [
      'with phones that are none',
      () => {
        const wrong = { ...party, phone: hostileText('phones', 60) }
        return ofEach((at) => ({
          ...event,
          eventId: `phones-${at}`,
          shipment: { ...shipment, sender: wrong, receiver: wrong },
        }))
      },
    ],
    [
      'with marks that nobody sees',
      () =>
        ofEach((at) => ({
          ...event,
          eventId: `marks-${at}`,
          text: hostileText('marks nobody sees', Math.floor(room / 3)),
        })),
    ],
    [
      'of one shipment, each described anew',
      () =>
        ofEach((at) => ({
          ...event,
          eventId: `described-${at}-${Math.random()}`,
          text: hostileText('areas without punctuation', 300),
          shipment,
        })),
    ],
    [
      'with fields that no event has',
      () => ofEach(() => Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, 'x']))),
    ],
  ])('%s', async (_what, events) => {
    await expectShort(async () => expect(await sendEvents(site, events())).toBe(200))
  })
})

/** A list of two hundred orders that can be placed, as a spreadsheet writes it. */
function orderList(): string {
  const day = dayAtHome(Date.now() + 2 * 86_400_000)
  const heading =
    '寄件人,寄件电话,寄件地址,收件人,收件电话,收件地址,物品,已按条件包装,件数,每件公斤,产品,附加服务,声明价值,付款,取件日期,取件时间'
  const lines = Array.from(
    { length: 200 },
    (_, at) =>
      `林样本,13800001357,广东省深圳市南山区示例路${at + 1}号,欧阳样例,13900002468,北京市朝阳区示例北街${at + 1}号,茶叶,,2,4.2,标准快递,基本保价,800,寄付,${day},16:00`,
  )
  return [heading, ...lines].join('\n')
}

type CheckedLine = {
  readonly order: Readonly<Record<string, unknown>>
  readonly problems: readonly unknown[]
  readonly terms: Readonly<Record<string, unknown>>
}

async function call(path: string, body: unknown, key = ''): Promise<Response> {
  const headers = {
    origin: site.origin,
    cookie: customer.cookie,
    'content-type': 'application/json',
    ...(key === '' ? {} : { 'idempotency-key': key }),
  }
  return fetch(site.url(path), { method: 'POST', headers, body: JSON.stringify(body) })
}

describe('a list of two hundred orders', () => {
  let checked: readonly CheckedLine[] = []

  it('is looked over', async () => {
    await expectShort(async () => {
      const answer = await call('/v1/order-lists/check', { text: orderList() })
      expect(answer.status).toBe(200)
      checked = (await answer.json()).data.lines
    })
    expect(checked).toHaveLength(200)
    expect(checked.flatMap(({ problems }) => problems)).toEqual([])
  })

  it('is placed', async () => {
    let turn = 0
    const orders = checked.map(({ order, terms: { total, arrivesUntil, termsVersion } }) => ({
      order,
      shown: { total, arrivesUntil, termsVersion },
    }))
    await expectShort(async () => {
      turn += 1
      const answer = await call('/v1/order-lists', { orders }, `long-stretches-${turn}`)
      expect(await answer.json()).toMatchObject({ code: 1 })
    })
  })

  it('is looked over in its page', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ act: 'read', text: orderList() })) body.append(name, value)
    await expectShort(async () => {
      const answer = await fetch(site.url('/en/route/orderList.do/import'), {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: site.origin, cookie: customer.cookie },
        body,
      })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    })
  })
})
