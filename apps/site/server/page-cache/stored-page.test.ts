import { expect, test } from 'vitest'
import { storePage } from './stored-page.ts'

/** What a cache in front of the site is told of a page, in its answer and in a 304. */
async function toldInFront(maxAgeSeconds: number): Promise<(string | undefined)[][]> {
  const html = '<p>鸿雁</p>'
  const page = await storePage(
    { status: 200, html, headers: {}, tags: ['content', 'locale-zh-CN'], maxAgeSeconds, cacheInFront: true },
    0,
  )
  return [page.headers.br('1'), page.notModified('1')].map((headers) =>
    ['surrogate-control', 'surrogate-key'].map((name) =>
      headers.includes(name) ? headers[headers.indexOf(name) + 1] : undefined,
    ),
  )
}

test('a cache in front is told for how long it may keep a page, and by which keys to drop it', async () => {
  const told = ['max-age=60, stale-while-revalidate=86400, stale-if-error=604800', 'content locale-zh-CN']
  expect(await toldInFront(60)).toEqual([told, told])
})

test('a page that is shown once is kept by no cache in front', async () => {
  const told = ['no-store', 'content locale-zh-CN']
  expect(await toldInFront(0)).toEqual([told, told])
})
