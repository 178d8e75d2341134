import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRaw, type RawClient, requestText } from './raw-client.ts'
import { type SiteProcess, startSite } from './site-process.ts'

const attackers = 300
/** `bodies.perClient`. */
const share = 32
/** `request.seconds`, a check every half second, and a busy machine. */
const longestMs = 12_000

let site: SiteProcess
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** Begins a body and goes on with a byte a second. */
async function dripFrom(clientIp: string): Promise<RawClient> {
  const client = await openRaw(site.port, clientIp)
  const headers = { origin: site.origin, 'content-type': 'application/json', 'content-length': '1000' }
  client.send(requestText('POST', '/site/getGeo', headers))
  const drip = setInterval(() => client.send(' '), 1000)
  void client.closed.then(() => clearInterval(drip))
  return client
}

test('bodies that never end are closed in time, from one address or many, and others are served meanwhile', async () => {
  const fromMany = Array.from({ length: attackers }, (_, at) => dripFrom(`127.0.1.${1 + (at % 100)}`))
  const fromOne = Array.from({ length: attackers }, () => dripFrom('127.0.2.1'))
  const clients = await Promise.all([...fromMany, ...fromOne])
  let open = clients.length
  for (const client of clients) void client.closed.then(() => (open -= 1))

  const statuses = new Set<number>()
  while (open > 0) {
    for (const path of ['/healthz', '/readyz', '/en/search?q=a', '/en/track?no=HY1']) {
      statuses.add((await fetch(site.url(path))).status)
    }
  }
  expect([...statuses]).toEqual([200])
  const times = await Promise.all(clients.map((client) => client.closed))
  expect(Math.max(...times)).toBeLessThan(longestMs)

  const answers = clients.map((client) => Number(client.received().slice(9, 12)))
  const ofOne = answers.slice(attackers)
  // Its share of bodies ran into the time limit; everything beyond was refused at once.
  expect(ofOne.filter((status) => status === 408)).toHaveLength(share)
  expect(ofOne.filter((status) => status === 429)).toHaveLength(attackers - share)
})
