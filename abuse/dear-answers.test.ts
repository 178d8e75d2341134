import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processorMs, type SiteProcess, startSite } from './site-process.ts'

type Answered = {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: Buffer
}

let site: SiteProcess
beforeAll(async () => {
  // Nothing is refused because the machine is busy, and nothing is granted because time goes by.
  const limits = {
    'headers.seconds': 100,
    'request.seconds': 100,
    'renders.seconds': 100,
    'renders.perMinute': 1,
    'renders.burst': 8,
    'look-up.perMinute': 1,
  }
  const rows = Object.entries(limits).map(([name, value]) => `${name}=${value}`)
  site = await startSite({ settings: { LIMITS: rows.join() } })
})
afterAll(async () => site.stop())

/** One answer over a connection of its own, from an address of this machine's many. */
function ask(path: string, from: string, headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: site.port, path, localAddress: from, agent: false, headers },
      (response) => {
        const parts: Buffer[] = []
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          )
          .on('error', reject)
      },
    )
      .on('error', reject)
      .end()
  })
}

const packed = { 'accept-encoding': 'br' }

/** Processor seconds of the site while 400 clients ask for the same at once, with what they were answered. */
async function askFromEverywhere(path: string) {
  const before = processorMs(site.pid)
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, at) => ask(path, `127.1.${at >> 8}.${at & 255}`, packed)),
  )
  return { spent: (processorMs(site.pid) - before) / 1000, answers }
}

describe('400 clients that ask for the description of the calls at once', () => {
  it('cost about what 400 kept pages cost, and a kept page is answered meanwhile', async () => {
    const plain = await ask('/openapi.json', '127.0.0.1')
    const first = await ask('/openapi.json', '127.0.0.1', packed)
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, accept-encoding' })
    expect(brotliDecompressSync(first.body).equals(plain.body)).toBe(true)

    let asking = true
    const probe = (async () => {
      const statuses = new Set<number>()
      while (asking) statuses.add((await ask('/', '127.0.9.1', packed)).status)
      return [...statuses]
    })()
    // The site still packs its files: that stands in both sums.
    const pages = await askFromEverywhere('/')
    const descriptions = await askFromEverywhere('/openapi.json')
    asking = false

    expect(await probe).toEqual([200])
    expect(new Set(descriptions.answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(descriptions.answers.every(({ body }) => body.equals(first.body))).toBe(true)
    // Packed anew for each it was several times as much, and half of them were refused.
    expect(descriptions.spent).toBeLessThan(3 * pages.spent)
  })

  it('are told when they have it already', async () => {
    const { headers } = await ask('/openapi.json?lang=zh-CN', '127.0.0.1', packed)
    const again = await ask('/openapi.json?lang=zh-CN', '127.0.0.1', {
      ...packed,
      'if-none-match': String(headers.etag),
    })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  })
})

describe('one client that asks for pages made for it alone', () => {
  it('gets its share of them, and everybody else theirs', async () => {
    const greedy = await Promise.all(
      Array.from({ length: 16 }, (_, at) => ask(`/industry-dynamics?asked=${at}`, '127.2.0.1')),
    )
    const refused = greedy.filter(({ status }) => status === 429)
    // The minutes of a busy machine may bring back another.
    expect(greedy.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8)
    expect(refused.length).toBeGreaterThan(4)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('/industry-dynamics?asked=1', '127.2.0.2')).status).toBe(200)
    expect((await ask('/industry-dynamics', '127.2.0.1')).status).toBe(200)
  })

  it('is counted for every number, wherever in the address it stands', async () => {
    const numbers = Array.from({ length: 50 }, (_, at) => `HY6601202${String(60_000 + at)}`).join()
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await ask(`/track?no=&no=${numbers}&time=${time}`, '127.2.0.3')).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })
})
