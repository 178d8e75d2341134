import { rmSync } from 'node:fs'
import { aJourney, anEvent, nextWaybillNo } from '@hongyan/testing'
import { type FreshDatabase, freshDatabase } from '@hongyan/testing/fresh-database'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { liftedRates } from './lifted-limits.ts'
import { partnerSettings, sendEvents } from './partner.ts'
import { connectRaw, type RawClient, requestText } from './raw-client.ts'
import { descriptorsOf, type SiteProcess, startSite } from './site-process.ts'
import { type SlowRelay, startRelay } from './slow-relay.ts'

vi.setConfig({ testTimeout: 120_000 })

let fresh: FreshDatabase
let relay: SlowRelay
const folder = temporaryFolder('live')
const limits = liftedRates('streams.perClient=250,connections.perClient=1000,drain.seconds=0')
const started: SiteProcess[] = []

async function start(more: Readonly<Record<string, string>> = {}): Promise<SiteProcess> {
  const settings = { DATABASE_URL: fresh.url, DATA_DIR: folder, LOG_LEVEL: 'error', LIMITS: limits }
  const site = await startSite({ settings: { ...settings, ...partnerSettings, ...more } })
  started.push(site)
  return site
}

let here: SiteProcess
let there: SiteProcess

beforeAll(async () => {
  fresh = await freshDatabase('postgres', inject('postgresUrl'))
  const url = new URL(fresh.url)
  relay = await startRelay(Number(url.port))
  here = await start()
  there = await start()
})
afterAll(async () => {
  for (const site of started) await site.stop()
  await relay.stop()
  await fresh.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** A shipment under way, and a scan of it that comes now. */
async function underWay() {
  const events = aJourney({ last: 'hub_arrived' })
  const number = events[0]?.waybillNo ?? ''
  expect(await sendEvents(there, events)).toBe(200)
  const scan = (site: SiteProcess) =>
    sendEvents(site, [
      anEvent({ waybillNo: number, at: new Date().toISOString(), eventId: crypto.randomUUID() }),
    ])
  return { number, scan }
}

/** A page that listens; `word` is what it says that it has seen, `once` where it asks now and then instead. */
async function listen(
  site: SiteProcess,
  number: string,
  { word = '', once = false, from = '127.0.0.1' } = {},
): Promise<RawClient> {
  const client = await connectRaw(site.port, from)
  const path = `/track/changes${once ? '/once' : ''}?no=${number}`
  client.send(requestText('GET', path, word === '' ? {} : { 'last-event-id': word }))
  return client
}

/** The same when it knows all that there is. */
async function listening(site: SiteProcess, number: string): Promise<RawClient & { readonly word: string }> {
  const first = await listen(site, number, { once: true })
  const word = /id:(\S+)/.exec(await first.until(/data:.*\n\n/))?.[1] ?? ''
  first.leave()
  const client = await listen(site, number, { word })
  expect(await client.until('data:')).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*text\/event-stream[\s\S]*data:\n\n/i)
  return { ...client, word }
}

test('a scan that another process takes in is told within two seconds, and names nobody', async () => {
  const { number, scan } = await underWay()
  const page = await listening(here, number)
  const began = Date.now()
  expect(await scan(there)).toBe(200)
  const text = await page.until(`data:${number}`)
  expect(Date.now() - began).toBeLessThan(2000)
  expect(text.split('\r\n\r\n')[1]).toMatch(
    /^(?:[0-9a-f]+\r\n|\r\n|retry:\d+\n|id:[\w-]+\.[\w-]+\n|data:[\w,]*\n|\n)+$/,
  )
  page.leave()
})

test('whoever comes back is told of what came meanwhile and of nothing twice, by a stream or without one', async () => {
  const { number, scan } = await underWay()
  const before = await listening(here, number)
  before.leave()
  await scan(there)
  const back = await listen(here, number, { word: before.word })
  expect(await back.until(/data:.*\n\n/)).toContain(`data:${number}\n\n`)
  const word = /id:(\S+)/.exec(back.received())?.[1] ?? ''
  back.leave()
  const asks = await listen(there, number, { word: before.word, once: true })
  expect(await asks.until(/data:.*\n\n/)).toMatch(new RegExp(`retry:30000\nid:.*\ndata:${number}\n\n`))
  const knows = await listen(there, number, { word, once: true })
  expect(await knows.until(/data:.*\n\n/)).toContain('data:\n\n')
  asks.leave()
  knows.leave()
})

test('a number that nobody has is answered like one that rests, and none at all is refused', async () => {
  const { number } = await underWay()
  const shape = async (asked: string) => {
    const client = await listening(here, asked)
    client.leave()
    return client.received().replace(/id:\S+|retry:\d+|x-request-id: \S+|date: .*|\r\n[0-9a-f]+\r\n/gi, '')
  }
  expect(await shape(nextWaybillNo())).toBe(await shape(number))
  expect((await fetch(here.url('/track/changes?no='))).status).toBe(400)
  expect((await fetch(here.url('/track/changes'), { method: 'HEAD' })).status).toBe(404)
})

test('two hundred at once that leave in the middle leave nothing behind', async () => {
  const { number, scan } = await underWay()
  const before = descriptorsOf(here.pid)
  const pages = await Promise.all(Array.from({ length: 200 }, () => listen(here, number)))
  await Promise.all(pages.slice(0, 100).map((page) => page.until('data:')))
  for (const page of pages.slice(50)) page.leave()
  await scan(here)
  for (const page of pages.slice(0, 50))
    await page.until(new RegExp(`data:${number}\n\n[\\s\\S]*data:${number}`))
  for (const page of pages) page.leave()
  await expect.poll(() => descriptorsOf(here.pid)).toBeLessThan(before + 20)
  expect((await fetch(here.url('/en/track'))).status).toBe(200)
})

test('beyond its share an address is refused in plain words, may still ask now and then, and others listen', async () => {
  const site = await start({ LIMITS: `${limits},streams=3,streams.perClient=2` })
  const { number } = await underWay()
  const pages = [await listening(site, number), await listening(site, number)]
  const refused = await fetch(site.url(`/track/changes?no=${number}`))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(refused.headers.get('content-type')).toContain('text/plain')
  expect((await fetch(site.url(`/track/changes/once?no=${number}`))).status).toBe(200)
  const other = await listen(site, number, { from: '127.0.0.2' })
  expect(await other.until('\r\n\r\n')).toContain('200 OK')
  const beyond = await listen(site, number, { from: '127.0.0.3' })
  expect(await beyond.until('\r\n\r\n')).toContain('503 Service')
  for (const page of [...pages, other, beyond]) page.leave()
  await expect.poll(async () => (await fetch(site.url(`/track/changes?no=${number}`))).status).toBe(200)
})

test('listening costs the look-ups of whoever has not looked the number up', async () => {
  const site = await start({ LIMITS: `${limits},look-up.perMinute=1,look-up.burst=2` })
  const { number } = await underWay()
  const page = await listening(site, number)
  const ask = (word: string, no = number) =>
    fetch(site.url(`/track/changes/once?no=${no}&since=${word}`)).then(({ status }) => status)
  expect(await ask('')).toBe(200)
  expect(await ask('')).toBe(429)
  expect(await ask(page.word, nextWaybillNo())).toBe(429)
  expect(await ask(page.word)).toBe(200)
  page.leave()
})

test('a database that is away ends no stream and makes nobody hear anything; what came is told when it is back', async () => {
  const url = new URL(fresh.url)
  url.port = String(relay.port)
  const site = await start({ DATABASE_URL: url.href })
  const { number, scan } = await underWay()
  const page = await listening(site, number)
  relay.cut(true)
  expect(await scan(there)).toBe(200)
  await expect.poll(() => site.output()).toContain('open pages could not be told of scans')
  expect(page.received()).not.toContain(`data:${number}`)
  const refused = await fetch(site.url(`/track/changes?no=${number}&since=${page.word}`))
  expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8'])
  relay.cut(false)
  await page.until(`data:${number}`)
  page.leave()
})

test('asked to stop, it ends its streams and itself; killed, another process tells what came meanwhile', async () => {
  const { number, scan } = await underWay()
  const [stops, dies] = [await start(), await start()]
  const pages = await Promise.all(Array.from({ length: 50 }, () => listening(stops, number)))
  const [cut] = [await listening(dies, number)]
  stops.signal('SIGTERM')
  expect(await stops.ended).toEqual({ code: 0, signal: null })
  for (const page of pages) {
    await page.closed
    expect(page.received()).toMatch(/retry:\d+\n\n[\s\S]*0\r\n\r\n$/)
  }
  dies.signal('SIGKILL')
  await cut.closed
  await scan(there)
  const back = await listen(here, number, { word: cut.word })
  await back.until(`data:${number}`)
  back.leave()
})
