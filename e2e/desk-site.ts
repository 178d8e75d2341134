import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, openDatabase } from '@hongyan/db'
import { registry } from '@hongyan/domain/registry'
import type { Ctx } from '@hongyan/kernel/context'
import { freePort } from '@hongyan/testing/free-port'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, type Locator, type Page } from '@playwright/test'
import { parseConfig } from '../apps/site/server/config.ts'
import { domainSettings } from '../apps/site/server/domain-settings.ts'
import { loadSecrets } from '../apps/site/server/operations/secrets.ts'
import { becomesReady, builtSite } from '../tools/commands/site-process.ts'
import { sampleStaff } from '../tools/identity-provider/sample-staff.ts'
import { startProvider } from '../tools/identity-provider/start-provider.ts'
import { makeSampleStaff } from '../tools/seed/sample-staff.ts'
import { root } from '../tools/steps/steps.ts'
import { forTests } from './sign-in-site.ts'

export type DeskSite = {
  /** Where staff are. */
  readonly origin: string
  /** Where visitors are. */
  readonly siteOrigin: string
  /** Kills the process as a machine does that loses its power. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same database. */
  readonly start: () => Promise<void>
  /** For commands that are run beside it. */
  readonly settings: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/**
 * The built site with its desk, on ports and with a database of its own, and the sample provider beside it: the
 * sample people of the desk work there. `seed` puts in what is there before anybody comes; `more` are other settings.
 * Browsers make passkeys for `localhost` alone, and never for an address.
 */
export async function startDeskSite(
  seed: (ctx: Ctx) => Promise<void> = async () => {},
  more: Readonly<Record<string, string>> = {},
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<DeskSite> {
  const [sitePort, deskPort] = [await freePort(), await freePort()]
  const folder = temporaryFolder('desk')
  const siteOrigin = `http://127.0.0.1:${sitePort}`
  const origin = `http://${host}:${deskPort}`
  const customers = { clientId: 'browser-tests', clientSecret: 'a secret that only the browser tests know' }
  const staff = { clientId: 'desk-tests', clientSecret: 'another that only the tests of the desk know' }
  const provider = await startProvider({
    port: 0,
    site: { origin: siteOrigin, ...customers },
    desk: { origin, ...staff, accounts: sampleStaff },
  })
  const settings = {
    NODE_ENV: 'production',
    ROLES: 'site,worker,desk',
    SITE_PORT: String(sitePort),
    DESK_PORT: String(deskPort),
    METRICS_PORT: '0',
    PUBLIC_ORIGIN: siteOrigin,
    DESK_ORIGIN: origin,
    DATABASE_URL: join(folder, 'site.db'),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    LIMITS: forTests.join(','),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: customers.clientId,
    OIDC_CLIENT_SECRET: customers.clientSecret,
    STAFF_OIDC_ISSUER: provider.issuer,
    STAFF_OIDC_CLIENT_ID: staff.clientId,
    STAFF_OIDC_CLIENT_SECRET: staff.clientSecret,
    ...more,
  }
  // Before anybody else writes: a site that runs has its own turns with the database.
  await seedInto(settings, seed)
  let site: ChildProcess
  const start = async () => {
    site = spawn(process.execPath, builtSite, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...settings },
    })
    if (!(await becomesReady(site))) throw new Error('the site did not start')
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (site.exitCode !== null || site.signalCode !== null) return
    const ended = once(site, 'exit')
    site.kill(signal)
    await ended
  }
  await start()
  return {
    origin,
    siteOrigin,
    start,
    kill: () => end('SIGKILL'),
    settings,
    stop: async () => {
      const gone = site.exitCode ?? site.signalCode
      await end('SIGTERM')
      await provider.close()
      rmSync(folder, { recursive: true, force: true })
      if (gone !== null) throw new Error(`the site had ended by itself: ${gone}`)
    },
  }
}

/** Opens the database of the site with its own keys, as its commands do. */
async function seedInto(
  settings: Readonly<Record<string, string>>,
  seed: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  const config = parseConfig(settings)
  const db = await openDatabase({ url: config.DATABASE_URL })
  await migrate(db)
  const ctx: Ctx = {
    actor: { kind: 'system', name: 'seed' },
    db,
    now: Date.now,
    requestId: 'seed',
    registry,
    settings: domainSettings(config, await loadSecrets(config)),
  }
  try {
    await makeSampleStaff(ctx)
    await seed(ctx)
  } finally {
    await db.close()
  }
}

/** Signs somebody of the sample staff in by requests of the browser, and opens a page of the desk, such as `/staff`. */
export async function signInAtDesk(
  page: Page,
  { origin }: DeskSite,
  login: (typeof sampleStaff)[number]['login'],
  to = '/',
): Promise<void> {
  const person = sampleStaff.find((one) => one.login === login)
  if (person === undefined) throw new Error(`nobody of the sample staff is ${login}`)
  const reached = await page.request.get(`${origin}/sign-in/start?${new URLSearchParams({ to })}`)
  // Whom the provider knows already in this browser it has sent straight back.
  if (!reached.url().startsWith(origin)) {
    const form = { login, password: person.password }
    const back = await page.request.post(reached.url(), { form })
    expect(back.url()).toBe(origin + to)
  }
  await page.goto(origin + to)
}

/** In which language the desk speaks to a browser: before its first page. */
export async function speakAtDesk(page: Page, language: 'zh-CN' | 'en-US'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('desk-language', chosen), language)
}

/** Types a moment such as `2026-11-29T08:00` into the fields of a part, in the order of the language. */
export async function typeMoment(
  part: Page | Locator,
  language: 'zh-CN' | 'en-US',
  moment: string,
): Promise<void> {
  const [year = '', month = '', day = '', ...time] = moment.split(/\D/)
  const date = language === 'zh-CN' ? [year, month, day] : [month, day, year]
  const fields = part.locator('input[data-digits]')
  for (const [place, text] of [...date, ...time].entries()) await fields.nth(place).fill(text)
}

/** Waits until what was typed in a document is stored. */
export async function isSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-saving=saved]')).toBeVisible()
}
