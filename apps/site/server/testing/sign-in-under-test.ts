import { type Db, openDatabase } from '@hongyan/db'
import { freePort } from '@hongyan/testing/free-port'
import { type Engine, freshDatabase } from '@hongyan/testing/fresh-database'
import Fastify from 'fastify'
import { expect, inject, onTestFinished } from 'vitest'
import { type SampleAccount, sampleAccounts } from '../../../../tools/identity-provider/sample-accounts.ts'
import { startProvider } from '../../../../tools/identity-provider/start-provider.ts'
import { accounts } from '../../features/accounts/plugin.ts'
import { apiRoutes } from '../../features.ts'
import { createIdentityProvider } from '../integrations/openid-provider.ts'
import { registerApi } from '../routing/register-api.ts'
import { accountCookie, signInCookie } from '../security/account-cookie.ts'
import { type ApiUnderTest, createApiUnderTest } from './api-under-test.ts'
import { CookieBrowser } from './cookie-browser.ts'

/** The cookie of a site without TLS. */
export const sessionName = 'hongyan-account-without-tls'

const client = { clientId: 'hongyan-site', clientSecret: 'a secret that only these tests know' }

export type SignInUnderTest = {
  /** The site as browsers know it; behind it stand `processes`. */
  readonly origin: string
  readonly issuer: string
  readonly processes: readonly ApiUnderTest[]
  readonly db: Db
  /** What the processes have written down, warnings and worse. */
  readonly logged: readonly string[]
  /** A new browser, whose requests to the site go to the processes in turn. */
  readonly browser: () => CookieBrowser
  /** Moves the clock of every process. */
  readonly setNow: (instant: number) => void
  readonly stopProvider: () => Promise<void>
  /** Ends at the address to which the sign-in leads, or with the provider's answer where `keep` wants it. */
  readonly signIn: (browser: CookieBrowser, options?: SignInOptions) => Promise<URL>
  /** What the site says of who is signed in. */
  readonly account: (browser: CookieBrowser) => Promise<{ signedIn: boolean; name: string | null }>
}

type SignInOptions = {
  readonly start?: string
  readonly account?: SampleAccount
  /** Stops before the provider's answer reaches the site, and gives its address. */
  readonly keep?: true
}

/** Where an answer leads that is sent to the site as it is. */
export async function answerOf(browser: CookieBrowser, url: URL): Promise<URL> {
  const response = await browser.ask(url)
  await response.body?.cancel()
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '', url)
}

/** How many sessions are open. */
export async function sessionsOf({ db }: SignInUnderTest): Promise<number> {
  return (await db.query.selectFrom('account_sessions').select('id').execute()).length
}

/** The site's sign-in with a real provider beside it, in as many processes as asked for, until the test is over. */
export async function createSignIn(
  engine: Engine,
  processes = 1,
  accounts: readonly SampleAccount[] = sampleAccounts,
): Promise<SignInUnderTest> {
  const fresh = await freshDatabase(engine, inject('postgresUrl'))
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()))
  const origin = `http://localhost:${ports[0]}`
  const provider = await startProvider({ port: 0, site: { origin, ...client }, accounts })
  const logged: string[] = []
  const opened = await Promise.all(
    ports.map(async (port) => openProcess({ port, origin, issuer: provider.issuer, url: fresh.url, logged })),
  )
  let stopped = false
  const stopProvider = async () => {
    if (!stopped) await provider.close()
    stopped = true
  }
  onTestFinished(async () => {
    for (const { close } of opened) await close()
    await stopProvider()
    await fresh.drop()
  })

  let turn = 0
  const balance = (url: URL): URL => {
    if (url.origin !== origin) return url
    turn += 1
    const routed = new URL(url)
    routed.port = String(ports[turn % ports.length])
    return routed
  }
  const [first] = opened
  if (first === undefined) throw new Error('a site has one process at least')
  return {
    origin,
    issuer: provider.issuer,
    processes: opened.map(({ api }) => api),
    db: first.api.ctx.db,
    logged,
    browser: () => new CookieBrowser(balance),
    setNow: (instant) => {
      for (const { api } of opened) api.setNow(instant)
    },
    stopProvider,
    async signIn(browser, { start = '/sign-in/start', account = accounts[0], keep } = {}) {
      const isAnswer = (url: URL) => url.origin === origin && url.pathname === '/sign-in/return'
      const stop = (url: URL) =>
        keep ? isAnswer(url) : url.origin === origin && !/\/sign-in\//.test(url.pathname)
      const form = await browser.follow(new URL(start, origin), { stop })
      const action = /action="([^"]+)"/.exec(form.html)?.[1]
      // Whoever is signed in at the provider already is not asked again.
      if (action === undefined) return form.url
      const body = new URLSearchParams({ login: account?.login ?? '', password: account?.password ?? '' })
      const done = await browser.follow(new URL(action, form.url), { init: { method: 'POST', body }, stop })
      return done.url
    },
    async account(browser) {
      const response = await browser.ask(new URL('/v1/account', origin))
      return ((await response.json()) as { data: { signedIn: boolean; name: string | null } }).data
    },
  }
}

type ProcessParts = {
  readonly port: number
  readonly origin: string
  readonly issuer: string
  readonly url: string
  readonly logged: string[]
}

async function openProcess({ port, origin, issuer, url, logged }: ProcessParts) {
  const db = await openDatabase({ url, poolSize: 3 })
  const api = await createApiUnderTest(async () => {}, db)
  const identityProvider = createIdentityProvider({
    issuer,
    ...client,
    scope: 'openid profile phone email',
    returnUrl: `${origin}/sign-in/return`,
    skewMs: 30_000,
    patienceMs: 5000,
  })
  const services = {
    ...api.services,
    publicOrigin: origin,
    allowsOrigin: (asking: string | undefined): asking is string => asking === origin,
    accountCookie: accountCookie(origin),
    identityProvider,
  }
  const stream = { write: (line: string) => void logged.push(line) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  registerApi(app, services, apiRoutes)
  accounts.register?.(app, {
    services,
    signInCookie: signInCookie(origin, 600),
    parentDomain: 'hongyan.example',
    pages: {
      renderOnce: async ({ path }) => ({ status: 200, html: `page ${path}`, headers: {}, maxAge: null }),
    },
  })
  await app.listen({ port, host: '127.0.0.1' })
  return {
    api,
    close: async () => {
      await app.close()
      await api.close()
      await db.close()
    },
  }
}
