import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { localeIds, readsSource } from '@hongyan/locales'
import { build } from 'esbuild'
import { siteCalls } from '../apps/site/features.ts'
import { pathIn } from '../apps/site/paths.ts'
import { routes } from '../apps/site/routes.ts'
import { processEnvironment, processOptions } from '../apps/site/server/operations/process-options.ts'
import { urlOf } from '../apps/site/server/routing/register-call.ts'
import { builtSite } from '../tools/commands/site-process.ts'
import { root } from '../tools/steps/steps.ts'
import { median } from './load/interleave.ts'
import { cpuMicros } from './load/target.ts'
import { liftedLimits } from './site-target.ts'

/** A way to run one process of the site. */
type Way = {
  readonly name: string
  readonly program: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

/** The built site without one of the options it is served with. */
const without = (option: (typeof processOptions)[number]): readonly string[] =>
  builtSite.filter((part) => part !== option)
const [newObjects, growth, beginning] = processOptions
const ways: readonly Way[] = [
  { name: 'as it is served', program: builtSite, environment: processEnvironment },
  {
    name: 'from the sources',
    program: [...processOptions, join(root, 'apps/site/server/main.ts')],
    environment: processEnvironment,
  },
  { name: 'new objects unlimited', program: without(newObjects), environment: processEnvironment },
  { name: 'a small heap to begin with', program: without(beginning), environment: processEnvironment },
  { name: 'growth unlimited', program: without(growth), environment: processEnvironment },
  { name: 'an arena for each thread', program: builtSite, environment: {} },
]

const port = 4611
const origin = `http://127.0.0.1:${port}`
const rounds = 3
const readyRounds = 5

/** Every page in every language it has. */
const pages = localeIds.flatMap((locale) =>
  routes
    .filter(({ inEnglish }) => inEnglish || readsSource(locale))
    .map(({ pattern }) => pathIn(locale, pattern)),
)

/** What one start cost: milliseconds, megabytes of resident memory and seconds of processor time. */
type Start = {
  readonly readyMs: number
  readonly readyCpu: number
  readonly readyMb: number
  readonly minuteCpu: number
  readonly crawledMb: number
}

/** A bare Fastify with a route for each page in each language and for each call. */
async function bareRoutes(folder: string): Promise<Way> {
  const file = join(folder, 'routes.json')
  const calls = siteCalls.map((call) => [call.method, urlOf(call)])
  writeFileSync(file, JSON.stringify([...pages.map((path) => ['GET', path]), ...calls]))
  // As the site is: one file, without types.
  const outfile = join(root, '.cache/bench/bare-routes.mjs')
  const bare = join(root, 'bench/load/bare-routes.ts')
  await build({
    entryPoints: [bare],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    nodePaths: [join(root, 'apps/site/node_modules')],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  })
  const program = [...processOptions, outfile, String(port), file]
  return {
    name: `bare Fastify, ${pages.length + calls.length} routes`,
    program,
    environment: processEnvironment,
  }
}

/** How a start may compare with that of a bare Fastify, and what it may take of a processor, in s. */
const bars = { overBare: 3, cpu: 1.5 }

/** Starts of the site in turn with those of a bare Fastify. */
export async function benchReady(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const both = [ways[0], await bareRoutes(folder)] as const
  const starts = both.map(() => [] as { readonly ms: number; readonly cpu: number; readonly mb: number }[])
  for (let round = 0; round <= readyRounds; round += 1) {
    for (const [at, way] of both.entries()) {
      if (way === undefined) continue
      const { child, readyMs } = await begin(way, folder)
      // The first makes the database and the keys.
      if (round > 0) starts[at]?.push({ ms: readyMs, cpu: cpuSeconds(child), mb: residentMb(child) })
      await stop(child)
    }
  }
  rmSync(folder, { recursive: true })
  const middle = (at: number, key: 'ms' | 'cpu' | 'mb'): number =>
    Math.round(median((starts[at] ?? []).map((start) => start[key])) * 100) / 100
  const rows = both.map((way, at) => ({
    name: way?.name,
    'ready, ms': Math.round(middle(at, 'ms')),
    'CPU when ready, s': middle(at, 'cpu'),
    'ready, MB': Math.round(middle(at, 'mb')),
  }))
  console.table(rows)
  const over = (key: 'ms' | 'cpu'): number =>
    median((starts[0] ?? []).map((start, at) => start[key] / (starts[1]?.[at]?.[key] ?? Number.NaN)))
  const result = {
    [`ready ÷ bare Fastify (bar ${bars.overBare})`]: over('ms'),
    'CPU ÷ bare Fastify': over('cpu'),
    [`CPU of a start, s (bar ${bars.cpu})`]: middle(0, 'cpu'),
  }
  console.table(result)
  return { ...result, rows }
}

/** A second start of each way: to readiness, through its first minute, and after a visit to every page. */
export async function benchStart(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  console.log(`Starting ${ways.length} ways, ${rounds} times each; every start is watched for a minute`)
  // The first start makes the database and the keys; it is not counted.
  for (const way of ways) await stop((await begin(way, folder)).child)
  const starts = new Map(ways.map((way) => [way.name, [] as Start[]]))
  for (let round = 1; round <= rounds; round += 1) {
    for (const way of ways) starts.get(way.name)?.push(await watch(way, folder))
    console.log(`  round ${round} of ${rounds}`)
  }
  rmSync(folder, { recursive: true })
  const rows = [...starts].map(([name, all]) => {
    const middle = (key: keyof Start) => Math.round(median(all.map((start) => start[key])) * 10) / 10
    return {
      name,
      'ready, ms': middle('readyMs'),
      'CPU when ready, s': middle('readyCpu'),
      'ready, MB': middle('readyMb'),
      'CPU of the first minute, s': middle('minuteCpu'),
      [`after ${pages.length} pages, MB`]: middle('crawledMb'),
    }
  })
  console.table(rows)
  return { rows, starts: Object.fromEntries(starts) }
}

async function watch(way: Way, folder: string): Promise<Start> {
  const began = performance.now()
  const { child, readyMs } = await begin(way, folder)
  const readyCpu = cpuSeconds(child)
  const readyMb = residentMb(child)
  await delay(60_000 - (performance.now() - began))
  const minuteCpu = cpuSeconds(child)
  for (const path of pages) {
    const answer = await fetch(`${origin}${path}`)
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  const crawledMb = residentMb(child)
  await stop(child)
  return { readyMs, readyCpu, readyMb, minuteCpu, crawledMb }
}

async function begin(way: Way, folder: string): Promise<{ child: ChildProcess; readyMs: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, [...way.program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_PORT: String(port),
      METRICS_PORT: '0',
      PUBLIC_ORIGIN: origin,
      DATABASE_URL: join(folder, 'site.db'),
      DATA_DIR: folder,
      LIMITS: liftedLimits.join(),
      ...way.environment,
    },
  })
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return { child, readyMs: performance.now() - began }
    await delay(5)
  }
  throw new Error(`${way.name} did not start`)
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

const cpuSeconds = (child: ChildProcess): number =>
  (cpuMicros({ name: '', port, process: child }) ?? Number.NaN) / 1e6

function residentMb(child: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
