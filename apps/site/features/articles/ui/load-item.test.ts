import { collection } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { loadArticle } from './load-item.ts'

const now = Date.parse('2026-11-21T04:00:00Z')

test.each(localeIds)('every page that a news item names stands beside it in %s', (locale) => {
  for (const [id, { related }] of collection('news', locale)) {
    const shown = loadArticle(id, locale, now)?.related ?? []
    expect(shown.length, id).toBe(related.length)
  }
})

test('a tool is named by its head, and a place on a page keeps its anchor', () => {
  expect(loadArticle('typhoon-two-days', 'en-US', now)?.related).toMatchObject([
    { href: '/en/notice', name: 'Notices' },
    { href: '/en/track', name: 'Track shipments' },
    { href: '/en/network#coverage', name: 'Branches' },
  ])
  expect(loadArticle('old-sofa-away', 'zh-CN', now)?.related[0]?.href).toBe('/products/bulky#installation')
})
