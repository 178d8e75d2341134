import type { ServerResponse } from 'node:http'
import { createGzip } from 'node:zlib'
import { sectionCode } from '@hongyan/content'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askSite } from './ask-site.ts'
import { streamForEver } from './endless-answer.ts'
import { type OutsideService, startOutsideService } from './outside-service.ts'
import { residentBytes, type SiteProcess, startSite } from './site-process.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The feed may answer 8 MB; with what connections hold, no more than this is taken of one that never ends. */
const mostTaken = 40_000_000

/** What the memory of a whole site may move by meanwhile; an answer that is read to its end takes many times that. */
const mostGrown = 120_000_000

const published = JSON.stringify({
  code: 1,
  data: { documents: [{ contentCode: sectionCode('support', 'en-US'), content: '{"hotline":"950617"}' }] },
})

let feed: OutsideService
let site: SiteProcess
let behave: (response: ServerResponse) => void = (response) => void response.end(published)
/** How many answers have ended, by us or by the feed. */
let ended = 0

beforeAll(async () => {
  feed = await startOutsideService((_request, response) => {
    response.once('close', () => {
      ended += 1
    })
    behave(response)
  })
  site = await startSite({ settings: { CONTENT_FEED: feed.url, LIMITS: 'feed.seconds=1' } })
})
afterAll(async () => {
  await site?.stop()
  await feed?.stop()
})

const home = async () => (await askSite(site, '/en')).text

/** Lets the feed answer so until two answers and what was under way have ended. */
async function answerWith(how: typeof behave): Promise<void> {
  behave = how
  const from = ended
  await expect.poll(() => ended, { timeout: 25_000 }).toBeGreaterThan(from + 2)
}

let sent = 0
const count = (bytes: number) => {
  sent += bytes
}

test.each<[string, typeof behave]>([
  ['never ends', (response) => streamForEver(response.writeHead(200), count)],
  [
    'says it is short',
    (response) => {
      // Written past the counting of Node's own server.
      response.socket?.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n')
      if (response.socket) streamForEver(response.socket, count)
    },
  ],
  [
    'says it is long',
    (response) => streamForEver(response.writeHead(200, { 'content-length': '3000000000' }), count),
  ],
  [
    'is packed a thousand times smaller',
    (response) => {
      const gzip = createGzip()
      response.writeHead(200, { 'content-encoding': 'gzip' }).on('close', () => gzip.destroy())
      gzip.pipe(response)
      // What is on its way is packed: only the memory tells.
      streamForEver(gzip, () => {})
    },
  ],
])('a feed that %s is left early, and what was published stands', async (_name, how) => {
  await answerWith((response) => void response.end(published))
  await expect.poll(home, { timeout: 20_000 }).toContain('950617')
  const before = residentBytes(site.pid)
  sent = 0
  await answerWith(how)
  expect(residentBytes(site.pid) - before).toBeLessThan(mostGrown)
  // Three answers or four, each of them left.
  expect(sent).toBeLessThan(4 * mostTaken)
  expect(await home()).toContain('950617')
})
