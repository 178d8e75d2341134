import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { parseConfig } from '../apps/site/server/config.ts'
import { limitTable } from '../apps/site/server/limits.ts'
import { createMetrics } from '../apps/site/server/monitoring/metrics.ts'
import { release } from '../apps/site/server/monitoring/release.ts'

const folder = import.meta.dirname
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')

/** The documents of a YAML file, with what they merge. */
function documentsOf(file: string): readonly Record<string, unknown>[] {
  return parseAllDocuments(textOf(file), { merge: true }).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as Record<string, unknown>
  })
}

/** Everything in a value whose key is `key`. */
function everyValue(value: unknown, key: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? [inner, ...everyValue(inner, key)] : everyValue(inner, key),
  )
}

/** Settings in which files of secrets are files of this test. */
function withSecrets(settings: Readonly<Record<string, string>>): Record<string, string> {
  const secrets = temporaryFolder('deploy')
  mkdirSync(secrets, { recursive: true })
  const values: Readonly<Record<string, string>> = { DATABASE_URL: 'postgres://hongyan:x@database/hongyan' }
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      if (!name.endsWith('_FILE')) return [name, value]
      const file = join(secrets, basename(value))
      writeFileSync(file, values[name.replace('_FILE', '')] ?? 'a'.repeat(64))
      return [name, file]
    }),
  )
}

const compose = documentsOf('container/compose.yaml')[0]
const cluster = documentsOf('kubernetes/hongyan.yaml')

test('the settings of the container files can be used', () => {
  const environment = everyValue(compose, 'environment').find((one) => 'PUBLIC_ORIGIN' in (one as object))
  const filled = Object.entries(environment as Record<string, string>).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{\w+_NAME[^}]*\}/g, name === 'DESK_ORIGIN' ? 'desk.example.com' : 'www.example.com'),
  ])
  expect(parseConfig(withSecrets(Object.fromEntries(filled))).PUBLIC_ORIGIN).toBe('https://www.example.com')
})

test('and those of the cluster, whose pods are given the time they take to leave', () => {
  const settings = cluster.find(({ kind }) => kind === 'ConfigMap')?.data as Record<string, string>
  const { LIMITS } = parseConfig(withSecrets(settings))
  const leaves = LIMITS['drain.seconds'] + LIMITS['shutdown.seconds']
  for (const seconds of everyValue(cluster, 'terminationGracePeriodSeconds'))
    expect(seconds).toBeGreaterThan(leaves)
})

test('who stops a process waits until it has left, and who keeps a connection closes it first', () => {
  const leaves = limitTable['drain.seconds'].value + limitTable['shutdown.seconds'].value
  expect(Number(/TimeoutStopSec=(\d+)/.exec(textOf('systemd/hongyan.service'))?.[1])).toBeGreaterThan(leaves)
  for (const seconds of everyValue(compose, 'stop_grace_period'))
    expect(Number.parseInt(String(seconds), 10)).toBeGreaterThan(leaves)
  const kept = ['nginx/hongyan.conf', 'caddy/Caddyfile', 'container/Caddyfile'].map((file) =>
    Number(/^\s*keepalive(?:_timeout)? (\d+)s/m.exec(textOf(file))?.[1]),
  )
  for (const seconds of kept) expect(seconds).toBeLessThan(limitTable['keepAlive.seconds'].value)
})

test('every image is that of this release', () => {
  const images = [...everyValue(cluster, 'image'), ...everyValue(compose, 'image')].filter((image) =>
    String(image).startsWith('hongyan:'),
  )
  expect(new Set(images)).toEqual(new Set([`hongyan:${release}`, `hongyan:\${HONGYAN_RELEASE:-${release}}`]))
  expect(textOf('container/example.env')).toContain(`HONGYAN_RELEASE=${release}`)
})

test('alarms and dashboard ask for figures that a process tells', async () => {
  const pages = {
    cache: { bytes: 0, size: 0, counts: { hits: 0, stale: 0, misses: 0, failures: 0 } },
    queue: { depth: 0, begun: 0 },
  }
  const metrics = createMetrics(pages as never, { taken: {} } as never)
  metrics.observeWork({ receivingBytes: () => 0, calls: () => 0, streams: () => 0 } as never)
  metrics.observeBacklog(() => ({ events: 0, since: null }), Date.now)
  metrics.observeOutbox(async () => ({ waiting: 0, parked: 0, since: null }), Date.now)
  metrics.observeUnmapped(async () => ({ codes: 0, cities: 0 }), Date.now)
  metrics.observeThreads({ depth: 0, threads: 0 })
  const told = new Set((await metrics.registry.getMetricsAsJSON()).map(({ name }) => name))
  told.add('up')
  const asked = [
    ...everyValue(documentsOf('prometheus/rules.yaml'), 'expr'),
    ...everyValue(JSON.parse(textOf('grafana/hongyan.json')), 'expr'),
  ].flatMap((expression) =>
    [...String(expression).matchAll(/\b([a-z][a-z0-9_]+)\{/g)].map(([, name = '']) => name),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.map((name) => name.replace(/_bucket$/, '')).filter((name) => !told.has(name))).toEqual([])
})

const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined

test.runIf(has('systemd-analyze'))('systemd understands the units', () => {
  const units = ['hongyan.service', 'hongyan-backup.service', 'hongyan-backup.timer'].map((name) =>
    join(folder, 'systemd', name),
  )
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' })
  // The release is not in its place here.
  const said = `${stdout}${stderr}`.split('\n').filter((line) => !/is not executable|^$/.test(line))
  expect(said).toEqual([])
})

test.runIf(has('promtool'))('Prometheus understands the rules', () => {
  const { status } = spawnSync('promtool', ['check', 'rules', join(folder, 'prometheus/rules.yaml')])
  expect(status).toBe(0)
})
