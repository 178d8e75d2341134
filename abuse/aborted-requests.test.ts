import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRaw, requestText } from './raw-client.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/** More than the calls one process works on at once. */
const many = 280

let site: SiteProcess
beforeAll(async () => {
  site = await startSite()
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

const begun = (contentType: string, path: string) =>
  `${requestText('POST', path, { origin: site.origin, 'content-type': contentType, 'content-length': '1000' })}{`

test.each([
  ['a JSON body', () => begun('application/json', '/site/getGeo')],
  ['a form', () => begun('application/x-www-form-urlencoded', '/cooperation')],
  ['three requests at once', () => requestText('GET', '/en/search?q=b').repeat(3)],
])('clients that leave in the middle of %s take nothing with them', async (_what, bytes) => {
  for (let count = 0; count < many; count += 1) {
    const client = await openRaw(site.port, `127.0.0.${2 + (count % 200)}`)
    client.send(bytes())
    await new Promise((resolve) => setImmediate(resolve))
    client.leave()
  }
  await expectAlive()
})
