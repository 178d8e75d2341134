import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { collection, itemCode } from '@hongyan/content'
import { openDatabase } from '@hongyan/db'
import { storeContent } from '@hongyan/domain/publishing/store-content'
import { testCtx } from '@hongyan/testing'
import { processEnvironment } from '../apps/site/server/operations/process-options.ts'
import { builtSite } from '../tools/commands/site-process.ts'
import { root } from '../tools/steps/steps.ts'
import { median } from './load/interleave.ts'
import { cpuMicros } from './load/target.ts'
import { liftedLimits } from './site-target.ts'

const rounds = 5
const ports = { site: 4671, desk: 4672, other: 4673 }
const roles = ['site', 'site,desk'] as const
const restMs = 30_000

type Start = { readonly readyMs: number; readonly cpuMs: number; readonly mb: number }

/** Starts of a process with the desk and without, in turn. */
export function startsWithAndWithout(): Promise<Record<string, unknown>> {
  return inFolder(async (folder) => {
    const starts = new Map<string, Start[]>(roles.map((role) => [role, []]))
    for (let round = 0; round <= rounds; round += 1) {
      for (const role of round % 2 === 0 ? roles : roles.toReversed()) {
        const { child, ...start } = await begin(folder, role, ports.site)
        await stop(child)
        // The first makes the database and the keys.
        if (round > 0) starts.get(role)?.push(start)
      }
    }
    const rows: Record<string, unknown> = {}
    for (const [role, all] of starts) {
      for (const key of ['readyMs', 'cpuMs', 'mb'] as const)
        rows[`${role}: ${key} when ready`] = Math.round(median(all.map((start) => start[key])))
    }
    const differences = (key: keyof Start): number =>
      median(
        (starts.get('site,desk') ?? []).map(
          (start, at) => start[key] - (starts.get('site')?.[at]?.[key] ?? 0),
        ),
      )
    rows['the desk adds to a start, CPU ms'] = Math.round(differences('cpuMs'))
    rows['the desk adds when ready, MB'] = Math.round(differences('mb') * 10) / 10
    return rows
  })
}

/** What a process does while nobody asks anything, ms of processor time in a minute; and what is published, ms. */
export function pollCost(): Promise<Record<string, unknown>> {
  return inFolder(follow)
}

async function inFolder(
  work: (folder: string) => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function follow(folder: string): Promise<Record<string, unknown>> {
  const first = await begin(folder, 'site,desk', ports.site)
  await untilIdle(first.child)
  const alone = await restOf(first.child)
  const second = await begin(folder, 'site', ports.other)
  await untilIdle(second.child)
  const [both, other] = await Promise.all([restOf(first.child), restOf(second.child)])
  const db = await openDatabase({ url: join(folder, 'site.db') })
  const ctx = testCtx(db, { now: Date.now })
  const [id = '', news] = [...collection('news', 'en-US')][0] ?? []
  const times: number[] = []
  for (let round = 0; round < rounds * 2; round += 1) {
    const title = `Round ${round} of the bench`
    for (const port of [ports.site, ports.other]) await pageAt(port, id)
    const began = performance.now()
    await storeContent(ctx, [
      { code: itemCode('news', id, 'en-US'), content: JSON.stringify({ ...news, title }) },
    ])
    for (const port of [ports.site, ports.other])
      while (!(await pageAt(port, id)).includes(title)) await delay(10)
    times.push(performance.now() - began)
    await delay(137)
  }
  await db.close()
  await stop(first.child)
  await stop(second.child)
  return {
    'at rest, alone, CPU ms a minute': alone,
    'at rest, two processes, CPU ms a minute each': `${both}, ${other}`,
    'published → on both processes, ms': Math.round(median(times)),
    'published → on both processes, longest ms': Math.round(Math.max(...times)),
  }
}

async function pageAt(port: number, id: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/en/news/${id}`)).text()
}

async function begin(
  folder: string,
  role: string,
  port: number,
): Promise<Start & { readonly child: ChildProcess }> {
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, builtSite, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...processEnvironment,
      NODE_ENV: 'production',
      ROLES: role,
      SITE_PORT: String(port),
      DESK_PORT: String(ports.desk),
      METRICS_PORT: '0',
      PUBLIC_ORIGIN: origin,
      DESK_ORIGIN: `http://127.0.0.1:${ports.desk}`,
      DATABASE_URL: join(folder, 'site.db'),
      DATA_DIR: folder,
      LIMITS: liftedLimits.join(),
    },
  })
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok)
      return { child, readyMs: performance.now() - began, cpuMs: cpuMs(child), mb: residentMb(child) }
    await delay(5)
  }
  throw new Error(`a process with ${role} did not start`)
}

/** Pages and packed files are made behind readiness; they are not what a process does at rest. */
async function untilIdle(child: ChildProcess): Promise<void> {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const before = cpuMs(child)
    await delay(1000)
    if (cpuMs(child) - before < 50) return
  }
  throw new Error('a process was still at work after two minutes')
}

async function restOf(child: ChildProcess): Promise<number> {
  const before = cpuMs(child)
  await delay(restMs)
  return Math.round(((cpuMs(child) - before) / restMs) * 60_000)
}

const cpuMs = (child: ChildProcess): number => (cpuMicros({ name: '', port: 0, process: child }) ?? 0) / 1000

function residentMb(child: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
