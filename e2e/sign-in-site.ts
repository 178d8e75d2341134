import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { splitLocalePath } from '@hongyan/locales'
import { freePort } from '@hongyan/testing/free-port'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, type Page } from '@playwright/test'
import { signInLink } from '../apps/site/client/sign-in.ts'
import { paths } from '../apps/site/paths.ts'
import { limitTable } from '../apps/site/server/limits.ts'
import { becomesReady, builtSite } from '../tools/commands/site-process.ts'
import type { SampleAccount } from '../tools/identity-provider/sample-accounts.ts'
import { startProvider } from '../tools/identity-provider/start-provider.ts'
import { root } from '../tools/steps/steps.ts'

const run = promisify(execFile)

/** One machine plays every visitor here, and a test that takes its time keeps its connection. */
export const forTests = [
  'drain.seconds=0',
  'keepAlive.seconds=75',
  // Four windows share two cores with their site and its provider: what a visitor waits for is tested elsewhere.
  'sign-in.wait=30000',
  'answer.seconds=60',
  'answer.long=60',
  'threads.wait=30000',
  'threads.run=30000',
  ...Object.keys(limitTable)
    .filter((name) => /\.(perMinute|burst|freeAddressHour|addressHour|networkHour)$/.test(name))
    .map((name) => `${name}=100000`),
]

/** Somebody whom the provider knows; `mobile` is their phone as it is written in China. */
export type Person = SampleAccount & { readonly mobile: string }

export type SignInSite = {
  readonly origin: string
  /** Adds somebody to the provider whom the site has never seen. */
  readonly newPerson: (name?: string) => Person
  /** What staff do beside the running site: notes that somebody may pay monthly, or may not any more. */
  readonly noteContract: (who: Person, ...end: readonly '--end'[]) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * The built site with a real identity provider beside it and a database of its own; `limits` are changed as in
 * `LIMITS`, `more` are other settings.
 */
export async function startSignInSite(
  limits = '',
  more: Readonly<Record<string, string>> = {},
): Promise<SignInSite> {
  const port = await freePort()
  const folder = temporaryFolder('sign-in')
  const origin = `http://127.0.0.1:${port}`
  const client = { clientId: 'browser-tests', clientSecret: 'a secret that only the browser tests know' }
  const accounts: SampleAccount[] = []
  const provider = await startProvider({ port: 0, site: { origin, ...client }, accounts })
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_PORT: String(port),
    METRICS_PORT: '0',
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: join(folder, 'site.db'),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    LIMITS: [...forTests, limits].filter((part) => part !== '').join(','),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.clientId,
    OIDC_CLIENT_SECRET: client.clientSecret,
    OIDC_SCOPE: 'openid profile phone email',
    ...more,
  }
  const site: ChildProcess = spawn(process.execPath, builtSite, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env,
  })
  const ended = once(site, 'exit')
  if (!(await becomesReady(site))) throw new Error('the site did not start')
  return {
    origin,
    newPerson: (name = '宋知夏') => {
      const number = accounts.length + 1
      const login = `person-${number}`
      const mobile = `130${String(number).padStart(8, '0')}`
      const reached = { mobile, phone: `+86${mobile}`, mail: `${login}@people.example` }
      const person = { subject: login, login, password: 'yan-fei-nan', name, ...reached }
      accounts.push(person)
      return person
    },
    noteContract: async ({ phone }, ...end) => {
      const command = [join(root, 'tools/commands/contracts.ts'), '--account', phone ?? '', ...end]
      await run(process.execPath, command, { cwd: root, env })
    },
    stop: async () => {
      const gone = site.exitCode ?? site.signalCode
      site.kill('SIGTERM')
      await ended
      await provider.close()
      rmSync(folder, { recursive: true, force: true })
      if (gone !== null) throw new Error(`the site had ended by itself: ${gone}`)
    },
  }
}

/** Signs in by requests of the browser, which follow the same way as its pages, and opens a page of the account. */
export async function signInFrom(page: Page, address: string, who: Person): Promise<void> {
  const { origin, pathname } = new URL(address)
  const start = signInLink(address, paths.signInStart(splitLocalePath(pathname).locale))
  const reached = await page.request.get(origin + start)
  // Whom the provider knows already on this device it has sent straight back.
  if (!reached.url().startsWith(origin)) {
    const form = { login: who.login, password: who.password }
    const back = await page.request.post(reached.url(), { form })
    expect(back.url()).toBe(address)
  }
  await page.goto(address)
  await expect(page).toHaveURL(address)
}

/**
 * Opens an address as whoever has no cookies any more. In a window of its own: the other may find out by itself that
 * nobody is signed in, and leave while it is led elsewhere.
 */
export async function openSignedOut(page: Page, address: string): Promise<Page> {
  const context = page.context()
  const other = await context.newPage()
  await page.close()
  await context.clearCookies()
  await other.goto(address)
  return other
}

/** Signs in by the links of a page of an account, which it comes back to. */
export async function signInByPages(page: Page, address: string, who: Person): Promise<void> {
  await page.goto(address)
  await page.locator('main a[href*="/sign-in/start"]').first().click()
  await proveAtProvider(page, who)
  await expect(page).toHaveURL(address)
}

/** Fills in the provider's own form. */
export async function proveAtProvider(page: Page, who: Person): Promise<void> {
  await page.locator('a[href*="way=password"]').first().click()
  const login = page.locator('input[name=login]')
  // It takes the focus by itself, and says so in the console where somebody has begun before.
  await expect(login).toBeFocused()
  await login.fill(who.login)
  await page.locator('input[name=password]').fill(who.password)
  await page.locator('button').click()
}
