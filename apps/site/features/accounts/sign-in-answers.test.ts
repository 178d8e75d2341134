import { languageCookieName, localeIds, pathFor, rootId } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { sampleAccounts } from '../../../../tools/identity-provider/sample-accounts.ts'
import { testMoment } from '../../server/testing/api-under-test.ts'
import type { CookieBrowser } from '../../server/testing/cookie-browser.ts'
import {
  answerOf,
  createSignIn,
  type SignInUnderTest,
  sessionsOf,
} from '../../server/testing/sign-in-under-test.ts'

const engine = 'sqlite'
const start = '/en/sign-in/start?returnUrl=%2Fen%2Ffee%3Fsort%3Dtime'

async function signOut(browser: CookieBrowser, { origin }: SignInUnderTest): Promise<void> {
  const headers = { origin, 'content-type': 'application/json' }
  await browser.ask(`${origin}/v1/account/sign-out`, { method: 'POST', headers, body: '{}' })
}

describe('an answer with an error', () => {
  const secret = '13800138000 could not be found'

  it.each([
    ['access_denied', 'refused', null],
    ['server_error', 'trouble', 'server_error'],
    ['temporarily_unavailable', 'trouble', 'temporarily_unavailable'],
    ['login_required', 'again', 'login_required'],
    ['interaction_required', 'again', 'interaction_required'],
    ['consent_required', 'again', 'consent_required'],
    ['account_selection_required', 'again', 'account_selection_required'],
    ['invalid_scope', 'set-up', 'invalid_scope'],
    ['invalid_request', 'set-up', 'invalid_request'],
    ['unauthorized_client', 'set-up', 'unauthorized_client'],
    ['unsupported_response_type', 'set-up', 'unsupported_response_type'],
    ['13800138000', 'trouble', 'unknown'],
    ['constructor', 'trouble', 'unknown'],
    ['', 'trouble', 'unknown'],
  ])('%j is told as %s, with the way back, and logged by its code alone', async (error, failed, code) => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    const url = await site.signIn(browser, { start, keep: true })
    for (const name of ['code', 'iss']) url.searchParams.delete(name)
    url.searchParams.set('error', error)
    url.searchParams.set('error_description', secret)
    const led = await answerOf(browser, url)
    expect([led.pathname, Object.fromEntries(led.searchParams)]).toEqual([
      '/en/sign-in',
      { failed, returnUrl: `${site.origin}/en/fee?sort=time` },
    ])
    expect(site.logged.map((line) => JSON.parse(line).code)).toEqual(code === null ? [] : [code])
    expect(site.logged.join()).not.toContain('13800138000')
    expect(await sessionsOf(site)).toBe(0)
  })
})

it('tells whoever signs in that a verified number cannot be used, and leads on from there', async () => {
  const [someone] = sampleAccounts
  if (someone === undefined) throw new Error('a sample account')
  const site = await createSignIn(engine, 1, [{ ...someone, phone: '+86 571 8888 8888' }])
  const browser = site.browser()
  const led = await answerOf(browser, await site.signIn(browser, { start, keep: true }))
  expect([led.pathname, Object.fromEntries(led.searchParams)]).toEqual([
    '/en/sign-in',
    { untaken: 'phone', returnUrl: `${site.origin}/en/fee?sort=time` },
  ])
  expect((await site.account(browser)).signedIn).toBe(true)
  expect(site.logged.map((line) => JSON.parse(line).untaken)).toEqual([['phone-unreadable']])
  expect(site.logged.join()).not.toContain('8888')
})

describe('an answer that is shown again', () => {
  it('leads whoever is signed in to where they were going, also long after', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    const url = await site.signIn(browser, { start, keep: true })
    await answerOf(browser, url)
    for (const later of [0, 60_000, 900_000]) {
      site.setNow(testMoment + later)
      expect((await answerOf(browser, url)).pathname).toBe('/en/fee')
    }
    // Also where the browser had none of its own on its way any more.
    browser.setCookie('localhost', 'hongyan-sign-in-without-tls', 'x'.repeat(43))
    expect((await answerOf(browser, url)).href).toBe(`${site.origin}/my`)
    expect((await site.account(browser)).signedIn).toBe(true)
    expect(await sessionsOf(site)).toBe(1)
  })

  it('by a second click is begun anew, for the first may have been dropped', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    const url = await site.signIn(browser, { start, keep: true })
    const dropped = await fetch(url, { redirect: 'manual', headers: cookies(browser) })
    await dropped.body?.cancel()
    const led = await answerOf(browser, url)
    expect([led.pathname, led.searchParams.get('returnUrl')]).toEqual([
      '/en/sign-in/start',
      `${site.origin}/en/fee?sort=time`,
    ])
    expect((await site.signIn(browser, { start: led.pathname + led.search })).pathname).toBe('/en/fee')
    expect((await site.account(browser)).signedIn).toBe(true)
  })

  it('signs nobody in again who has signed out', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    const url = await site.signIn(browser, { start, keep: true })
    await answerOf(browser, url)
    await signOut(browser, site)
    site.setNow(testMoment + 10_000)
    const led = await answerOf(browser, url)
    expect([led.pathname, led.searchParams.get('failed')]).toEqual(['/en/sign-in', 'again'])
    expect(await sessionsOf(site)).toBe(0)
  })

  it('by many clicks at once opens one session', async () => {
    const site = await createSignIn(engine, 2)
    const browser = site.browser()
    const url = await site.signIn(browser, { start, keep: true })
    const led = await Promise.all(Array.from({ length: 5 }, () => answerOf(browser, url)))
    expect(new Set(led.map(({ pathname }) => pathname)).size).toBeLessThanOrEqual(2)
    expect(led.filter(({ searchParams }) => searchParams.has('failed'))).toEqual([])
    expect(await sessionsOf(site)).toBe(1)
    expect((await site.account(browser)).signedIn).toBe(true)
  })
})

it('two windows of one browser sign in at once', async () => {
  const site = await createSignIn(engine)
  const browser = site.browser()
  const [one, other] = [
    await site.signIn(browser, { start, keep: true }),
    await site.signIn(browser, { start: '/sign-in/start?returnUrl=%2Faddress', keep: true }),
  ]
  expect((await answerOf(browser, other)).pathname).toBe('/address')
  expect((await answerOf(browser, one)).pathname).toBe('/en/fee')
  expect((await site.account(browser)).signedIn).toBe(true)
  expect(await sessionsOf(site)).toBe(1)
})

it('an answer that comes too late leads back in the language and to the page it was begun for', async () => {
  const site = await createSignIn(engine)
  const browser = site.browser()
  const url = await site.signIn(browser, { start, keep: true })
  site.setNow(testMoment + 600_000)
  const led = await answerOf(browser, url)
  expect([led.pathname, Object.fromEntries(led.searchParams)]).toEqual([
    '/en/sign-in',
    { failed: 'again', returnUrl: `${site.origin}/en/fee?sort=time` },
  ])
})

it('an answer that nobody waits for speaks the language of the browser', async () => {
  const site = await createSignIn(engine)
  const browser = site.browser()
  const locale = localeIds[1] ?? rootId
  browser.setCookie('localhost', languageCookieName, locale)
  const led = await answerOf(browser, new URL('/sign-in/return?state=x&error=invalid_scope', site.origin))
  expect(led.pathname).toBe(pathFor(locale, '/sign-in'))
  expect(site.logged.map((line) => JSON.parse(line).code)).toEqual(['invalid_scope'])
})

it('a provider that goes away between the two ways is told as such', async () => {
  const site = await createSignIn(engine)
  const browser = site.browser()
  const url = await site.signIn(browser, { start, keep: true })
  await site.stopProvider()
  expect((await answerOf(browser, url)).searchParams.get('failed')).toBe('unreachable')
  expect(site.logged.join()).not.toContain(url.searchParams.get('code'))
})

it.each([1, -1])(
  'a clock that leaps by a day (%i) and comes back leaves everybody signed in',
  async (days) => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    await site.signIn(browser)
    site.setNow(testMoment + days * 86_400_000)
    expect((await site.account(browser)).signedIn).toBe(false)
    site.setNow(testMoment + 60_000)
    expect((await site.account(browser)).signedIn).toBe(true)
  },
)

function cookies(browser: CookieBrowser): HeadersInit {
  const name = 'hongyan-sign-in-without-tls'
  return { cookie: `${name}=${browser.cookie('localhost', name)}` }
}
