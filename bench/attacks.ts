import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { freePort } from '@hongyan/testing/free-port'
import { hostileField, hostileText, manyShapes } from '../abuse/hostile-inputs.ts'
import { sampleNumbers } from '../apps/site/calls/sample-numbers.ts'
import type { Attack } from './load/attack.ts'
import { stopTarget } from './load/target.ts'
import { startSite } from './site-target.ts'

/** How long the probe is watched at each of them, ms. */
const watchedMs = 8000

const urlencoded = 'application/x-www-form-urlencoded'
const fieldOf = (name: string, text: string) => new URLSearchParams({ [name]: text }).toString()

const numbers = Object.values(sampleNumbers).map(({ number }) => number)

const attacks: readonly (Attack & { readonly name: string })[] = [
  {
    name: 'a list of addresses by form',
    path: '/en/network',
    type: urlencoded,
    bodies: manyShapes.map((shape) => fieldOf('list', hostileField(shape, 140_000))),
  },
  {
    name: 'a list of addresses by call',
    path: '/v1/coverage/batch',
    type: 'application/json',
    bodies: manyShapes.map((shape) =>
      JSON.stringify({ addresses: Array.from({ length: 500 }, () => hostileText(shape, 300)) }),
    ),
  },
  {
    name: 'footprints',
    path: '/v1/carbon/workbook',
    type: 'application/json',
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
    type: urlencoded,
    bodies: manyShapes.map((shape) => `do=price&${fieldOf('note', hostileField(shape, 60_000))}`),
  },
  { name: 'the description of the calls', path: '/openapi.json', bodies: [] },
]

/** What is watched: a page that is kept, and one that is made for whoever asks. */
const probes = { 'a kept page': '/en', 'a look-up': `/en/track?no=${numbers[0]}` } as const

/**
 * What others notice of one client that sends what costs most, within the limits as they are: the answers that come last
 * of a probe beside it, as times of what they take at rest, where it is quietest. Each attack is made once before it is
 * timed: what code costs that runs for the first time is not what the input costs. On a machine with other work to do
 * it says nothing.
 */
export async function benchAttacks(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'attacks-'))
  const lifted = ['pages', 'renders', 'look-up'].map((limit) => `${limit}.burst=100000`)
  const site = await startSite('attacks', await freePort(), folder, { settings: { LIMITS: lifted.join() } })
  const origin = `http://127.0.0.1:${site.port}`
  const results: Record<string, unknown> = {}
  for (const [probe, path] of Object.entries(probes)) {
    const url = origin + path
    const rests = [await watch(url), await watch(url), await watch(url)]
    const rest = rests.reduce((least, one) => (one.p99 < least.p99 ? one : least))
    console.log(`${probe} at rest: ${rest.p50} ms, and ${rest.p99} ms at the 99th percentile`)
    console.log(`(the quietest of ${rests.map(({ p99 }) => p99).join(', ')} ms)`)
    const beside: Record<string, unknown> = {}
    for (const { name, ...attack } of attacks) {
      const attacker = await startAttacker(origin, attack)
      const times = await watch(url)
      const sent = await attacker.stop()
      const ratio = Math.round((times.p99 / rest.p99) * 10) / 10
      beside[name] = { ...times, ratio, sent }
      console.log(`${name}: ${times.p99} ms, ${ratio} times as long, beside ${sent} requests`)
    }
    results[probe] = { rest, beside }
  }
  await stopTarget(site)
  rmSync(folder, { recursive: true, force: true })
  return results
}

/** Attacks from a thread, so that writing what is sent does not hold up the probe. */
async function startAttacker(origin: string, attack: Attack): Promise<{ stop: () => Promise<number> }> {
  const thread = new Worker(new URL('load/attack.ts', import.meta.url), { workerData: { origin, attack } })
  await once(thread, 'message')
  return {
    stop: async () => {
      thread.postMessage('stop')
      const [sent] = await once(thread, 'message')
      return sent
    },
  }
}

/** Times of answers, one after another with a pause between them, from a thread that does nothing else. */
async function watch(url: string): Promise<{ readonly p50: number; readonly p99: number }> {
  const thread = new Worker(new URL('load/probe.ts', import.meta.url), {
    workerData: { url, ms: watchedMs },
  })
  const [times] = await once(thread, 'message')
  return times
}
