import { localeIds, pathFor } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { pageKey } from './front.ts'

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
