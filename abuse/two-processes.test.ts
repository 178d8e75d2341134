import { rmSync } from 'node:fs'
import { type Db, openDatabase } from '@hongyan/db'
import { aWaybillNo } from '@hongyan/testing'
import { freshDatabase } from '@hongyan/testing/fresh-database'
import { type Mailbox, startMailbox } from '@hongyan/testing/mailbox'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { beforeAll, expect, inject, test } from 'vitest'
import { CookieBrowser } from '../apps/site/server/testing/cookie-browser.ts'
import { startReceiver } from '../apps/site/server/testing/webhook-receiver.ts'
import { sampleAccounts } from '../tools/identity-provider/sample-accounts.ts'
import { startProvider } from '../tools/identity-provider/start-provider.ts'
import { askCode, askSite, mobileOf } from './ask-site.ts'
import { partnerSettings, sendEvents } from './partner.ts'
import { type RoundRobin, startRoundRobin } from './round-robin.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { startTextMessages } from './text-messages.ts'

const client = { clientId: 'two-processes', clientSecret: 'a secret that only these tests know' }
const signInsPerMinute = 40
const limits = [
  `sign-in.perMinute=${signInsPerMinute},sign-in.burst=${signInsPerMinute}`,
  'account.burst=10000,account.perMinute=10000,order.burst=10000,addresses.burst=10000,webhook.burst=10000',
  'subscription.burst=10000,subscription.perMinute=10000,subscription.addressHour=10000,subscription.readers=100',
  'subscription.gather=0,pages.burst=10000',
]
/** Whoever signs in at the provider, one account for each test that counts what an account has. */
const people = Array.from({ length: 8 }, (_, n) => ({
  subject: `person-${n}`,
  login: `person-${n}`,
  password: 'geese fly south',
  name: `Person ${n}`,
  phone: null,
  mail: `person-${n}@people.example`,
}))

let proxy: RoundRobin
let sites: readonly SiteProcess[]
let provider: Awaited<ReturnType<typeof startProvider>>
let texts: Awaited<ReturnType<typeof startTextMessages>>
let mailbox: Mailbox
let db: Db

beforeAll(async () => {
  const fresh = await freshDatabase('postgres', inject('postgresUrl'))
  const folder = temporaryFolder('two')
  proxy = await startRoundRobin()
  const site = { origin: proxy.origin, ...client }
  provider = await startProvider({ port: 0, site, accounts: [...sampleAccounts, ...people] })
  texts = await startTextMessages()
  mailbox = await startMailbox()
  const settings = {
    DATABASE_URL: fresh.url,
    DATA_DIR: folder,
    PUBLIC_ORIGIN: proxy.origin,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    LIMITS: limits.join(),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.clientId,
    OIDC_CLIENT_SECRET: client.clientSecret,
    OIDC_SCOPE: 'openid profile phone',
    WEBHOOK_LOOPBACK: '1',
    ...texts.settings,
    ...mailbox.settings,
    ...partnerSettings,
  }
  // The first one makes the tables.
  const first = await startSite({ settings })
  sites = [first, await startSite({ settings })]
  proxy.to(sites.map(({ port }) => port))
  db = await openDatabase({ url: fresh.url, poolSize: 2 })
  return async () => {
    for (const process of sites) await process.stop()
    await proxy.stop()
    await Promise.all([provider.close(), texts.stop(), mailbox.stop(), db.close()])
    await fresh.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Signs somebody in, by whichever processes the requests come to. */
async function signIn(browser: CookieBrowser, who: (typeof people)[number] | undefined) {
  const stop = (url: URL) => url.origin === proxy.origin && !url.pathname.includes('/sign-in/')
  const form = await browser.follow(`${proxy.origin}/sign-in/start?returnUrl=/fee`, { stop })
  const action = /action="([^"]+)"/.exec(form.html)?.[1]
  if (action === undefined) return
  const body = new URLSearchParams({ login: who?.login ?? '', password: who?.password ?? '' })
  await browser.follow(new URL(action, form.url), { init: { method: 'POST', body }, stop })
}

async function signedIn(who: number): Promise<CookieBrowser> {
  const browser = new CookieBrowser()
  await signIn(browser, people[who])
  return browser
}

/** A call by the balancer, or at the process with an index. */
async function call(browser: CookieBrowser, path: string, body?: unknown, more: CallOptions = {}) {
  const base = more.at === undefined ? proxy.origin : (sites[more.at]?.origin ?? '')
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const headers = { origin: proxy.origin, ...json, ...(more.key ? { 'idempotency-key': more.key } : {}) }
  const answer = await browser.ask(`${base}${path}`, { ...init, headers })
  // biome-ignore lint/suspicious/noExplicitAny: each test reads the fields it knows
  return { status: answer.status, ...((await answer.json()) as { code: number; data: any }) }
}
type CallOptions = { readonly key?: string; readonly at?: number }

/** What the processes say, one after the other, of whether somebody is signed in. */
async function saidByEach(browser: CookieBrowser): Promise<readonly boolean[]> {
  const said: boolean[] = []
  for (let at = 0; at < sites.length; at += 1) {
    said.push((await call(browser, '/v1/account', undefined, { at })).data.signedIn)
  }
  return said
}

const cookieName = 'hongyan-account-without-tls'
const host = '127.0.0.1'

test('a session of one is a session of the other, is replaced by the next sign-in, and ends in both', async () => {
  const browser = await signedIn(0)
  expect(await saidByEach(browser)).toEqual([true, true])
  const before = new CookieBrowser()
  before.setCookie(host, cookieName, browser.cookie(host, cookieName) ?? '')
  await signIn(browser, people[0])
  expect(browser.cookie(host, cookieName)).not.toBe(before.cookie(host, cookieName))
  expect([await saidByEach(browser), await saidByEach(before)]).toEqual([
    [true, true],
    [false, false],
  ])
  const kept = new CookieBrowser()
  kept.setCookie(host, cookieName, browser.cookie(host, cookieName) ?? '')
  expect((await call(browser, '/v1/account/sign-out', {})).status).toBe(200)
  expect(await saidByEach(kept)).toEqual([false, false])
})

test('signing out everywhere ends every session in both', async () => {
  const [here, there] = [await signedIn(1), await signedIn(1)]
  expect((await call(here, '/v1/account/sign-out-everywhere', {})).status).toBe(200)
  expect([await saidByEach(here), await saidByEach(there)].flat()).toEqual([false, false, false, false])
})

test('what the provider says by itself to one of them holds for both', async () => {
  const browser = await signedIn(2)
  const page = await browser.follow(`${provider.issuer}/session/end?client_id=${client.clientId}`)
  const secret = /name="xsrf" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
  const body = new URLSearchParams({ xsrf: secret, logout: 'yes' })
  await browser.follow(`${provider.issuer}/session/end/confirm`, { init: { method: 'POST', body } })
  await expect.poll(() => saidByEach(browser)).toEqual([false, false])
})

test('sign-ins and codes are counted for both together', async () => {
  const from = '127.9.1.7'
  const answers: number[] = []
  for (let n = 0; n < signInsPerMinute + 6; n += 1)
    answers.push((await askSite(proxy, '/sign-in/start', { from })).status)
  expect(answers.filter((status) => status === 303)).toHaveLength(signInsPerMinute)
  expect(answers.filter((status) => status === 429)).toHaveLength(6)

  // One number gets one code a minute, whichever process is asked.
  const mobile = mobileOf(77)
  const codes: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const answer = await askCode(proxy, mobile, { from: `127.9.2.${n + 1}` })
    codes.push(JSON.parse(answer.text).code)
  }
  expect(codes.filter((code) => code === 1)).toHaveLength(1)
})

/** An order with the terms that hold for it, as a signed-in page sends it. */
async function anOrder(browser: CookieBrowser, recipient: string) {
  const offer = await call(browser, '/v1/pickup-windows?division=440305&product=express-standard')
  const days: { windows: { from: string; until: string; state: string }[] }[] = offer.data.days
  const window = days.flatMap(({ windows }) => windows).findLast(({ state }) => state === 'open')
  const order = {
    kind: 'express',
    product: 'express-standard',
    sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
    recipient: { name: recipient, phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
    goods: [{ name: '茶叶' }],
    pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
    pickup: { way: 'collect', from: window?.from, until: window?.until },
    payer: 'sender',
  }
  const { total, arrivesUntil, termsVersion } = (await call(browser, '/v1/orders/price', { order })).data
  return { order, shown: { total, arrivesUntil, termsVersion } }
}

const numberOfOrders = async () => (await db.query.selectFrom('orders').select('number').execute()).length

test('an order sent again to the other process is the same order, and another one under its key is refused', async () => {
  const browser = await signedIn(3)
  const body = await anOrder(browser, '欧阳样例')
  const key = 'two-processes-one-after-the-other'
  const first = await call(browser, '/v1/orders', body, { key, at: 0 })
  const before = await numberOfOrders()
  const again = await call(browser, '/v1/orders', body, { key, at: 1 })
  expect([again.code, again.data.number]).toEqual([1, first.data.number])
  const other = await call(browser, '/v1/orders', await anOrder(browser, '周样章'), { key, at: 1 })
  expect([other.status, other.code]).toEqual([409, expect.any(Number)])
  expect(await numberOfOrders()).toBe(before)
})

test('an order that both get at once is placed once', async () => {
  const browser = await signedIn(4)
  const body = await anOrder(browser, '吴样书')
  const before = await numberOfOrders()
  for (let round = 0; round < 10; round += 1) {
    const key = `two-processes-at-once-${round}`
    const answers = await Promise.all(
      [0, 1, 0, 1].map((at) => call(browser, '/v1/orders', body, { key, at })),
    )
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1])
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1)
  }
  expect(await numberOfOrders()).toBe(before + 10)
})

test('a book has one default address however many are made so at once', async () => {
  const browser = await signedIn(5)
  const entries = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      call(
        browser,
        '/address/newAddress',
        [{ name: `样例${n}`, phone: `1390000552${n}`, areaCode: '110105', detailAddr: `雁书街 ${n} 号院` }],
        { at: n % 2 },
      ),
    ),
  )
  const ids: string[] = entries.map(({ data }) => data.id)
  const roles = ['recipient', 'sender']
  const set = ids.flatMap((id) => roles.flatMap((role) => [0, 1].map((at) => ({ id, role, at }))))
  const answers = await Promise.all(
    set.map(({ at, ...body }) => call(browser, '/address/setDefaultAddress', body, { at })),
  )
  expect(answers.every(({ code }) => code === 1)).toBe(true)
  const { subject } = people[5] ?? { subject: '' }
  const defaults = await db.query
    .selectFrom('book_addresses')
    .innerJoin('accounts', 'accounts.id', 'book_addresses.customer_id')
    .select(['is_recipient_default', 'is_sender_default'])
    .where('subject', '=', subject)
    .execute()
  expect(defaults).toHaveLength(8)
  expect(defaults.filter((entry) => entry.is_recipient_default === 1)).toHaveLength(1)
  expect(defaults.filter((entry) => entry.is_sender_default === 1)).toHaveLength(1)
})

/** Resolves when both processes have told everybody everything. */
async function untilTold(): Promise<void> {
  const unfinished = () =>
    db.query.selectFrom('outbox').select('id').where('state', 'in', ['waiting', 'sending']).execute()
  await expect.poll(async () => (await unfinished()).length, { timeout: 60_000 }).toBe(0)
}

test('every reader of a shipment gets each mail once', async () => {
  const waybillNo = aWaybillNo(76_000_000_001)
  const tell = async (at: number, code: string) => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
    const party = (name: string, phone: string) => ({ name, phone, address: '北京市朝阳区示例北街16号' })
    const shipment = {
      product: 'standard',
      origin: '440300',
      destination: '110100',
      pieces: 1,
      weightGrams: 2_400,
      billedWeightGrams: 3_000,
      insuredFen: 0,
      receipt: 'none',
      sender: party('林样本', '13800001357'),
      receiver: party('欧阳样例', '13900002468'),
      promisedEta: { from: hours(48), to: hours(50) },
    }
    const event = { eventId: `${waybillNo}-${code}`, waybillNo, code, at: hours(-1), cityCode: '440300' }
    const to = sites[at]
    if (to) expect(await sendEvents(to, [{ ...event, shipment }])).toBe(200)
  }
  await tell(0, 'picked_up')
  const readers = Array.from({ length: 16 }, (_, n) => `reader-${n}@mail.example`)
  const nobody = new CookieBrowser()
  await Promise.all(
    readers.map((address) =>
      call(nobody, '/v1/subscriptions', { number: waybillNo, channel: 'mail', address }),
    ),
  )
  await untilTold()
  for (const address of readers) {
    const mails = mailbox.mailsTo(address)
    expect(mails).toHaveLength(1)
    const token = /token=([^\s&]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    const confirmed = await call(nobody, '/v1/subscriptions/confirm', { token: decodeURIComponent(token) })
    expect(confirmed.code).toBe(1)
  }
  // The company tells both of them at once, and each of them twice.
  await Promise.all([0, 1, 0, 1].map((at) => tell(at, 'out_for_delivery')))
  await untilTold()
  expect(readers.map((address) => mailbox.mailsTo(address).length)).toEqual(readers.map(() => 2))
})

test('every event is told to a webhook once', async () => {
  const receiver = await startReceiver()
  const browser = await signedIn(6)
  const added = await call(
    browser,
    '/v1/webhooks',
    { url: receiver.url, topics: ['orders'] },
    { key: 'webhook-1' },
  )
  const { id } = added.data.webhook
  await Promise.all(
    Array.from({ length: 24 }, (_, n) => call(browser, `/v1/webhooks/${id}/test`, {}, { at: n % 2 })),
  )
  await untilTold()
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(24)
  expect(new Set(ids).size).toBe(24)
})
