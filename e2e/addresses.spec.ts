import { createConnection } from 'node:net'
import { expect, test } from '@playwright/test'
import { startBrowserSite } from '../tools/browser/start-site.ts'

/** Sends a request line exactly as written; returns the status, 0 when the connection was closed without one. */
function rawRequest(target: string, more = ''): Promise<number> {
  return new Promise((resolve) => {
    let text = ''
    const socket = createConnection({ port: 4310, host: '127.0.0.1' }, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}Connection: close\r\n\r\n`, 'latin1'),
    )
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)))
    socket.on('error', () => resolve(0))
  })
}

for (const [target, statuses] of [
  ['/en/en', [404]],
  ['/hk/en', [404]],
  ['//evil.example', [400]],
  ['//evil.example/', [400]],
  ['/\\evil.example', [400]],
  ['/%00', [400]],
  ['/%0d%0aSet-Cookie:a=b', [400]],
  ['/%zz', [400]],
  ['/..%2f..%2fetc/passwd', [400]],
  ['/.env', [404]],
  ['/.git/config', [404]],
  ['/_assets/', [308, 404]],
  ['/no-such-page', [404]],
  ['/v1/no-such-call', [404]],
  [`/${'a'.repeat(8192)}`, [414, 431]],
  [`/track?no=${'HY260011847203,'.repeat(600)}`, [414, 431]],
  ['/track?no=%E4%BD%A0%00%0a', [200, 400]],
  ['/track?no=<script>alert(1)</script>', [200, 400]],
  ['/track?no[]=1&no[]=2', [200]],
] as const) {
  test(`${target.slice(0, 60)} gets a clear answer`, async () => {
    expect(statuses).toContain(await rawRequest(target))
  })
}

for (const header of [
  'Cookie: logistics_site_lang=%E0%A4%A; =; ;;;',
  `Cookie: a=${'x'.repeat(9000)}`,
  'Accept-Encoding: ;;;q=',
  'If-None-Match: ",,,',
  'Accept-Language: \x80\xff',
  'Range: bytes=99999-',
]) {
  test(`a header such as ${header.slice(0, 40)} never breaks a page`, async () => {
    expect(await rawRequest('/', `${header}\r\n`)).toBe(200)
  })
}

test('another host is not served', async ({ request }) => {
  expect((await request.get('/', { headers: { host: 'evil.example' } })).status()).toBe(421)
})

test('methods that change things are refused on pages', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await request.fetch('/', { method, data: 'x', headers: { 'content-type': 'text/plain' } })
    expect([405, 415], method).toContain(answer.status())
  }
})

test('pages are kept, revalidated and compressed', async ({ request }) => {
  const first = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  expect(first.headers()).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect(first.headers()['surrogate-key']).toContain('content')
  const again = await request.get('/?utm_source=x', {
    headers: { 'if-none-match': first.headers().etag ?? '' },
  })
  expect(again.status()).toBe(304)
  expect((await request.get('/track?no=HY260011847203')).headers()['cache-control']).toBe('no-store')
})

test('another process gives the files a page asks for, once it is told which page asks', async ({
  request,
}) => {
  const html = await (await request.get('/en/about')).text()
  const made = [...html.matchAll(/\/_assets\/[0-9a-f]{12}\.(?:css|html)/g)].map(([address]) => address)
  expect(new Set(made).size).toBeGreaterThan(1)
  const other = await startBrowserSite(4314)
  try {
    const from = 'http://127.0.0.1:4314'
    for (const address of made) {
      const answer = await request.get(from + address, { headers: { referer: `${from}/en/about` } })
      expect(answer.status(), address).toBe(200)
    }
    expect((await request.get(`${from}/_assets/0123456789ab.css`)).status()).toBe(404)
  } finally {
    other.kill()
  }
})

test('a page carries the strict headers', async ({ request }) => {
  const headers = (await request.get('/en')).headers()
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-/)
  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types 'none'",
  )
  expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce|https?:/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})
