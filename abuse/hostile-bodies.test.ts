import { localeIds, pathFor } from '@hongyan/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askSite } from './ask-site.ts'
import { liftedRates } from './lifted-limits.ts'
import { connectRaw, requestText } from './raw-client.ts'
import { pageThreadMs, type SiteProcess, startSite } from './site-process.ts'
import { slowness } from './slowness.ts'

let site: SiteProcess
beforeAll(async () => {
  site = await startSite({ settings: { LIMITS: liftedRates('drain.seconds=0') } })
  // What is made once is made before anything is measured; a site that is ready makes its first pages by itself.
  const measured = ['/en/address', '/en/network', '/en/cooperation', '/en/route/onPlaceorder']
  for (const path of [...localeIds.map((id) => pathFor(id, '/')), ...measured]) await askSite(site, path)
})
afterAll(() => site.stop())

const encoded = 'application/x-www-form-urlencoded'
const inParts = 'multipart/form-data; boundary=b'
const json = 'application/json'
const part = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** What a body of 3 MB of a form that carries a file may be, and what smaller ones can hold. */
const bodies: readonly (readonly [what: string, path: string, type: string, body: () => string])[] = [
  ['a million fields', '/en/address', encoded, () => 'a&'.repeat(1_450_000)],
  ['a million fields of one name', '/en/my/shipments', encoded, () => 'a=1&'.repeat(720_000)],
  ['fields in a list', '/en/network', encoded, () => 'a&'.repeat(250_000)],
  ['blanks in a list', '/en/network', encoded, () => `x=${'+'.repeat(520_000)}`],
  ['broken escapes in a list', '/en/network', encoded, () => `x=${'%4'.repeat(260_000)}`],
  ['escapes of escapes', '/en/network', encoded, () => `x=${'%25'.repeat(170_000)}`],
  ['half characters', '/en/network', encoded, () => `x=${'%E4%B8'.repeat(86_000)}`],
  ['fields of a short form', '/en/cooperation', encoded, () => 'a&'.repeat(32_000)],
  ['fields of an order', '/en/route/onPlaceorder', encoded, () => 'good=a&'.repeat(9000)],
  ['a file of nobody', '/en/my/shipments', inParts, () => `${part('file', 'x'.repeat(2_900_000))}--b--`],
  ['parts of nobody', '/en/route/orderList.do/import', inParts, () => `${part('a', '').repeat(10_000)}--b--`],
  ['parts', '/en/cooperation', inParts, () => `${part('a', '').repeat(1100)}--b--`],
  ['headers', '/en/cooperation', inParts, () => `--b\r\n${'a: b\r\n'.repeat(10_000)}\r\n--b--`],
  ['nothing but boundaries', '/en/network', inParts, () => '--b\r\n'.repeat(100_000)],
  ['near boundaries', '/en/network', inParts, () => `--b\r\n\r\n${'\r\n--a'.repeat(100_000)}`],
  ['lists in lists', '/site/getGeo', json, () => '['.repeat(65_000)],
  ['a long list', '/site/getGeo', json, () => `[${'[],'.repeat(21_000)}[]]`],
  ['keys', '/site/getGeo', json, () => `[{${'"a":1,'.repeat(10_000)}"a":1}]`],
  ['strings of backslashes', '/site/getGeo', json, () => `["${'\\\\'.repeat(32_000)}"]`],
]

/** Posts a body as it is, from an address of its own; the status of its answer. */
async function post(path: string, type: string, body: string, from: string): Promise<number> {
  const client = await connectRaw(site.port, from)
  const headers = { origin: site.origin, 'content-type': type, 'content-length': String(body.length) }
  client.send(requestText('POST', path, { ...headers, connection: 'close' }) + body)
  await client.until(/^HTTP\/1\.1 \d{3}/)
  const status = Number(client.received().slice(9, 12))
  client.leave()
  return status
}

/** The same in so many pieces as it has bytes. */
async function postInPieces(path: string, type: string, body: string, from: string): Promise<number> {
  const client = await connectRaw(site.port, from)
  const headers = { origin: site.origin, 'content-type': type, 'transfer-encoding': 'chunked' }
  client.send(requestText('POST', path, headers) + [...body].map((sign) => `1\r\n${sign}\r\n`).join(''))
  // Nobody who waits for an answer sends so: the connection may end without one.
  await client.until(/^HTTP\/1\.1 \d{3}/).catch(() => null)
  const status = Number(client.received().slice(9, 12))
  client.leave()
  return status
}

const times = 8
/** What is asked of one request at the most, in ms of a processor. */
const most = 100

async function spentOn(send: (from: string) => Promise<number>) {
  const before = pageThreadMs(site.pid)
  const statuses = new Set<number>()
  for (let at = 0; at < times; at += 1) statuses.add(await send(`127.4.${at}.1`))
  const each = (pageThreadMs(site.pid) - before) / times
  return { each: each > most ? each / slowness() : each, statuses: [...statuses] }
}

describe('a body made to cost much', () => {
  it.each(bodies)('of %s to %s costs a request little and is answered', async (_what, path, type, body) => {
    const text = body()
    const { each, statuses } = await spentOn((from) => post(path, type, text, from))
    expect(each).toBeLessThan(most)
    for (const status of statuses) expect([200, 303, 400, 401, 413, 422]).toContain(status)
  })

  it.each([
    ['/en/address', encoded],
    ['/en/network', inParts],
    ['/site/getGeo', json],
  ])('in as many pieces as it has bytes, to %s, costs little', async (path, type) => {
    const { each, statuses } = await spentOn((from) => postInPieces(path, type, 'x'.repeat(60_000), from))
    expect(each).toBeLessThan(most)
    for (const status of statuses) expect([0, 303, 400, 413]).toContain(status)
  })
})

describe('one client that posts a million fields again and again', () => {
  it('keeps nobody else from an answer', async () => {
    const body = 'a&'.repeat(1_450_000)
    let isAttacking = true
    let attacks = 0
    const attack = (async () => {
      for (; isAttacking; attacks += 1) await post('/en/address', encoded, body, '127.5.0.1')
    })()
    const before = pageThreadMs(site.pid)
    const statuses = new Set<number>()
    for (let asked = 0; asked < 60; asked += 1)
      statuses.add((await askSite(site, '/en/search?q=a', { from: '127.6.0.1' })).status)
    isAttacking = false
    await attack
    expect([...statuses]).toEqual([200])
    // Pages for the probe stand in it too.
    expect((pageThreadMs(site.pid) - before) / (attacks + 60)).toBeLessThan(most)
  })

  it('leads whoever is not signed in to sign in, over a connection that lasts until all was sent', async () => {
    const client = await connectRaw(site.port, '127.7.0.1')
    const body = `${part('file', 'x'.repeat(2_900_000))}--b--`
    const headers = { origin: site.origin, 'content-type': inParts, 'content-length': String(body.length) }
    client.send(requestText('POST', '/en/my/shipments', headers))
    expect(await client.until('/en/sign-in')).toMatch(/^HTTP\/1\.1 303/)
    client.send(body)
    client.send(requestText('GET', '/healthz'))
    expect(await client.until('"ok"')).toMatch(/HTTP\/1\.1 200 OK/)
    client.leave()
  })
})
