import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { freePort } from '@hongyan/testing/free-port'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtSupervisor } from '../tools/commands/site-process.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { readPage, startLoad } from './steady-load.ts'

type Report = {
  readonly pid: number
  readonly state: string
  readonly restarts: number
  readonly lastEnd: string | null
}

const paths = ['/en', '/hk', '/', '/healthz', '/speculation-rules.json', '/robots.txt']

let site: SiteProcess
let metricsPort: number
let settingsFile: string
beforeEach(async () => {
  metricsPort = await freePort()
  settingsFile = join(temporaryFolder('settings'), 'settings.env')
  writeFileSync(settingsFile, 'LOG_SAMPLE=1\n')
  site = await startSite({
    program: builtSupervisor,
    settings: {
      WORKERS: '2',
      METRICS_PORT: String(metricsPort),
      SETTINGS_FILE: settingsFile,
      LOG_LEVEL: 'warn',
      LIMITS: 'drain.seconds=1,worker.silence=6,pages.perMinute=1000000,pages.burst=1000000',
    },
  })
  await expect.poll(states, { timeout: 60_000 }).toEqual(['ready', 'ready'])
})
afterEach(() => site.stop())

async function workers(): Promise<readonly Report[]> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/workers`)
  return ((await answer.json()) as { readonly workers: readonly Report[] }).workers
}

async function states(): Promise<readonly string[]> {
  return (await workers()).map(({ state }) => state)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a worker that is killed is replaced, and one that hangs too', async () => {
  const [first, second] = await workers()
  if (!first || !second) throw new Error('two workers were started')
  process.kill(first.pid, 'SIGKILL')
  await expect
    .poll(async () => (await workers())[0], { timeout: 60_000 })
    .toMatchObject({ state: 'ready', restarts: 1, lastEnd: 'SIGKILL' })
  process.kill(second.pid, 'SIGSTOP')
  await expect
    .poll(async () => (await workers())[1], { timeout: 60_000 })
    .toMatchObject({ state: 'ready', restarts: 1, lastEnd: 'SIGKILL' })
  expect(isAlive(second.pid)).toBe(false)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toContain('answers_total')
})

/** Asks over a connection of its own: `answered`, `cut off`, or `left waiting` for eight seconds. */
function askAnew(url: string): Promise<'answered' | 'cut off' | 'left waiting'> {
  return new Promise((resolve) => {
    const asking = get(url, { agent: false, timeout: 8000 }, (answer) => {
      answer.on('end', () => resolve('answered')).resume()
    })
    asking.on('timeout', () => asking.destroy().emit('left'))
    asking.on('left', () => resolve('left waiting')).on('error', () => resolve('cut off'))
  })
}

test('whoever has just come to a worker that is killed is cut off, not left waiting', async () => {
  const outcomes = new Set<string>()
  let leaving = false
  const visitor = async (): Promise<void> => {
    while (!leaving) outcomes.add(await askAnew(site.url('/healthz')))
  }
  const visitors = Array.from({ length: 64 }, visitor)
  for (let kills = 1; kills <= 3; kills += 1) {
    const [first] = await workers()
    process.kill(first?.pid ?? 0, 'SIGKILL')
    await expect
      .poll(async () => (await workers())[0], { timeout: 60_000 })
      .toMatchObject({ state: 'ready', restarts: kills })
  }
  leaving = true
  await Promise.all(visitors)
  expect(outcomes).toContain('answered')
  expect(outcomes).not.toContain('left waiting')
})

test('SIGHUP replaces every worker, and nobody who asks meanwhile notices', async () => {
  const before = (await workers()).map(({ pid }) => pid)
  const load = startLoad(60, (index) => readPage(site.url(paths[index % paths.length] ?? '/')))
  site.signal('SIGHUP')
  await expect.poll(() => site.output(), { timeout: 90_000 }).toContain('every worker was replaced')
  expect([...(await load.stop()).keys()]).toEqual(['200'])
  const after = (await workers()).map(({ pid }) => pid)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
  expect(before.filter(isAlive)).toEqual([])
})

/** The status that a host is answered with. */
function statusFor(host: string): Promise<number | undefined> {
  const { hostname, port } = new URL(site.url('/'))
  return new Promise((resolve, reject) => {
    const asking = get({ hostname, port, path: '/en', headers: { host }, agent: false }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode)).resume()
    })
    asking.on('error', reject)
  })
}

test('SIGHUP reads the settings again, and with some that cannot be used nothing is replaced', async () => {
  const before = await workers()
  expect(await statusFor('www.second.example')).toBe(421)
  writeFileSync(settingsFile, 'SITE_HOSTS=www.second.example\nSITE_PROT=1\n')
  site.signal('SIGHUP')
  await expect.poll(() => site.output(), { timeout: 30_000 }).toContain('SITE_PROT is no setting')
  writeFileSync(settingsFile, 'SITE_HOSTS=www.second.example\nWORKERS=3\n')
  expect((await workers()).map(({ pid }) => pid)).toEqual(before.map(({ pid }) => pid))
  site.signal('SIGHUP')
  await expect.poll(() => site.output(), { timeout: 90_000 }).toContain('every worker was replaced')
  expect(site.output()).toContain('"settings":["WORKERS"]')
  expect(await statusFor('www.second.example')).toBe(200)
})

test('SIGTERM ends every worker, and the supervisor after them', async () => {
  const pids = (await workers()).map(({ pid }) => pid)
  site.signal('SIGTERM')
  expect(await site.ended).toEqual({ code: 0, signal: null })
  expect(pids.filter(isAlive)).toEqual([])
})
