import { execFile } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { sectionCode } from '@hongyan/content'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askSite } from './ask-site.ts'
import { streamForEver } from './endless-answer.ts'
import { type ExternalService, startExternalService } from './external-service.ts'
import { type SiteProcess, startSite } from './site-process.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The feed may answer 4 MB; with what connections hold, no more than this is taken of one that never ends. */
const mostTaken = 20_000_000

/** What the memory of a process that reads such answers may grow by. */
const mostGrown = 100_000_000

const published = JSON.stringify({
  code: 1,
  data: { documents: [{ contentCode: sectionCode('support', 'en-US'), content: '{"hotline":"950617"}' }] },
})

let feed: ExternalService
let site: SiteProcess
let behave: (response: ServerResponse) => void = (response) => void response.end(published)
/** How many answers have ended, by us or by the feed. */
let ended = 0

beforeAll(async () => {
  feed = await startExternalService((_request, response) => {
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

const endless: readonly (readonly [string, typeof behave])[] = [
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
]

test.each(endless)('a feed that %s is left early, and what was published stands', async (_name, how) => {
  await answerWith((response) => void response.end(published))
  await expect.poll(home, { timeout: 20_000 }).toContain('950617')
  sent = 0
  await answerWith(how)
  // Three answers or four, each of them left.
  expect(sent).toBeLessThan(4 * mostTaken)
  expect(await home()).toContain('950617')
})

/** Reads four answers as the follower does, in a small process of its own: a site that has just begun packs its files. */
const reader = `
  import { readBounded } from ${JSON.stringify(new URL('../apps/site/server/integrations/read-bounded.ts', import.meta.url).href)}
  const read = async () => readBounded(await fetch(process.argv[1]), 4_194_304)
  await read()
  const before = process.memoryUsage.rss()
  for (let n = 0; n < 3; n += 1) await read().catch(() => {})
  console.log(process.memoryUsage.rss() - before)
  process.exit(0)
`

test.each(endless)('an answer that %s takes little memory', async (_name, how) => {
  let asked = 0
  const service = await startExternalService((_request, response) => {
    asked += 1
    if (asked === 1) response.end(published)
    else how(response)
  })
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    reader,
    service.url,
  ])
  expect(Number(stdout)).toBeLessThan(mostGrown)
  await service.stop()
})
