import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { localeIds, pathFor } from '@hongyan/locales'
import { inject } from 'light-my-request'
import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { storePage } from '../page-cache/stored-page.ts'
import { pageKey, sendPage } from './fast-path.ts'

test('every page of every language has a key of its own', () => {
  const shared = routes.filter(({ ofAccount }) => !ofAccount)
  const keys = localeIds.flatMap((locale) =>
    shared.map(({ pattern }) => pageKey(pathFor(locale, pattern), '')),
  )
  expect(keys).not.toContain(null)
  expect(new Set(keys).size).toBe(localeIds.length * shared.length)
})

test('a page that shows what is somebody’s own has no key: nobody keeps it', () => {
  const own = routes.filter(({ ofAccount }) => ofAccount)
  expect(own.length).toBeGreaterThan(1)
  for (const { pattern } of own) {
    for (const locale of localeIds) expect(pageKey(pathFor(locale, pattern), '')).toBeNull()
  }
  for (const { pattern } of routes.filter(({ ofAccountByQuery }) => ofAccountByQuery)) {
    for (const locale of localeIds) expect(pageKey(pathFor(locale, pattern), '?again=HO1')).toBeNull()
  }
})

test('a query never makes another key: where it matters the page has none, elsewhere it is passed over', () => {
  for (const locale of localeIds) {
    for (const { pattern, query } of routes) {
      const path = pathFor(locale, pattern)
      expect(pageKey(path, '?utm_source=mail'), path).toBe(query ? null : pageKey(path, ''))
    }
  }
})

test('what is no page has no key', () => {
  expect(pageKey('/nowhere', '')).toBeNull()
})

test('a preview is never the kept page', () => {
  for (const search of ['?cmsKey=k', '?utm_source=mail&previewKey=k', '?cmsKey=']) {
    expect(pageKey('/en/about', search), search).toBeNull()
  }
})

const html = '<!doctype html><title>鸿雁</title>'.repeat(200)

/** What a client gets of a kept page, with the page's tag. */
async function ask(method: 'GET' | 'HEAD', headers: Record<string, string>, status = 200) {
  const page = await storePage(
    { status, html, headers: { a: 'b' }, tags: [], maxAgeSeconds: 60, cacheInFront: false },
    0,
  )
  const answer = await inject((request, response) => void sendPage(request, response, page, 'id'), {
    method,
    url: '/',
    headers: { ...headers, ...('if-none-match' in headers ? { 'if-none-match': page.etag } : {}) },
  })
  return { page, answer }
}

const unpackers = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
}

test.each([
  ['nothing', undefined, 'identity'],
  ['what is not kept', 'zstd, deflate', 'identity'],
  ['only what it is', 'identity', 'identity'],
  ['gzip', 'gzip, deflate', 'gzip'],
  ['everything', 'gzip, deflate, br, zstd', 'br'],
] as const)(
  'a client that accepts %s gets the page in it, and its length by HEAD',
  async (_name, accepts, encoding) => {
    const asks = accepts === undefined ? {} : { 'accept-encoding': accepts }
    const { page, answer } = await ask('GET', asks)
    expect(unpackers[encoding](answer.rawPayload).toString()).toBe(html)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      a: 'b',
      etag: page.etag,
      vary: 'accept-encoding',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(answer.rawPayload.byteLength),
      'x-request-id': 'id',
    })
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)

    const head = (await ask('HEAD', asks)).answer
    expect(head.rawPayload).toHaveLength(0)
    expect(head.headers).toEqual({ ...answer.headers, date: head.headers.date })
  },
)

test('a client that has the page gets none of it, in whichever encoding it has it', async () => {
  const { page, answer } = await ask('GET', { 'if-none-match': 'its tag' })
  expect(answer.statusCode).toBe(304)
  expect(answer.rawPayload).toHaveLength(0)
  expect(answer.headers).toMatchObject({ etag: page.etag, vary: 'accept-encoding' })
  expect(answer.headers).not.toHaveProperty('content-length')
})

test('a page that says that nothing is there is sent whole to whoever has it', async () => {
  const { answer } = await ask('GET', { 'if-none-match': 'its tag' }, 404)
  expect([answer.statusCode, answer.payload]).toEqual([404, html])
})
