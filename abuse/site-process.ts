import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@hongyan/testing/free-port'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { builtSiteOf } from '../tools/commands/site-process.ts'
import { root } from '../tools/steps/steps.ts'

/** Where a site is asked: one process, or a balancer in front of several. */
export type SiteAddress = {
  /** What other pages would send as `Origin`. */
  readonly origin: string
  readonly url: (path: string) => string
}

/** A site in a process of its own, as a company would run it. */
export type SiteProcess = SiteAddress & {
  readonly port: number
  readonly pid: number
  /** Its folder: database, keys. */
  readonly folder: string
  /** Everything it has printed. */
  readonly output: () => string
  readonly signal: (name: NodeJS.Signals) => void
  /** Resolves when it is gone. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
  /** Kills it and removes its folder. */
  readonly stop: () => Promise<void>
}

export type SiteProcessOptions = {
  /** Settings over the usual ones, as environment variables. */
  readonly settings?: Readonly<Record<string, string>>
  /** Resolve as soon as the port answers instead of when the site is ready. */
  readonly early?: true
  /** Default: one that is free. */
  readonly port?: number
  /** Another program than Node that runs it. */
  readonly runner?: string
  /** Folder of the sources it was built of. Default: those of this test. */
  readonly sources?: string
  /** What Node is given to run. Default: one site process. */
  readonly program?: readonly string[]
}

/** Starts the built site on a free port with a fresh SQLite file and waits until it is ready. */
export async function startSite(options: SiteProcessOptions = {}): Promise<SiteProcess> {
  const folder = temporaryFolder('abuse')
  const port = options.port ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const isOnPostgres = options.settings?.DATABASE_URL?.startsWith('postgres') === true
  const child = spawn(
    options.runner ?? process.execPath,
    [...(options.program ?? builtSiteOf(options.sources ?? root))],
    {
      cwd: options.sources ?? root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        SITE_PORT: String(port),
        METRICS_PORT: '0',
        PUBLIC_ORIGIN: origin,
        DATABASE_URL: join(folder, 'site.db'),
        DATA_DIR: folder,
        LOG_LEVEL: 'info',
        LOG_SAMPLE: '1',
        ...(isOnPostgres ? sharedKeys(options.settings?.DATA_DIR ?? folder) : {}),
        ...options.settings,
      },
    },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  // A test run that ends early leaves no site behind.
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const site: SiteProcess = {
    port,
    pid: child.pid ?? 0,
    folder,
    origin,
    url: (path) => `${origin}${path}`,
    output: () => printed,
    signal: (name) => void child.kill(name),
    ended,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await untilAnswering(child, site, options.early ? '/healthz' : '/readyz')
  return site
}

/** Resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

/** Processor time a process has used so far, all its threads, in ms. */
export function processorMs(pid: number): number {
  return ticksMs(`/proc/${pid}/stat`)
}

/** The same of the thread that serves the pages alone; what is done in threads beside it is left out. */
export function pageThreadMs(pid: number): number {
  return ticksMs(`/proc/${pid}/task/${pid}/stat`)
}

function ticksMs(file: string): number {
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** How many descriptors a process holds. */
export function descriptorsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

async function untilAnswering(child: ChildProcess, site: SiteProcess, path: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(site.url(path)).catch(() => null)
    if (answer?.ok) return
    await delay(20)
  }
  const printed = site.output()
  await site.stop()
  throw new Error(`the site did not answer ${path}:\n${printed}`)
}
