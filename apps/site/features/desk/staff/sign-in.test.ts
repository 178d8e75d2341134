import { addStaff } from '@hongyan/domain/staff/add-staff'
import { freePort } from '@hongyan/testing/free-port'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleAccounts } from '../../../../../tools/identity-provider/sample-accounts.ts'
import { sampleStaff } from '../../../../../tools/identity-provider/sample-staff.ts'
import { startProvider } from '../../../../../tools/identity-provider/start-provider.ts'
import { deskRoutes } from '../../../features.ts'
import { createIdentityProvider } from '../../../server/integrations/openid-provider.ts'
import { registerApi } from '../../../server/routing/register-api.ts'
import { staffCookie, staffSignInCookie } from '../../../server/security/account-cookie.ts'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'
import { CookieBrowser } from '../../../server/testing/cookie-browser.ts'
import { deskStaff } from './plugin.ts'

const client = { clientId: 'hongyan-desk', clientSecret: 'a secret that only these tests know' }
const [editor, translator] = sampleStaff
let api: ApiUnderTest
let app: FastifyInstance
let provider: Awaited<ReturnType<typeof startProvider>>
let origin = ''

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  provider = await startProvider({
    port: 0,
    site: { origin: 'http://localhost:1', clientId: 'hongyan-site', clientSecret: 'x'.repeat(40) },
    desk: { origin, ...client, accounts: sampleStaff },
  })
  api = await createApiUnderTest(async (ctx) => {
    const grants = [{ role: 'editor', kind: null, language: null, branch: null }]
    await addStaff(ctx, { mail: editor?.mail ?? '', grants })
  })
  const services = {
    ...api.services,
    publicOrigin: origin,
    staffCookie: staffCookie(origin),
    allowsOrigin: (asking: string | undefined): asking is string => asking === origin,
    identityProvider: createIdentityProvider({
      issuer: provider.issuer,
      ...client,
      scope: 'openid profile email',
      returnUrl: `${origin}/sign-in/return`,
      skewMs: 30_000,
      patienceMs: 5000,
    }),
  }
  app = Fastify()
  registerApi(app, services, deskRoutes)
  deskStaff.desk?.(app, { services, signInCookie: staffSignInCookie(origin, 600), usesPasskeys: false })
  await app.listen({ port, host: '127.0.0.1' })
  return async () => {
    await app.close()
    await provider.close()
    await api.close()
  }
})

/** Goes to the provider and back as somebody, and says where that ends; null where the provider knows nobody. */
async function signIn(
  browser: CookieBrowser,
  { login, password }: { readonly login: string; readonly password: string },
  to = '/',
  asked: Readonly<Record<string, string>> = {},
): Promise<URL | null> {
  const stop = (url: URL) => url.origin === origin && !/^\/sign-in\/(start|return)/.test(url.pathname)
  const form = await browser.follow(
    new URL(`/sign-in/start?${new URLSearchParams({ to, ...asked })}`, origin),
    {
      stop,
    },
  )
  const action = /action="([^"]+)"/.exec(form.html)?.[1] ?? ''
  const body = new URLSearchParams({ login, password })
  const done = await browser.follow(new URL(action, form.url), { init: { method: 'POST', body }, stop })
  if (done.url.origin === origin) return done.url
  // Where somebody else was signed in, the provider's page signs them out by a form that a script sends.
  const [, leave = ''] = /action="([^"]+session\/end[^"]*)"/.exec(done.html) ?? []
  if (leave === '') return null
  const fields = [...done.html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, ...field]) => field)
  const left = await browser.follow(new URL(leave), {
    init: { method: 'POST', body: new URLSearchParams(fields) },
    stop,
  })
  return left.url.origin === origin ? left.url : null
}

const me = async (browser: CookieBrowser) => {
  const answer = await browser.ask(new URL('/v1/desk/me', origin))
  return {
    status: answer.status,
    body: (await answer.json()) as { data?: { name: string; rights: string[] } },
  }
}

describe('signing in to the desk', () => {
  it('leads staff to the provider and back to where they wanted, and says who they are', async () => {
    const browser = new CookieBrowser()
    expect((await me(browser)).status).toBe(401)
    const back = await signIn(browser, editor ?? { login: '', password: '' }, '/documents?kind=news')
    expect(back?.href).toBe(`${origin}/documents?kind=news`)
    const { body } = await me(browser)
    expect(body.data?.name).toBe(editor?.name)
    expect(body.data?.rights).toContain('write-documents')
    expect(body.data?.rights).not.toContain('manage-staff')
  })

  it('signs nobody in whom no administrator let in, and says why', async () => {
    const browser = new CookieBrowser()
    const back = await signIn(browser, translator ?? { login: '', password: '' })
    expect(back?.href).toBe(`${origin}/sign-in?failed=unknown-person`)
    expect((await me(browser)).status).toBe(401)
  })

  it('asks whom nobody let in again, who may be somebody else', async () => {
    const browser = new CookieBrowser()
    await signIn(browser, translator ?? { login: '', password: '' })
    const again = await signIn(browser, editor ?? { login: '', password: '' }, '/', { anew: '' })
    expect(again?.href).toBe(`${origin}/`)
    expect((await me(browser)).body.data?.name).toBe(editor?.name)
  })

  it('knows no customer of the site', async () => {
    const browser = new CookieBrowser()
    expect(await signIn(browser, sampleAccounts[0] ?? { login: '', password: '' })).toBeNull()
  })

  it.each([
    '//evil.example/x',
    'https://evil.example/',
    '/\\evil.example',
    '/sign-in/start',
    'javascript:alert(1)',
  ])('never leads to %s', async (to) => {
    const back = await signIn(new CookieBrowser(), editor ?? { login: '', password: '' }, to)
    expect(back?.href).toBe(`${origin}/`)
  })

  it('takes an answer in the browser alone that asked for it', async () => {
    const answer = await new CookieBrowser().ask(`${origin}/sign-in/return?state=made-up&code=x`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/sign-in?failed=again')
  })

  it('ends with signing out, here and at the provider', async () => {
    const browser = new CookieBrowser()
    await signIn(browser, editor ?? { login: '', password: '' })
    const out = await browser.ask(new URL('/v1/desk/sign-out', origin), {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{}',
    })
    const { next } = ((await out.json()) as { data: { next: string } }).data
    expect(next).toMatch(provider.issuer)
    expect((await me(browser)).status).toBe(401)
  })
})
