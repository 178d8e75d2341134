import { setTimeout as delay } from 'node:timers/promises'
import { migrate, openDatabase } from '@hongyan/db'
import { aJourney } from '@hongyan/testing'
import { freePort } from '@hongyan/testing/free-port'
import { engines } from '@hongyan/testing/fresh-database'
import { expect, inject, onTestFailed, onTestFinished, test } from 'vitest'
import { builtSupervisor } from '../../tools/commands/site-process.ts'
import { fillEnquiry } from '../enquiry.ts'
import { liftedLimits } from '../lifted-limits.ts'
import { partnerSettings, sendEvents } from '../partner.ts'
import { descriptorsOf, startSite } from '../site-process.ts'
import { readPage, startLoad } from '../steady-load.ts'
import { startTextMessages } from '../text-messages.ts'
import { type LiveMemory, liveMemory } from './live-memory.ts'
import { openSoakDatabase } from './soak-database.ts'
import { allows, type Fault, type Kind } from './soak-faults.ts'

const minutes = 10
const faultEveryMs = 30_000
const faultLastsMs = 8_000
/** What a fault may still be felt after it has ended: connections are made again, a worker starts. */
const afterMs = 8_000
const megabyte = 1_048_576

const pages = ['/', '/hk', '/en', '/en/track', '/fee', '/hk/news', '/robots.txt', '/healthz']
const kindOf = (index: number): Kind =>
  index % 40 === 0 ? 'enquiry' : index % 40 === 20 ? 'batch' : index % 5 === 3 ? 'look-up' : 'page'

test.each(engines)(
  `${minutes} minutes at half capacity on %s with a fault every ${faultEveryMs / 1000} s`,
  async (engine) => {
    const database = await openSoakDatabase(engine, inject('postgresUrl'))
    onTestFinished(() => database.close())
    const texts = await startTextMessages()
    onTestFinished(() => texts.stop())
    const metricsPort = await freePort()
    const site = await startSite({
      program: builtSupervisor,
      settings: {
        WORKERS: '2',
        METRICS_PORT: String(metricsPort),
        DATABASE_URL: database.url,
        LOG_LEVEL: 'error',
        LIMITS: liftedLimits(''),
        ...texts.settings,
        ...partnerSettings,
      },
    })
    onTestFinished(() => site.stop())
    onTestFailed(() => void process.stdout.write(site.output().slice(-20_000)))
    const workers = async (): Promise<readonly { readonly pid: number }[]> =>
      (
        (await (await fetch(`http://127.0.0.1:${metricsPort}/workers`)).json()) as {
          workers: { pid: number }[]
        }
      ).workers
    const acknowledged = { numbers: [] as string[], waybills: [] as string[] }

    const send = async (kind: Kind, index: number): Promise<string> => {
      if (kind === 'page') return readPage(site.url(pages[index % pages.length] ?? '/'))
      if (kind === 'look-up') return readPage(site.url(`/waybill/trackNoPin?waybillCode=HY66012026${index}`))
      if (kind === 'batch') {
        const events = aJourney()
        const status = await sendEvents(site, events)
        if (status === 200) acknowledged.waybills.push(events[0]?.waybillNo ?? '')
        return String(status)
      }
      const enquiry = await fillEnquiry(site, texts)
      if ('refused' in enquiry) return `refused: ${enquiry.refused}`
      const sent = await enquiry.send()
      if (typeof sent === 'number') return String(sent)
      acknowledged.numbers.push(sent.number)
      return '200'
    }

    const pids = async (): Promise<readonly number[]> => {
      const [, kept] = await workers()
      return [site.pid, kept?.pid ?? 0]
    }
    const open = async () => (await pids()).map(descriptorsOf)
    const openBefore = await open()
    const capacity = await measureCapacity((index) => send(kindOf(index), index))
    const faults = database.faults({
      'worker killed': async () => {
        const [first] = await workers()
        if (first) process.kill(first.pid, 'SIGKILL')
        return async () => {}
      },
      'gateway hangs': async () => {
        texts.hang(true)
        return async () => texts.hang(false)
      },
      'clients leave': async () => {
        const leave = new AbortController()
        const asks = Array.from({ length: 200 }, (_, at) =>
          fetch(site.url(`/en/search?q=${at}`), { signal: leave.signal }).catch(() => null),
        )
        await delay(20)
        leave.abort()
        await Promise.all(asks)
        return async () => {}
      },
    })

    let active: Fault | null = null
    let endedAt = 0
    let last: Fault | null = null
    const seen = (): Fault[] =>
      [active, performance.now() - endedAt < afterMs ? last : null].filter((fault) => fault !== null)
    const unexpected = new Map<string, number>()
    const load = startLoad(capacity / 2, async (index) => {
      const kind = kindOf(index)
      const before = seen()
      const outcome = await send(kind, index).catch(() => 'no answer')
      const around = [...before, ...seen()]
      if (!allows(kind, outcome, around)) {
        const since = Math.round((performance.now() - endedAt) / 1000)
        const what = `${kind}: ${outcome} (${around.join(', ') || `${since} s after ${last ?? 'the start'}`})`
        unexpected.set(what, (unexpected.get(what) ?? 0) + 1)
      }
      return `${kind} ${outcome}`
    })

    onTestFinished(async () => void (await load.stop()))

    const [, watched] = await workers()
    const memory: LiveMemory[] = []
    const began = performance.now()
    for (let turn = 0; performance.now() - began < minutes * 60_000; turn += 1) {
      await delay(faultEveryMs - faultLastsMs)
      memory.push(await liveMemory(site, watched?.pid ?? 0))
      const [name, begin] = faults[turn % faults.length] ?? []
      if (name === undefined || begin === undefined) continue
      active = name
      const end = await begin()
      await delay(faultLastsMs)
      await end()
      last = name
      endedAt = performance.now()
      active = null
    }
    const outcomes = await load.stop()
    const growth = (of: keyof LiveMemory): number => {
      const third = Math.floor(memory.length / 3)
      const bytes = memory.map((live) => live[of])
      return median(bytes.slice(-third)) - median(bytes.slice(third, -third))
    }
    const figures = {
      engine,
      'capacity per second': Math.round(capacity),
      outcomes: Object.fromEntries(outcomes),
      unexpected: Object.fromEntries(unexpected),
      logged: countMessages(site.output()),
      'heap MB': memory.map(({ heap }) => Math.round(heap / megabyte)),
      'memory MB': memory.map(({ resident }) => Math.round(resident / megabyte)),
      'descriptors of supervisor and worker': [openBefore, await open()],
    }
    process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
    expect(Object.fromEntries(unexpected)).toEqual({})
    expect(growth('heap')).toBeLessThan(5 * megabyte)
    expect(growth('resident')).toBeLessThan(20 * megabyte)
    // What clients have left open is closed within the time it is kept; nothing else may remain.
    const grown = async () => Math.max(...(await open()).map((count, at) => count - (openBefore[at] ?? 0)))
    await expect.poll(grown, { timeout: 60_000, interval: 1000 }).toBeLessThan(20)

    site.signal('SIGTERM')
    await site.ended
    const db = await openDatabase({ url: database.url })
    await migrate(db)
    const rows = await db.query.selectFrom('enquiries').select('number').execute()
    const stored = new Set(rows.map(({ number }) => number))
    expect(stored.size).toBe(rows.length)
    expect(acknowledged.numbers.filter((number) => !stored.has(number))).toEqual([])
    const events = await db.query.selectFrom('shipment_scans').select('event_id').execute()
    const kept = new Set(events.map(({ event_id }) => event_id))
    const lost = acknowledged.waybills.filter((waybill) => !kept.has(`${waybill}-000`))
    expect(lost).toEqual([])
    await db.close()
  },
  (minutes + 8) * 60_000,
)

/** How many requests a second are answered when sixteen clients ask as fast as they can, after pages are warm. */
async function measureCapacity(send: (index: number) => Promise<unknown>): Promise<number> {
  const seconds = 10
  const run = async (): Promise<number> => {
    let index = 0
    const end = performance.now() + seconds * 1000
    const client = async (): Promise<void> => {
      while (performance.now() < end) {
        index += 1
        await send(index).catch(() => null)
      }
    }
    await Promise.all(Array.from({ length: 16 }, client))
    return index / seconds
  }
  await run()
  await delay(60_000)
  return run()
}

/** How often each message was logged. */
function countMessages(output: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const line of output.split('\n').filter((text) => text.startsWith('{'))) {
    const { msg, err } = JSON.parse(line) as {
      readonly msg?: string
      readonly err?: { readonly code?: string; readonly type?: string; readonly message?: string }
    }
    const words = err?.type === 'Error' ? err.message : err?.type
    const name = [msg, err?.code ?? words].filter(Boolean).join(' ')
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
