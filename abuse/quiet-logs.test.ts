import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiCalls } from '../apps/site/features.ts'
import { routes } from '../apps/site/routes.ts'
import { connectRaw, requestText } from './raw-client.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/** What must never be read in a log; digits, because a filter may let what looks like a number through. */
const canary = '13900071845'
const encoded = `${encodeURIComponent('样例')}${canary}%20`

let site: SiteProcess
beforeAll(async () => {
  const everyRate = ['pages', 'missing', 'look-up', 'enquiry', 'code', 'coverage', 'lists', 'addresses']
  site = await startSite({
    settings: {
      LOG_LEVEL: 'debug',
      LIMITS: everyRate.map((name) => `${name}.burst=100000`).join(),
    },
  })
})
afterAll(async () => site.stop())

/** Sends requests, each over a connection of its own, and waits for the beginning of every answer. */
async function sendAll(requests: readonly string[]): Promise<void> {
  const left = [...requests]
  const sendNext = async (): Promise<void> => {
    for (let text = left.shift(); text !== undefined; text = left.shift()) {
      const client = await connectRaw(site.port)
      client.send(text)
      await client.until(/^HTTP\/1\.1 \d{3}/)
      client.leave()
    }
  }
  await Promise.all(Array.from({ length: 24 }, sendNext))
}

/** Waits until the log tells of so many answers, then gives it. */
async function logWith(answers: number): Promise<string> {
  await logUntil((log) => (log.match(/"answered(?: from memory)?"/g)?.length ?? 0) >= answers)
  return site.output()
}

async function logUntil(isEnough: (log: string) => boolean): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!isEnough(site.output()) && Date.now() < deadline) await delay(20)
  expect(isEnough(site.output())).toBe(true)
}

const post = (path: string, type: string, body: string, headers: Record<string, string> = {}) =>
  requestText('POST', path, {
    origin: site.origin,
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }) + body

describe('the log', () => {
  it('says nothing of what stood in an address', async () => {
    const segments = [canary, encoded]
    const places = ['', '/track', '/hk/track', '/v1', '/v1/proof', '/v1/enquiries', '/_assets', '/img/land']
    const paths = [
      ...places.flatMap((place) => segments.map((segment) => `${place}/${segment}`)),
      ...apiCalls
        .filter(({ path }) => path.includes('{'))
        .map(({ path }) => path.replace(/\{\w+\}/g, canary)),
      ...routes.filter(({ query }) => query).map(({ pattern }) => `${pattern}?no=${canary}&q=${encoded}`),
      `/${canary}.css`,
      `/a-long-part-${canary}-${'x'.repeat(60)}`,
      `/${canary}/`,
      `//${canary}`,
      `/%ZZ${canary}`,
      `/serve-range/${canary}?next=${canary}`,
      `/contactUs?from=${canary}`,
      `/_assets/0123456789ab.css?${canary}`,
    ]
    await sendAll(paths.map((path) => requestText('GET', path)))
    await sendAll(paths.map((path) => requestText('DELETE', path)))
    expect(await logWith(paths.length)).not.toContain(canary)
  })

  it('says nothing of what stood in headers', async () => {
    const headers = {
      referer: `${site.origin}/track/${canary}`,
      'user-agent': canary,
      cookie: `logistics_site_lang=${canary}; __Host-hongyan-session=${canary}`,
      'x-request-id': canary,
      'accept-language': canary,
      'accept-encoding': canary,
      'client-info': `{"language":"${canary}"}`,
      'if-none-match': canary,
      authorization: `Bearer ${canary}`,
      'x-forwarded-for': canary,
      'x-hongyan-enquiry': canary,
      'x-hongyan-key': canary,
      'x-hongyan-signature': canary,
    }
    const paths = ['/', '/news', '/track', '/nothing', '/v1/search?q=a', `/_assets/0123456789ab.css`]
    await sendAll([
      ...paths.map((path) => requestText('GET', path, headers)),
      ...paths.map((path) => requestText('GET', path, { host: `${canary}.example` })),
      ...paths.map((path) => requestText('GET', path, { origin: `https://${canary}.example` })),
      ...paths.map((path) => requestText('OPTIONS', path, { origin: `https://${canary}.example` })),
      // No HTTP at all.
      `GET / HTTP/1.1\r\nhost: ${canary}\r\n${canary}\r\n\r\n`,
      `${canary} / HTTP/1.1\r\n\r\n`,
    ])
    expect(await logWith(paths.length)).not.toContain(canary)
  })

  it('says nothing of what stood in a body, whole or broken', async () => {
    const calls = apiCalls.filter(({ method }) => method === 'POST')
    const bodies = [
      JSON.stringify({ address: canary, numbers: [canary], waybillCode: canary, [canary]: canary }),
      `{"numbers": "${canary}`,
      `${canary}`,
    ]
    const forms = [
      '/cooperation',
      '/feedback',
      '/network',
      '/serve-range',
      '/hk/cooperation/status',
      '/track',
    ]
    const fields = new URLSearchParams({ list: canary, contactMobile: canary, do: canary, to: canary })
    const requests = [
      ...calls.flatMap(({ path }) =>
        bodies.map((body) => post(path.replace(/\{\w+\}/g, canary), 'application/json', body)),
      ),
      ...forms.flatMap((path) => [
        post(path, 'application/x-www-form-urlencoded', fields.toString()),
        post(path, 'application/x-www-form-urlencoded', `%ZZ${canary}&=&${canary}`),
        post(path, 'application/json', bodies[1] ?? ''),
        post(path, canary, canary),
      ]),
    ]
    await sendAll(requests)
    expect(await logWith(requests.length)).not.toContain(canary)
  })

  it('still says which page or call was asked for', async () => {
    await sendAll([
      requestText('GET', `/hk/track?no=${canary}`),
      requestText('GET', '/en'),
      requestText('GET', `/v1/proof/${canary}`),
      requestText('GET', `/nothing/${canary}`),
    ])
    for (const route of ['zh-HK /track', 'en-US /', '/v1/proof/:link', 'unknown']) {
      await logUntil((log) => log.includes(`"route":"${route}"`))
    }
  })
})
