import { join } from 'node:path'
import { type Db, openDatabase } from '@hongyan/db'
import { type FreshDatabase, freshDatabase } from '@hongyan/testing/fresh-database'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { captchaFailed } from '../apps/site/calls/refusals.ts'
import type { CaptchaChallenge } from '../apps/site/server/captcha/captcha.ts'
import { solveCaptcha } from '../apps/site/server/testing/solve-captcha.ts'
import { type Asked, askCode, askSite, clientOf, mobileOf } from './ask-site.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { type SlowRelay, startRelay } from './slow-relay.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The deadline of every answer is 3 s; the rest is for a busy machine. A delay is far longer than both. */
const inTimeMs = 15_000
const delayMs = 60_000

let people = 0
const somebody = () => {
  people += 1
  return { from: clientOf(people), mobile: mobileOf(people) }
}

function filledForm(contactMobile: string) {
  return {
    cooperateType: 'warehousing',
    companyName: '样例商贸有限公司',
    isJdSeller: '1',
    firstBizType: '7',
    estimateOrderCount: '300',
    province: '湖北省',
    city: '武汉市',
    district: '江夏区',
    detailAddr: '样例路 1 号',
    contactName: '欧阳样例',
    contactMobile,
    contactPositionId: '3',
    remark: '',
    consentVersion: '2026-11',
  }
}

/** What reads or writes the database for somebody who waits. */
const needing: Readonly<Record<string, (site: SiteProcess) => Promise<Asked>>> = {
  'a code': (site) => {
    const { from, mobile } = somebody()
    return askCode(site, mobile, { from })
  },
  'the posted form': (site) => {
    const { from, mobile } = somebody()
    return askSite(site, '/en/cooperation', {
      from,
      body: new URLSearchParams({ ...filledForm(mobile), do: 'code' }),
    })
  },
  'a look-up page': (site) => askSite(site, '/en/track?no=HY660120260038', { from: somebody().from }),
  'the start of a sign-in': (site) => askSite(site, '/en/sign-in/start', { from: somebody().from }),
  'the way back from the provider': (site) =>
    askSite(site, '/sign-in/return?state=none&code=none', signedIn('sign-in')),
  'who is signed in': (site) => askSite(site, '/v1/account', signedIn('account')),
  'signing out': (site) =>
    askSite(site, '/sign-out', { ...signedIn('account'), body: new URLSearchParams({}) }),
  'a sign-out of the provider': (site) => {
    const query = new URLSearchParams({ iss: oidcSettings.OIDC_ISSUER, sid: 'none' })
    return askSite(site, `/sign-out/front-channel?${query}`, { from: somebody().from })
  },
}

/** A provider that nobody reaches: what is asked of the database comes first. */
const oidcSettings = {
  OIDC_ISSUER: 'http://127.0.0.1:9/',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'secret-of-a-slow-database',
}

/** Somebody whose browser holds a secret, which may or may not be known. */
function signedIn(cookie: 'sign-in' | 'account') {
  return {
    from: somebody().from,
    headers: { cookie: `hongyan-${cookie}-without-tls=${'s'.repeat(43)}` },
  }
}

function expectUnavailable(answers: Readonly<Record<string, Asked>>): void {
  for (const [what, { status, headers, ms }] of Object.entries(answers)) {
    expect([what, status, headers['retry-after']]).toEqual([what, 503, '2'])
    expect(ms, what).toBeLessThan(inTimeMs)
  }
}

async function askAll(site: SiteProcess, names = Object.keys(needing)) {
  const asked = await Promise.all(
    names.map(async (name) => [name, await needing[name]?.(site)] as [string, Asked]),
  )
  return Object.fromEntries(asked)
}

describe('Postgres', () => {
  let fresh: FreshDatabase
  let relay: SlowRelay
  let site: SiteProcess
  let direct: Db
  beforeAll(async () => {
    fresh = await freshDatabase('postgres', inject('postgresUrl'))
    const { port } = new URL(fresh.url)
    relay = await startRelay(Number(port))
    site = await startSite({
      settings: {
        ...oidcSettings,
        DATABASE_URL: fresh.url.replace(`:${port}/`, `:${relay.port}/`),
        SMS_GATEWAY: 'console',
      },
    })
    direct = await openDatabase({ url: fresh.url })
    expect((await askSite(site, '/en/about')).status).toBe(200)
  })
  afterAll(async () => {
    await site?.stop()
    await direct?.close()
    await relay?.stop()
    await fresh?.drop()
  })

  afterEach(async () => {
    relay.delayBy(0)
    relay.cut(false)
    await expect.poll(async () => (await needing['a code']?.(site))?.status, { timeout: 20_000 }).toBe(200)
  })

  test('a connection that owes an answer is closed: nobody waits behind it', async () => {
    const { port } = new URL(fresh.url)
    const own = await startRelay(Number(port))
    const url = fresh.url.replace(`:${port}/`, `:${own.port}/`)
    const db = await openDatabase({ url, poolSize: 1, statementMs: 200, lockWaitMs: 10_000 })
    await db.ping()
    own.delayBy(600_000)
    await expect(db.transaction((trx) => trx.selectFrom('sms_codes').selectAll().execute())).rejects.toThrow(
      'Query read timeout',
    )
    own.delayBy(0)
    await db.ping()
    await db.close()
    await own.stop()
  })

  test('a slow one lets all be answered 503 in time, and kept pages do not notice', async () => {
    relay.delayBy(delayMs)
    for (let round = 0; round < 2; round += 1) {
      const asking = askAll(site)
      const first = await Promise.race([asking, askSite(site, '/en/about')])
      expect(first.status).toBe(200)
      expectUnavailable(await asking)
    }
    // However many: a few renders may run at once, yet none of them waits for the database in its place.
    const many = await Promise.all(
      Array.from({ length: 12 }, () => needing['a look-up page']?.(site) as Promise<Asked>),
    )
    expectUnavailable(Object.fromEntries(many.entries()) as Record<string, Asked>)
  })

  test('a form comes back with what was typed, and says what it is', async () => {
    relay.cut(true)
    const said = 'The service is not available at the moment'
    const forms: readonly [string, Record<string, string>, string][] = [
      ['/en/cooperation', { ...filledForm(mobileOf(0)), do: 'code' }, said],
      ['/en/white-paper/peak-season', { phoneNum: mobileOf(0), do: 'code' }, said],
      ['/en/feedback', { rating: 'good', text: 'typed with care' }, 'typed with care'],
    ]
    for (const [path, fields, text] of forms) {
      const answer = await askSite(site, path, { body: new URLSearchParams(fields) })
      expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '2'])
      expect(answer.text).toContain(text)
    }
  })

  test('without a database all is answered 503; it is used again when it is back', async () => {
    relay.cut(true)
    expectUnavailable(await askAll(site))
    relay.cut(false)
    const look = async () => (await needing['a look-up page']?.(site))?.status
    await expect.poll(look, { timeout: 20_000 }).toBe(200)
  })

  test('an enquiry that was answered too late and is sent again is one', async () => {
    const { from, mobile } = somebody()
    const opened = await askSite(site, '/ecology/getSession', { from })
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
    expect((await askCode(site, mobile, { from, cookie })).status).toBe(200)
    const verifyCode = new RegExp(`${mobile}\\D+(\\d{6})`).exec(site.output())?.[1] ?? ''
    const captcha = await solve(site, cookie, 'enquiry', from)
    const sessionId = JSON.parse(opened.text).obj as string
    const body = [{ ...filledForm(mobile), isJdSeller: 1, verifyCode, captcha, sessionId }]
    const send = () => askSite(site, '/cooperation/submitFormData', { from, body, headers: { cookie } })

    // As many idle connections as will be wanted: new ones would take several delays.
    await Promise.all(Array.from({ length: 20 }, () => needing['a look-up page']?.(site)))
    relay.delayBy(700)
    const late = await send()
    relay.delayBy(0)
    expect([late.status, late.headers['retry-after']]).toEqual([503, '2'])
    // What was begun may be finished behind the answer, before or after it is sent again.
    const codeOf = async () => JSON.parse((await send()).text).code
    await expect.poll(codeOf, { timeout: 20_000 }).toBe(1)
    expect(await codeOf()).toBe(1)
    const enquiries = await direct.query
      .selectFrom('enquiry_details')
      .select('enquiry_id')
      .where('contact_mobile', '=', mobile)
      .execute()
    expect(enquiries).toHaveLength(1)
  })

  test('two processes and 200 requests at once: codes, refusals and 503, never a fault', async () => {
    const settings = { DATABASE_URL: fresh.url, DATA_DIR: site.folder }
    const [one, two] = await Promise.all([startSite({ settings }), startSite({ settings })])
    const asked = await Promise.all(
      Array.from({ length: 200 }, (_, n) => needing['a code']?.(n % 2 ? one : two) as Promise<Asked>),
    )
    const statuses = new Set(asked.map(({ status }) => status))
    expect([200, 503]).toEqual(expect.arrayContaining([...statuses]))
    expect(statuses).toContain(200)

    // One solved captcha, sent 60 times to both, buys one code.
    const first = somebody()
    const opened = await askCode(one, first.mobile, first)
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
    const captcha = await solve(one, cookie, 'code', first.from)
    const mobiles: string[] = []
    const replay = (to: SiteProcess) => {
      const { from, mobile } = somebody()
      mobiles.push(mobile)
      return askCode(to, mobile, { from, cookie, captcha })
    }
    const bought = () => {
      const printed = one.output() + two.output()
      return mobiles.filter((mobile) => printed.includes(`text message to ${mobile}`)).length
    }
    const replays = await Promise.all(Array.from({ length: 60 }, (_, n) => replay(n % 2 ? one : two)))
    expect([200, 503]).toEqual(expect.arrayContaining([...new Set(replays.map(({ status }) => status))]))
    // The one that succeeds may be answered too late on a busy machine, or all may be told to come back.
    const spent = async () => JSON.parse((await replay(one)).text).code === captchaFailed.code
    await expect.poll(spent, { timeout: 30_000 }).toBe(true)
    expect(bought()).toBe(1)
    await Promise.all([one.stop(), two.stop()])
  })
})

async function solve(site: SiteProcess, cookie: string, purpose: string, from: string): Promise<string> {
  const asked = await askSite(site, `/v1/captcha?purpose=${purpose}`, { headers: { cookie }, from })
  return solveCaptcha(JSON.parse(asked.text).data as CaptchaChallenge)
}

describe('SQLite', () => {
  let site: SiteProcess
  let holder: Db
  beforeAll(async () => {
    site = await startSite()
    holder = await openDatabase({ url: join(site.folder, 'site.db') })
    expect((await askSite(site, '/en/about')).status).toBe(200)
  })
  afterAll(async () => {
    await holder?.close()
    await site?.stop()
  })

  test('while another process holds the file, forms are answered 503 in time, the rest meanwhile', async () => {
    const release = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const holding = holder.transaction(async () => {
      held.resolve()
      await release.promise
    })
    await held.promise
    const asking = askAll(site, ['a code', 'the posted form'])
    const readers = ['/en/about', '/healthz'].map((path) => askSite(site, path))
    const look = needing['a look-up page']?.(site) as Promise<Asked>
    const first = await Promise.race([asking, Promise.all([...readers, look])])
    expect(first).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }])
    expectUnavailable(await asking)
    release.resolve()
    await holding
    expect((await needing['a code']?.(site))?.status).toBe(200)
  })
})
