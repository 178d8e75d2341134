import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { aJourney, aPartner, aPlacedOrder } from '@hongyan/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiCalls, formHandlers } from '../apps/site/features.ts'
import { routes } from '../apps/site/routes.ts'
import { limitsWith } from '../apps/site/server/limits.ts'
import { workbookBytes } from '../apps/site/server/tables/workbook-bytes.ts'
import { type SignedInCustomer, signInCustomer } from './customer.ts'
import {
  fewShapes,
  type HostileShape,
  hostileField,
  hostileJson,
  manyShapes,
  someShapes,
} from './hostile-inputs.ts'
import { untilIdle } from './idle-thread.ts'
import { liftedRates } from './lifted-limits.ts'
import { formsOf, type PageForm } from './page-forms.ts'
import { pageThreadMs, type SiteProcess, startSite } from './site-process.ts'
import { slowness } from './slowness.ts'

/** What one request may cost the thread of the pages, ms of a processor. */
const most = 100
/** Whatever else the machine or a start does may only add to what a request costs: the least of some tries is the truest. */
const tries = 4

const limits = limitsWith({})
let site: SiteProcess
let customer: SignedInCustomer
let numbers: readonly string[]

beforeAll(async () => {
  // What is tried is the cost of a request, not how many are let in or how long they wait on a busy machine.
  const patient = 'answer.seconds=60,answer.long=60,renders.seconds=60,threads.wait=60000,threads.run=60000'
  site = await startSite({ settings: { LIMITS: liftedRates(patient), LOG_LEVEL: 'error' } })
  customer = await signInCustomer(site)
  const journeys = Array.from({ length: limits['numbers.perQuery'] }, () => aJourney())
  numbers = journeys.map(([first]) => first?.waybillNo ?? '')
  await customer.at((_own, company) =>
    ingestEvents({ ...company, actor: aPartner }, { events: journeys.flat() }),
  )
})
afterAll(() => site.stop())

type Ask = { readonly what: string; readonly send: () => Promise<Response> }

function ask(what: string, path: string, init: RequestInit = {}): Ask {
  const headers = { origin: site.origin, cookie: customer.cookie, ...init.headers }
  return { what, send: () => fetch(site.url(path), { redirect: 'manual', ...init, headers }) }
}

const encoded = { 'content-type': 'application/x-www-form-urlencoded' }

function post(what: string, path: string, values: Readonly<Record<string, string>>): Ask {
  const body = new URLSearchParams(values).toString()
  return ask(what, path, { method: 'POST', headers: encoded, body })
}

/** Those of some requests that cost the thread of the pages too much, each with how much; and what was answered. */
async function dearAmong(asks: readonly Ask[]) {
  const dear: string[] = []
  const statuses = new Set<number>()
  for (const { what, send } of asks) {
    let least = Number.POSITIVE_INFINITY
    for (let at = 0; at < tries && least > most; at += 1) {
      if (at > 0) await untilIdle(site.pid)
      const before = pageThreadMs(site.pid)
      const answer = await send()
      await answer.arrayBuffer()
      statuses.add(answer.status)
      const spent = pageThreadMs(site.pid) - before
      least = Math.min(least, spent > most ? spent / slowness() : spent)
    }
    if (least > most) dear.push(`${what}: ${least} ms`)
  }
  return { dear, statuses: [...statuses] }
}

async function expectCheap(asks: readonly Ask[]): Promise<readonly number[]> {
  const { dear, statuses } = await dearAmong(asks)
  expect(dear).toEqual([])
  for (const status of statuses) expect(status).toBeLessThan(500)
  return statuses
}

/** They end what makes the other calls possible. */
const ending = ['signOut', 'endSession', 'signOutEverywhere', 'deleteAccount']

describe('no call holds the thread of the pages', () => {
  const calls = apiCalls.filter(
    ({ id, access, body, query }) =>
      (access.who === 'anyone' || access.who === 'customer') && (body ?? query) && !ending.includes(id),
  )

  it('whatever its body is', async () => {
    const asks = calls.flatMap((call) => {
      const { body, examples, method, carriesFile, longBody } = call
      const taken = examples.find(({ request, status }) => request.body !== undefined && status < 300)
      const { request } = taken ?? examples.find(({ request }) => request.body !== undefined) ?? {}
      if (body === undefined || request === undefined) return []
      const path = call.path.replace(/\{(\w+)\}/g, (_, name) => request.params?.[name] ?? 'x')
      const bytes = carriesFile || longBody ? limits['body.list'] : limits['body.default']
      const shapes = hostileJson(body, request.body, 'words', bytes).length < 4096 ? fewShapes : someShapes
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'hostile-input-key' }
      return shapes.map((shape) => {
        const json = hostileJson(body, request.body, shape, bytes)
        return ask(`${call.id}: ${shape}, ${json.length}`, path, { method, headers, body: json })
      })
    })
    await expectCheap(asks)
  })

  it('whatever its query is', async () => {
    const asks = calls.flatMap(({ id, path, method, query, examples }) => {
      const request = examples.find(({ request }) => request.query !== undefined)?.request
      const url = path.replace(/\{(\w+)\}/g, (_, name) => request?.params?.[name] ?? 'x')
      return Object.keys(query?.shape ?? {}).flatMap((name) =>
        fewShapes.map((shape) => {
          const asked = new URLSearchParams({ ...request?.query, [name]: hostileField(shape, 1600) })
          return ask(`${id}: ${name}, ${shape}`, `${url}?${asked}`, { method })
        }),
      )
    })
    await expectCheap(asks)
  })
})

/** A page with what its forms say, in English. */
async function formsAt(path: string): Promise<readonly PageForm[]> {
  const answer = await fetch(site.url(`/en${path}`), { headers: { cookie: customer.cookie } })
  return formsOf(await answer.text())
}

/** A form with a shape in some of its fields, of so many bytes. */
function filled(form: PageForm, names: readonly string[], shape: HostileShape, bytes: number) {
  const left = bytes * 0.97 - new URLSearchParams(form.values).toString().length - 1000
  const field = hostileField(shape, left / Math.max(1, names.length))
  return { ...form.values, ...Object.fromEntries(names.map((name) => [name, field])) }
}

describe('no page holds the thread of the pages', () => {
  it('whatever is asked in its address', async () => {
    const asks: Ask[] = []
    for (const { pattern } of routes.filter(({ query }) => query)) {
      const gets = (await formsAt(pattern)).filter(({ method }) => method === 'get')
      const names = new Set([
        'q',
        'no',
        'to',
        'list',
        ...gets.flatMap(({ lines, areas }) => [...lines, ...areas]),
      ])
      for (const name of names) {
        for (const shape of fewShapes) {
          const asked = new URLSearchParams({ ...gets[0]?.values, [name]: hostileField(shape, 1500) })
          asks.push(ask(`${pattern}: ${name}, ${shape}`, `/en${pattern}?${asked}`))
        }
      }
    }
    await expectCheap(asks)
  })

  it('whatever is sent with its forms', async () => {
    const asks: Ask[] = []
    for (const path of new Set(formHandlers.map((form) => form.path))) {
      const bytes = formHandlers.some((form) => form.path === path && form.longBody)
        ? limits['body.list']
        : limits['body.default']
      const forms = (await formsAt(path)).filter(({ method }) => method === 'post')
      for (const form of forms) {
        const { areas, lines, acts } = form
        for (const area of areas)
          for (const shape of manyShapes)
            asks.push(
              post(`${path}: ${area}, ${shape}`, `/en${path}`, { ...filled(form, [area], shape, bytes) }),
            )
        for (const act of acts)
          for (const shape of fewShapes) {
            const values = { ...filled(form, [...lines, ...areas], shape, bytes), ...act }
            asks.push(post(`${path}: ${JSON.stringify(act)}, ${shape}`, `/en${path}`, values))
          }
      }
    }
    await expectCheap(asks)
  })

  it('of fifty shipments, however they are asked for', async () => {
    const list = numbers.join(',')
    await expectCheap([
      ask('/track', `/en/track?no=${list}`),
      ask('/track, spaces', `/en/track?no=${numbers.join('+')}`),
      ask('/track, each its own', `/en/track?${numbers.map((number) => `no=${number}`).join('&')}`),
      ask(
        '/track, unknown',
        `/en/track?no=${numbers.map((_, at) => `HY6699${String(at).padStart(8, '0')}`)}`,
      ),
      ask('lookup', '/v1/shipments/lookup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ numbers }),
      }),
    ])
  })
})

const json = { 'content-type': 'application/json' }

function call(what: string, path: string, body: unknown): Ask {
  const init = { method: 'POST', headers: { ...json, 'idempotency-key': 'hostile-input-key' } }
  return ask(what, path, { ...init, body: JSON.stringify(body) })
}

/** A form in parts, with or without a file. */
function sendParts(
  what: string,
  path: string,
  values: Readonly<Record<string, string>>,
  file: Uint8Array | null = null,
): Ask {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  if (file !== null) body.append('file', new Blob([new Uint8Array(file)]), 'list.xlsx')
  return ask(what, path, { method: 'POST', body })
}

const places = [
  '广东省深圳市南山区',
  '北京市朝阳区',
  '浙江省杭州市余杭区',
  '陕西省西安市长安区',
  '湖北省恩施市',
]
const addressAt = (at: number) => `${places[at % places.length]}示例路${at + 1}号${(at % 9) + 1}栋1201`

describe('no list holds the thread of the pages', () => {
  it('of addresses that are asked about, in the page, as a file and by a call', async () => {
    const addresses = Array.from({ length: 500 }, (_, at) => addressAt(at))
    const values = { list: addresses.join('\n') }
    const english = {
      list: Array.from({ length: 500 }, (_, at) => `No. ${at} Road, Nanshan, Shenzhen`).join('\n'),
    }
    await expectCheap([
      post('coverage in the page', '/en/network', values),
      post('coverage in the page, English', '/serve-range', english),
      post('coverage as CSV', '/en/network', { ...values, as: 'csv' }),
      post('coverage as a workbook', '/en/network', { ...values, as: 'xlsx' }),
      call('coverage by a call', '/v1/coverage/batch', { addresses }),
      call('pasted addresses', '/cnet/queryAddressBatchAndUserNew', {
        addressList: addresses.map((address, at) => `张${at} 139${String(at).padStart(8, '0')} ${address}`),
      }),
    ])
  })

  it('of shipments whose footprint is asked for', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => ({
      from: at % 2 ? '北京' : '深圳',
      to: '上海',
      weight: String(at + 1),
      mode: 'road',
    }))
    await expectCheap([
      call('carbon rows', '/v1/carbon/batch', { rows }),
      call('carbon workbook', '/v1/carbon/workbook', { rows }),
      ask('carbon statement', '/en/carbon/statement.pdf?from=110100&to=310100&w=10&mode=rail'),
    ])
  })

  it('of addresses for the own book', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => [`张样${at}`, `139${10_000_000 + at}`, addressAt(at)])
    const table = [['姓名', '手机', '地址'], ...rows]
    const file = await workbookBytes({ sheet: 'a', rows: table })
    const large = await workbookBytes({ sheet: 'a', rows: [...table, ...Array(8).fill(rows).flat()] })
    const base64 = Buffer.from(file).toString('base64')
    await expectCheap([
      sendParts('addresses looked over', '/en/address', { act: 'check' }, file),
      sendParts('too many addresses looked over', '/en/address', { act: 'check' }, large),
      call('addresses checked by a call', '/v1/address-book/import/check', { file: base64 }),
      call('addresses imported by a call', '/v1/address-book/import', { file: base64 }),
      call('the book as a workbook', '/v1/address-book/export', { format: 'xlsx' }),
      call('the book as CSV', '/v1/address-book/export', { format: 'csv' }),
      post('the book as a workbook, form', '/en/address', { act: 'export', format: 'xlsx' }),
      ask('the book', '/en/address'),
      call('the book by a call', '/address/getAddressInfoByConditionEnhance', [{ index: 1, pageSize: 100 }]),
      ask('all of their data', '/v1/account/data'),
    ])
  })

  it('of labels', async () => {
    const pieces = [{ length: 100, width: 100, height: 100, weight: 1000, count: 99 }]
    const placed = await customer.at(async (own, company) => {
      const found: string[] = []
      for (let at = 0; at < 2; at += 1) {
        const { number } = await aPlacedOrder(own, { pieces, addOns: [], declaredValue: 0 })
        await acceptOrder(company, { number, waybills: null })
        found.push(number)
      }
      return found
    })
    const picked = Object.fromEntries(placed.map((number) => [`pick.${number}`, '1']))
    const statuses = await expectCheap([
      call('198 labels by a call', '/v1/order-labels', { numbers: placed }),
      post('198 labels of the list', '/en/route/orderList.do', { act: 'labels', ...picked }),
      call('a label to look at', '/v1/order-labels/preview', { number: placed[0], piece: 99 }),
      ask('the list of orders', '/en/route/orderList.do'),
    ])
    expect(statuses).toEqual([200])
  })
})
