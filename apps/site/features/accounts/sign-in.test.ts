import { createSession } from '@hongyan/domain/accounts/create-session'
import { engines } from '@hongyan/testing/fresh-database'
import { describe, expect, inject, it } from 'vitest'
import { sampleAccounts } from '../../../../tools/identity-provider/sample-accounts.ts'
import { testMoment } from '../../server/testing/api-under-test.ts'
import type { CookieBrowser } from '../../server/testing/cookie-browser.ts'
import { answerOf, createSignIn, sessionName, sessionsOf } from '../../server/testing/sign-in-under-test.ts'

const [zhixia, robin] = sampleAccounts

const secretOf = (browser: CookieBrowser) => browser.cookie('localhost', sessionName)

describe.each(inject('engines') ?? engines)('signing in, %s', (engine) => {
  it('leads to the provider and back, and says who it is', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    expect(await site.account(browser)).toMatchObject({ signedIn: false, name: null })
    const back = await site.signIn(browser, {
      start: '/en/sign-in/start?returnUrl=%2Fen%2Ffee%3Fsort%3Dtime',
    })
    expect(back.href).toBe(`${site.origin}/en/fee?sort=time`)
    expect(await site.account(browser)).toEqual({
      signedIn: true,
      name: zhixia?.name,
      company: null,
      monthly: false,
      idleSeconds: 1800,
      endsSeconds: 43_200,
    })
  })

  it('knows the number that the provider has verified, and none of whoever has told none', async () => {
    const site = await createSignIn(engine)
    await site.signIn(site.browser())
    await site.signIn(site.browser(), robin ? { account: robin } : {})
    const accounts = await site.db.query.selectFrom('accounts').select('phone').orderBy('subject').execute()
    expect(accounts.map(({ phone }) => phone)).toEqual([zhixia?.phone, null])
  })

  it('is one account for each person, and one session for each browser', async () => {
    const site = await createSignIn(engine)
    const browsers = [site.browser(), site.browser(), site.browser()] as const
    for (const browser of browsers.slice(0, 2)) await site.signIn(browser)
    await site.signIn(browsers[2], { ...(robin ? { account: robin } : {}) })
    expect((await site.account(browsers[2])).name).toBe(robin?.name)
    const accounts = await site.db.query.selectFrom('accounts').select('subject').orderBy('subject').execute()
    expect(accounts.map(({ subject }) => subject)).toEqual([zhixia?.subject, robin?.subject])
    expect(new Set(browsers.map(secretOf)).size).toBe(3)
  })

  it('works in two processes behind a balancer as in one', async () => {
    const site = await createSignIn(engine, 2)
    const browser = site.browser()
    await site.signIn(browser)
    for (let n = 0; n < 4; n += 1) expect((await site.account(browser)).signedIn).toBe(true)
    const out = await browser.ask(`${site.origin}/v1/account/sign-out`, {
      method: 'POST',
      headers: { origin: site.origin, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(out.status).toBe(200)
    for (let n = 0; n < 4; n += 1) expect((await site.account(browser)).signedIn).toBe(false)
  })
})

const engine = 'sqlite'

describe('session fixation', () => {
  it('a secret that somebody planted is not taken over', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    const planted = 'p'.repeat(43)
    browser.setCookie('localhost', sessionName, planted)
    await site.signIn(browser)
    expect(secretOf(browser)).not.toBe(planted)
    const thief = site.browser()
    thief.setCookie('localhost', sessionName, planted)
    expect((await site.account(thief)).signedIn).toBe(false)
  })

  it('a session of somebody else that was planted ends, and is not joined', async () => {
    const site = await createSignIn(engine)
    const [process] = site.processes
    if (!process) throw new Error('there is a process')
    const { secret: planted } = await createSession(process.ctx, {
      identity: {
        issuer: site.issuer,
        subject: 'thief',
        name: 'x',
        phone: null,
        providerSession: null,
        idToken: null,
      },
      replaced: null,
    })
    const browser = site.browser()
    browser.setCookie('localhost', sessionName, planted)
    await site.signIn(browser)
    expect((await site.account(browser)).name).toBe(zhixia?.name)
    const thief = site.browser()
    thief.setCookie('localhost', sessionName, planted)
    expect((await site.account(thief)).signedIn).toBe(false)
  })
})

describe('the address to come back to', () => {
  it.each([
    ['https://evil.example/', '/my'],
    ['//evil.example/x', '/my'],
    ['/\\evil.example', '/my'],
    ['http://localhost@evil.example/', '/my'],
    ['javascript:alert(1)', '/my'],
    ['data:text/html,x', '/my'],
    ['https://www.hongyan.example.evil.example/', '/my'],
    ['/..//evil.example', '/my'],
    ['/.//evil.example', '/my'],
    ['/./%2f/evil.example', '/my'],
    ['/sign-in?returnUrl=/sign-in', '/my'],
    ['/en/sign-in/', '/my'],
    ['/en/%73ign-in', '/my'],
    ['/sign-in/return?state=x', '/my'],
    ['/sign-out/front-channel', '/my'],
    ['/en/sign-out', '/my'],
    ['', '/my'],
    ['/', '/my'],
    ['/en', '/my'],
    ['/en/track?no=HY1', '/en/track?no=HY1'],
  ])('%j leads to %s', async (asked, path) => {
    const site = await createSignIn(engine)
    const back = await site.signIn(site.browser(), {
      start: `/sign-in/start?${new URLSearchParams({ returnUrl: asked })}`,
    })
    expect(back.href).toBe(site.origin + path)
  })
})

describe('an answer of the provider', () => {
  it('is taken in the browser alone that asked for it', async () => {
    const site = await createSignIn(engine)
    const url = await site.signIn(site.browser(), { keep: true })
    const victim = site.browser()
    expect((await answerOf(victim, url)).searchParams.get('failed')).toBe('again')
    // Also in one that waits for an answer of its own.
    await site.signIn(victim, { keep: true })
    expect((await answerOf(victim, url)).searchParams.get('failed')).toBe('again')
    expect(await sessionsOf(site)).toBe(0)
  })

  it('is not taken with the state of another one', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    const [one, other] = [
      await site.signIn(browser, { keep: true }),
      await site.signIn(browser, { keep: true }),
    ]
    one.searchParams.set('state', other.searchParams.get('state') ?? '')
    expect((await answerOf(browser, one)).searchParams.get('failed')).toBe('again')
    expect(await sessionsOf(site)).toBe(0)
  })

  it.each([
    ['state', null],
    ['state', 'made-up'],
    ['code', null],
    ['code', 'made-up'],
    ['iss', 'https://evil.example'],
    ['iss', null],
  ])('is not taken with the %s %j', async (name, value) => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    const url = await site.signIn(browser, { keep: true })
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
    expect((await answerOf(browser, url)).searchParams.get('failed')).toBe('again')
    expect(await sessionsOf(site)).toBe(0)
  })

  it('is not taken with a code of another provider', async () => {
    const [site, other] = [await createSignIn(engine), await createSignIn(engine)]
    const browser = site.browser()
    const url = await site.signIn(browser, { keep: true })
    const foreign = await other.signIn(other.browser(), { keep: true })
    url.searchParams.set('code', foreign.searchParams.get('code') ?? '')
    expect((await answerOf(browser, url)).searchParams.get('failed')).toBe('again')
    expect(await sessionsOf(site)).toBe(0)
  })

  it('is not taken too late', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    const url = await site.signIn(browser, { keep: true })
    site.setNow(testMoment + 600_000)
    expect((await answerOf(browser, url)).searchParams.get('failed')).toBe('again')
  })
})

describe('a sign-in', () => {
  it('is told where the provider cannot be reached', async () => {
    const site = await createSignIn(engine)
    await site.stopProvider()
    const failed = await answerOf(site.browser(), new URL('/en/sign-in/start', site.origin))
    expect([failed.pathname, failed.searchParams.get('failed')]).toEqual(['/en/sign-in', 'unreachable'])
  })

  it('is not begun ahead of a click', async () => {
    const site = await createSignIn(engine)
    const response = await site
      .browser()
      .ask(`${site.origin}/sign-in/start`, { headers: { 'sec-purpose': 'prefetch' } })
    expect(response.headers.get('location')).toMatch(/^\/sign-in\?returnUrl=/)
    expect(await site.db.query.selectFrom('sign_ins').selectAll().execute()).toEqual([])
  })

  it('ends when nobody does anything, and looking is nothing', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    await site.signIn(browser)
    site.setNow(testMoment + 1_799_000)
    expect(await site.account(browser)).toMatchObject({ signedIn: true, idleSeconds: 1 })
    site.setNow(testMoment + 1_800_000)
    expect(await site.account(browser)).toMatchObject({ signedIn: false, name: null })
    expect(secretOf(browser)).toBeUndefined()
  })

  it('goes on when somebody says that they are there, up to its end', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    await site.signIn(browser)
    const stay = async (seconds: number) => {
      site.setNow(testMoment + seconds * 1000)
      const response = await browser.ask(`${site.origin}/v1/account/presence`, {
        method: 'POST',
        headers: { origin: site.origin, 'content-type': 'application/json' },
        body: '{}',
      })
      return ((await response.json()) as { data: object }).data
    }
    for (let at = 1740; at < 43_140; at += 1740) {
      const idleSeconds = Math.min(1800, 43_200 - at)
      expect(await stay(at)).toMatchObject({ signedIn: true, idleSeconds })
    }
    expect(await stay(43_140)).toMatchObject({ signedIn: true, idleSeconds: 60, endsSeconds: 60 })
    expect(await stay(43_200)).toMatchObject({ signedIn: false })
  })
})
