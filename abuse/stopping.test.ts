import { afterEach, expect, test } from 'vitest'
import { liftedRates } from './lifted-limits.ts'
import { connectRaw, requestText } from './raw-client.ts'
import { type SiteProcess, type SiteProcessOptions, startSite } from './site-process.ts'

let site: SiteProcess
afterEach(() => site.stop())

async function start(options: SiteProcessOptions = {}): Promise<SiteProcess> {
  site = await startSite(options)
  return site
}

/** A call whose body has begun; `rest` completes it. */
async function beginCall() {
  const client = await connectRaw(site.port)
  const body = JSON.stringify([{ longitude: 116.4, latitude: 39.9 }])
  const headers = {
    origin: site.origin,
    'content-type': 'application/json',
    'content-length': String(body.length),
  }
  client.send(requestText('POST', '/site/getGeo', headers) + body.slice(0, 5))
  return { client, rest: () => client.send(body.slice(5)) }
}

test('asked to stop as soon as it listens, it finishes what has begun and ends well', async () => {
  await start({ early: true, settings: { LIMITS: 'drain.seconds=0' } })
  const { client, rest } = await beginCall()
  // The answer to a second request shows that the first has arrived.
  await fetch(site.url('/healthz'))
  site.signal('SIGTERM')
  await expect.poll(() => site.output()).toContain('stopping')
  rest()
  expect(await client.until('"code":1')).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i)
  expect(await site.ended).toEqual({ code: 0, signal: null })
})

test('readiness says no first, then everything is answered for a while, then the port closes', async () => {
  await start({ settings: { LIMITS: liftedRates('drain.seconds=2') } })
  const kept = await connectRaw(site.port)
  kept.send(requestText('GET', '/en'))
  expect(await kept.until('</html>')).not.toMatch(/connection: close/i)

  site.signal('SIGTERM')
  await expect.poll(async () => (await fetch(site.url('/readyz'))).status).toBe(503)
  const began = Date.now()
  let answers = 0
  for (;;) {
    // A connection of its own each time: the port must be open until it closes for good.
    const client = await connectRaw(site.port).catch(() => null)
    if (client === null) break
    client.send(requestText('GET', answers % 2 ? '/en/search?q=a' : '/healthz'))
    await client.closed
    // A connection that waited in line when the port closed was never taken.
    if (client.received() === '') break
    expect(client.received()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i)
    answers += 1
  }
  expect(Date.now() - began).toBeGreaterThan(1000)
  expect(answers).toBeGreaterThan(2)
  kept.leave()
  expect(await site.ended).toEqual({ code: 0, signal: null })
})

test('Ctrl-C stops at once', async () => {
  await start({ settings: { LIMITS: 'drain.seconds=60,shutdown.seconds=8' } })
  site.signal('SIGINT')
  expect(await site.ended).toEqual({ code: 0, signal: null })
})
