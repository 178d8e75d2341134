import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createSignIn, type SignInUnderTest, sessionName } from '../../server/testing/sign-in-under-test.ts'

const engine = 'sqlite'

const post = (
  site: SignInUnderTest,
  path: string,
  headers: Record<string, string>,
  body: string | URLSearchParams,
) => [`${site.origin}${path}`, { method: 'POST', headers, body }] as const

const json = { 'content-type': 'application/json' }

/** Says yes on the page where the provider asks whether to sign out, and gives the path it leads back to. */
async function confirmAtProvider(
  site: SignInUnderTest,
  browser: ReturnType<SignInUnderTest['browser']>,
  next: string,
): Promise<string> {
  const page = await browser.follow(next)
  const secret = /name="xsrf" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
  const action = /action="([^"]+)"/.exec(page.html)?.[1] ?? ''
  const body = new URLSearchParams({ xsrf: secret, logout: 'yes' })
  const out = await browser.follow(new URL(action, page.url), {
    init: { method: 'POST', body },
    stop: (url) => url.origin === site.origin,
  })
  return out.url.pathname
}

describe('signing out', () => {
  it('ends the session here at once, and the provider’s as the browser goes there', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    await site.signIn(browser)
    const response = await browser.ask(
      ...post(site, '/v1/account/sign-out', { ...json, origin: site.origin, 'accept-language': 'en' }, '{}'),
    )
    const { next } = ((await response.json()) as { data: { next: string } }).data
    expect((await site.account(browser)).signedIn).toBe(false)
    expect(browser.cookie('localhost', sessionName)).toBeUndefined()
    expect(next.startsWith(`${site.issuer}/session/end?`)).toBe(true)

    expect(await confirmAtProvider(site, browser, next)).toBe('/en/signed-out')
    // The provider asks who it is again: a form, not an answer.
    const again = await browser.follow(`${site.origin}/sign-in/start`)
    expect(again.html).toContain('autocomplete="tel-national"')
  })

  it('is done at the provider as well for whoever deletes their account', async () => {
    const site = await createSignIn(engine)
    const [browser, other] = [site.browser(), site.browser()]
    await site.signIn(browser)
    await site.signIn(other)
    const before = await site.account(browser)
    const response = await browser.ask(
      ...post(
        site,
        '/v1/account/delete',
        { ...json, origin: site.origin, 'accept-language': 'en' },
        JSON.stringify({ confirmed: true }),
      ),
    )
    const { next } = ((await response.json()) as { data: { next: string } }).data
    expect([before.signedIn, (await site.account(browser)).signedIn]).toEqual([true, false])
    expect((await site.account(other)).signedIn).toBe(false)
    expect(browser.cookie('localhost', sessionName)).toBeUndefined()
    const leaving = new URL(next)
    expect(leaving.href.startsWith(`${site.issuer}/session/end?`)).toBe(true)
    expect(leaving.searchParams.get('id_token_hint')).toMatch(/^ey/)
    expect(await confirmAtProvider(site, browser, next)).toBe('/en/signed-out')
    const again = await browser.follow(`${site.origin}/sign-in/start`)
    expect(again.html).toContain('autocomplete="tel-national"')
  })

  it('is not done for a page of another site', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    await site.signIn(browser)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const origin of ['https://evil.example', 'null']) {
      const asked = [
        post(site, '/v1/account/sign-out', { ...json, origin }, '{}'),
        post(site, '/sign-out', { ...form, origin }, 'x=1'),
        post(site, '/v1/account/presence', { ...json, origin }, '{}'),
      ]
      for (const request of asked) expect((await browser.ask(...request)).status).toBe(403)
    }
    const bare = await browser.ask(
      ...post(site, '/sign-out', { ...form, 'sec-fetch-site': 'cross-site' }, 'x=1'),
    )
    expect(bare.status).toBe(403)
    expect((await site.account(browser)).signedIn).toBe(true)
  })

  it('works by a form, which leads on to the provider', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    await site.signIn(browser)
    const request = post(
      site,
      '/en/sign-out',
      { origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' },
      '',
    )
    const response = await browser.ask(...request)
    expect([response.status, await response.text()]).toEqual([200, 'page /signed-out'])
    const next = new URL(/^0;url=(.*)$/.exec(response.headers.get('refresh') ?? '')?.[1] ?? '')
    expect(next.origin).toBe(site.issuer)
    expect(next.searchParams.get('post_logout_redirect_uri')).toBe(`${site.origin}/en/signed-out`)
    expect((await site.account(browser)).signedIn).toBe(false)
    // Again, with nobody signed in any more: nowhere to go.
    expect((await browser.ask(...request)).headers.get('refresh')).toBeNull()
  })

  it('is done here although the provider cannot be reached', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    await site.signIn(browser)
    await site.stopProvider()
    const response = await browser.ask(
      ...post(site, '/v1/account/sign-out', { ...json, origin: site.origin }, '{}'),
    )
    expect(response.status).toBe(200)
    expect((await site.account(browser)).signedIn).toBe(false)
  })
})

describe('the provider', () => {
  it('signs somebody out by itself, in every browser of that sign-in and in no other', async () => {
    const site = await createSignIn(engine)
    const [browser, other] = [site.browser(), site.browser()]
    await site.signIn(browser)
    await site.signIn(other)
    const page = await browser.follow(`${site.issuer}/session/end?client_id=hongyan-site`)
    const secret = /name="xsrf" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
    const body = new URLSearchParams({ xsrf: secret, logout: 'yes' })
    await browser.follow(`${site.issuer}/session/end/confirm`, { init: { method: 'POST', body } })
    await expect.poll(async () => (await site.account(browser)).signedIn).toBe(false)
    expect((await site.account(other)).signedIn).toBe(true)
  })

  it('is believed by its signature alone', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    await site.signIn(browser)
    const row = await site.db.query.selectFrom('accounts').select('subject').executeTakeFirstOrThrow()
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
    const forged = await new SignJWT({ events, sub: row.subject })
      .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt' })
      .setIssuer(site.issuer)
      .setAudience('hongyan-site')
      .setJti('1')
      .setIssuedAt()
      .sign(privateKey)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none' })}.${part({ iss: site.issuer, aud: 'hongyan-site', sub: row.subject, events })}.`
    const session = await site.db.query
      .selectFrom('account_sessions')
      .select('id_token')
      .executeTakeFirstOrThrow()
    // A genuine token of the provider that is no notice of a sign-out.
    for (const token of [forged, unsigned, session.id_token ?? '', 'x', '']) {
      const body = new URLSearchParams({ logout_token: token })
      const response = await fetch(`${site.origin}/sign-out/back-channel`, { method: 'POST', body })
      expect(response.status).toBe(400)
    }
    expect((await site.account(browser)).signedIn).toBe(true)
  })

  it('signs out from a frame of its page, by the name of a sign-in of its own', async () => {
    const site = await createSignIn(engine)
    const browser = site.browser()
    await site.signIn(browser)
    const row = await site.db.query
      .selectFrom('account_sessions')
      .select('provider_session')
      .executeTakeFirstOrThrow()
    const sid = row.provider_session ?? ''
    const frame = async (query: Record<string, string>) =>
      fetch(`${site.origin}/sign-out/front-channel?${new URLSearchParams(query)}`)
    for (const query of [
      { iss: 'https://evil.example', sid },
      { iss: site.issuer },
      { iss: site.issuer, sid: '' },
    ]) {
      expect((await frame(query as Record<string, string>)).status).toBe(400)
    }
    expect((await frame({ iss: site.issuer, sid: 'another' })).status).toBe(200)
    expect((await site.account(browser)).signedIn).toBe(true)
    const out = await frame({ iss: site.issuer, sid })
    expect(out.headers.get('content-security-policy')).toContain(`frame-ancestors ${site.issuer}`)
    expect((await site.account(browser)).signedIn).toBe(false)
  })
})
