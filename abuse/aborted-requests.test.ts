import { once } from 'node:events'
import { freePort } from '@hongyan/testing/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectRaw, requestText } from './raw-client.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/** More than the calls one process works on at once. */
const many = 280

let site: SiteProcess
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  site = await startSite({ settings: { METRICS_PORT: String(metricsPort) } })
})
afterAll(() => site.stop())

async function expectAlive(): Promise<void> {
  const paths = [
    '/healthz',
    '/readyz',
    '/v1/search?q=a',
    '/en/search?q=a',
    '/waybill/trackNoPin?waybillCode=HY1',
  ]
  for (const path of paths) {
    const { status } = await fetch(site.url(path))
    expect([path, status]).toEqual([path, 200])
  }
}

// First: what the other clients here leave behind is begun after they have gone.
test('pages are not rendered for clients that have left', async () => {
  const path = '/en/route/onPlaceorder?isFresh=1'
  // The first page of a kind waits for its code, and others are made meanwhile.
  await (await fetch(site.url(path))).text()
  const before = await rendersBegun()
  const clients = await Promise.all(
    Array.from({ length: 60 }, (_, at) => connectRaw(site.port, `127.0.1.${at}`)),
  )
  for (const client of clients) client.send(requestText('GET', path))
  const [first] = clients
  if (first) await once(first.socket, 'data')
  for (const client of clients) client.leave()
  await expectAlive()
  const ofExpectAlive = 1
  expect((await rendersBegun()) - before - ofExpectAlive).toBeLessThan(clients.length / 2)
})

const begun = (contentType: string, path: string) =>
  `${requestText('POST', path, { origin: site.origin, 'content-type': contentType, 'content-length': '1000' })}{`

test.each([
  ['a JSON body', () => begun('application/json', '/site/getGeo')],
  ['a form', () => begun('application/x-www-form-urlencoded', '/cooperation')],
  ['three requests at once', () => requestText('GET', '/en/search?q=b').repeat(3)],
])('clients that leave in the middle of %s take nothing with them', async (_what, bytes) => {
  for (let count = 0; count < many; count += 1) {
    const client = await connectRaw(site.port, `127.0.0.${2 + (count % 200)}`)
    client.send(bytes())
    await new Promise((resolve) => setImmediate(resolve))
    client.leave()
  }
  await expectAlive()
})

async function rendersBegun(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^\S*render_queue_total(?:\{[^}]*\})? (\d+)/m.exec(metrics)?.[1])
}
