import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectRaw } from './raw-client.ts'
import { type SiteProcess, startSite } from './site-process.ts'

let site: SiteProcess
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

async function statusOf(bytes: string): Promise<number> {
  const client = await connectRaw(site.port)
  client.send(bytes)
  const text = await client.until('\r\n\r\n')
  client.leave()
  return Number(text.slice(9, 12))
}

test.each([
  ['two hosts', 'GET /en HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n'],
  ['the same host twice', 'GET /en HTTP/1.1\r\nHost: 127.0.0.1\r\nhOST: 127.0.0.1\r\n\r\n'],
  ['no host', 'GET /en HTTP/1.1\r\n\r\n'],
  [
    'two lengths',
    'POST /site/getGeo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  ],
  [
    'a length and chunks',
    'POST /site/getGeo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ],
])('%s are refused', async (_what, bytes) => {
  expect(await statusOf(bytes)).toBe(400)
})

test('one host is enough', async () => {
  expect(await statusOf('GET /en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')).toBe(200)
})
