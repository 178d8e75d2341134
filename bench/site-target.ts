import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { limitTable } from '../apps/site/server/limits.ts'
import { processEnvironment } from '../apps/site/server/operations/process-options.ts'
import { builtSite } from '../tools/commands/site-process.ts'
import { root } from '../tools/steps/steps.ts'
import { cpuMicros, type Target } from './load/target.ts'

/** Limits lifted to what one loading machine sends; the limiter itself stays on and counts every request. */
export const liftedLimits = Object.keys(limitTable)
  .filter((row) => /\.(?:perMinute|burst)$/.test(row))
  .map((row) => `${row}=1000000000`)

/**
 * The site as in production: its headers, its limiter, its log (written to a file), one process. `pinned`
 * keeps it on the first core beside the servers it is compared with.
 */
export async function startSite(
  name: string,
  port: number,
  folder: string,
  options: {
    readonly database?: string
    readonly origin?: string
    /** Settings over these. */
    readonly settings?: Readonly<Record<string, string>>
    /** Limits besides the lifted rates, as `name=value`. */
    readonly limits?: readonly string[]
    /** Whether it has every core: threads beside that of its pages would wait for it on one. */
    readonly unpinned?: boolean
    /** The repository whose build is served; this one when absent. */
    readonly from?: string
  } = {},
): Promise<Target> {
  const log = openSync(join(folder, `${name.replace(/\W+/g, '-')}.log`), 'w')
  const from = options.from === undefined ? root : `${options.from}/`
  const program = builtSite.map((part) => part.replace(root, from))
  const pin = options.unpinned ? [] : ['taskset', '-c', '0']
  const [command = '', ...parameters] = [...pin, process.execPath, ...program]
  const child = spawn(command, parameters, {
    cwd: from,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      ...processEnvironment,
      NODE_ENV: 'production',
      SITE_PORT: String(port),
      METRICS_PORT: '0',
      PUBLIC_ORIGIN: options.origin ?? `http://127.0.0.1:${port}`,
      DATABASE_URL: options.database ?? join(folder, 'empty.db'),
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      LIMITS: [...liftedLimits, ...(options.limits ?? [])].join(),
      // The load speaks plain HTTP and wraps no keys.
      PLAIN_INQUIRY: '1',
      ...options.settings,
    },
  })
  closeSync(log)
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) {
      // The second visit of each language finds a kept page.
      for (const path of ['/', '/hk', '/en']) await fetch(`http://127.0.0.1:${port}${path}`)
      const target = { name, port, process: child }
      await untilIdle(target)
      return target
    }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the site did not start; its log is in ${folder}`)
}

/** The site makes pages and packs files after it is ready; what that takes is not the price of an answer. */
async function untilIdle(site: Target): Promise<void> {
  for (let seconds = 0; seconds < 300; seconds += 1) {
    const before = cpuMicros(site) ?? 0
    await new Promise((resolve) => setTimeout(resolve, 1000))
    if ((cpuMicros(site) ?? 0) - before < 50_000) return
  }
  throw new Error(`${site.name} was still at work after five minutes`)
}
