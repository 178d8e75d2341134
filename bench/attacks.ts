import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hongyan/testing/free-port'
import { hostileField, hostileText, manyShapes } from '../abuse/hostile-inputs.ts'
import { sampleNumbers } from '../apps/site/calls/sample-numbers.ts'
import { stopTarget } from './load/target.ts'
import { quantile } from './load/time-answers.ts'
import { startSite } from './site-target.ts'

/** How long the probe is watched at each of them, ms. */
const watchedMs = 8000

/** What one client asks for without a pause; each of its requests is of the largest size that is taken. */
type Attack = {
  readonly name: string
  readonly path: string
  /** What it posts in turn; where there is none it only asks. They are written before anything is timed. */
  readonly bodies: readonly (string | URLSearchParams)[]
}

const numbers = Object.values(sampleNumbers).map(({ number }) => number)

const attacks: readonly Attack[] = [
  {
    name: 'a list of addresses by form',
    path: '/en/network',
    bodies: manyShapes.map((shape) => new URLSearchParams({ list: hostileField(shape, 140_000) })),
  },
  {
    name: 'a list of addresses by call',
    path: '/v1/coverage/batch',
    bodies: manyShapes.map((shape) =>
      JSON.stringify({ addresses: Array.from({ length: 500 }, () => hostileText(shape, 300)) }),
    ),
  },
  {
    name: 'footprints',
    path: '/v1/carbon/workbook',
    bodies: [
      JSON.stringify({
        rows: Array.from({ length: 500 }, (_, at) => ({ from: '北京', to: '上海', weight: `${at + 1}` })),
      }),
    ],
  },
  { name: 'shipments', path: `/en/track?no=${numbers.join(',')}`, bodies: [] },
  {
    name: 'an order form',
    path: '/en/route/onPlaceorder',
    bodies: manyShapes.map(
      (shape) => new URLSearchParams({ do: 'price', note: hostileField(shape, 60_000) }),
    ),
  },
  { name: 'the description of the calls', path: '/openapi.json', bodies: [] },
]

/**
 * What others notice of one client that sends what costs most, within the limits as they are: the answers that come last
 * of a probe beside it, as times of what they take at rest. On a machine with other work to do it says nothing.
 */
export async function benchAttacks(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'attacks-'))
  const site = await startSite('attacks', await freePort(), folder, {
    settings: { LIMITS: 'pages.burst=100000' },
  })
  const origin = `http://127.0.0.1:${site.port}`
  const rest = await watch(origin)
  console.log(`At rest the probe waits ${rest.p50} ms, and ${rest.p99} ms at the 99th percentile`)
  const beside: Record<string, unknown> = {}
  for (const attack of attacks) {
    let isGoing = true
    let sent = 0
    const going = (async () => {
      for (; isGoing; sent += 1) await send(origin, attack, sent)
    })()
    const times = await watch(origin)
    isGoing = false
    await going
    const ratio = Math.round((times.p99 / rest.p99) * 10) / 10
    beside[attack.name] = { ...times, ratio, sent }
    console.log(`${attack.name}: ${times.p99} ms, ${ratio} times as long, beside ${sent} requests`)
  }
  await stopTarget(site)
  rmSync(folder, { recursive: true, force: true })
  return { rest, beside }
}

async function send(origin: string, { path, bodies }: Attack, turn: number): Promise<void> {
  const body = bodies[turn % bodies.length]
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  const init = body === undefined ? {} : { method: 'POST', body }
  const answer = await fetch(origin + path, { ...init, headers: { origin, ...type }, redirect: 'manual' })
  await answer.arrayBuffer()
}

/** Times of kept pages, one after another with a pause between them. */
async function watch(origin: string): Promise<{ readonly p50: number; readonly p99: number }> {
  const times: number[] = []
  const end = performance.now() + watchedMs
  while (performance.now() < end) {
    const began = performance.now()
    await (await fetch(`${origin}/en`)).arrayBuffer()
    times.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}
