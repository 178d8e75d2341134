import { mkdtempSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { migrate, openDatabase } from '@hongyan/db'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { anEvent, aPartner, aShipment, nextWaybillNo, testCtx } from '@hongyan/testing'
import { freePort } from '@hongyan/testing/free-port'
import { type Engine, freshDatabase } from '@hongyan/testing/fresh-database'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { onBothDatabases } from './durable-databases.ts'
import { cpuMicros, stopTarget, type Target } from './load/target.ts'
import { startSite } from './site-target.ts'

const pages = 10_000
const restSeconds = 30
/** Scans of shipments that pages show, one after the other. */
const scans = 100

/** What ten thousand open pages, each of a shipment of its own, cost one process at rest, and when a scan is told. */
export function benchLive(): Promise<Record<string, unknown>> {
  return onBothDatabases(measure)
}

async function measure(engine: Engine, postgresUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const database = await freshDatabase(engine, postgresUrl, { onDisk: true })
  const db = await openDatabase({ url: database.url, statementMs: 60_000 })
  await migrate(db)
  const ctx = testCtx(db, { actor: aPartner, now: Date.now })
  const numbers = Array.from({ length: pages }, () => nextWaybillNo())
  const scan = (waybillNo: string, described = false) =>
    anEvent({
      waybillNo,
      at: new Date(Date.now() - 1000).toISOString(),
      eventId: crypto.randomUUID(),
      ...(described ? { shipment: aShipment() } : {}),
    })
  for (let at = 0; at < pages; at += 500)
    await ingestEvents(ctx, { events: numbers.slice(at, at + 500).map((number) => scan(number, true)) })

  const site = await startSite(`live on ${engine}`, await freePort(), folder, {
    database: database.url,
    limits: [`streams=${pages}`, `streams.perClient=${pages}`, 'connections.perClient=20000'],
    settings: { LOG_LEVEL: 'error', ...(engine === 'postgres' ? sharedKeys(folder) : {}) },
  })
  const bare = megabytes(site)
  const began = cpuMicros(site) ?? 0
  const heard = new Map<string, (at: number) => void>()
  const sockets: Socket[] = []
  for (let at = 0; at < pages; at += 100)
    sockets.push(...(await Promise.all(numbers.slice(at, at + 100).map((no) => open(site.port, no, heard)))))
  const opening = (cpuMicros(site) ?? 0) - began
  await delay(5000)
  const before = cpuMicros(site) ?? 0
  await delay(restSeconds * 1000)
  const rest = (cpuMicros(site) ?? 0) - before
  const full = megabytes(site)

  const took: number[] = []
  for (const number of numbers.slice(0, scans)) {
    const told = new Promise<number>((resolve) => heard.set(number, resolve))
    await ingestEvents(ctx, { events: [scan(number)] })
    const stored = performance.now()
    took.push(Math.max(0, (await told) - stored))
  }
  took.sort((a, b) => a - b)
  for (const socket of sockets) socket.destroy()
  await stopTarget(site)
  await db.close()
  await database.drop()
  return {
    engine,
    pages,
    'MB without': bare,
    'MB with': full,
    'MB for them': full - bare,
    '% of a core at rest': Math.round((rest / restSeconds / 10_000) * 10) / 10,
    'ms of CPU to open one': Math.round(opening / pages) / 1000,
    'told after ms, p50': Math.round(took[took.length >> 1] ?? 0),
    p99: Math.round(took[Math.floor(took.length * 0.99)] ?? 0),
  }
}

/** Opens a page's stream; resolves when it has been greeted. */
function open(port: number, number: string, heard: Map<string, (at: number) => void>): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let greeted = false
    socket.once('error', reject).on('data', (bytes) => {
      const text = bytes.toString('latin1')
      if (!greeted && text.includes('data:')) {
        greeted = true
        resolve(socket)
      } else if (text.includes(`data:${number}`)) heard.get(number)?.(performance.now())
    })
    socket.write(`GET /track/changes?no=${number} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`)
  })
}

function megabytes({ process: { pid } }: Target): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
