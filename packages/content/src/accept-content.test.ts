import { type CollectionName, collectionNames, documentNames, sectionCode } from '@hongyan/documents'
import { type LocaleId, localeIds } from '@hongyan/locales'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { readContent } from './accept-content.ts'
import { itemCode, readContentCode, slugOf } from './content-code.ts'
import { type ContentStore, createContentStore } from './content-store.ts'

const now = Date.UTC(2026, 10, 21)
let store: ContentStore
beforeEach(() => {
  store = createContentStore()
})
const site = (locale: LocaleId) => store.snapshot().site(locale, now)
const items = <Name extends CollectionName>(name: Name, locale: LocaleId) =>
  store.snapshot().items(name, locale, now)

describe.each(localeIds)('codes in %s', (locale) => {
  test('every document and every item is named by its code', () => {
    for (const name of documentNames) {
      expect(readContentCode(sectionCode(name, locale))).toEqual({ kind: 'document', name, locale })
    }
    for (const name of collectionNames) {
      for (const key of items(name, locale).keys()) {
        const slug = slugOf(key)
        if (slug === '') continue
        expect(readContentCode(itemCode(name, key, locale))).toEqual({
          kind: 'item',
          collection: name,
          slug,
          locale,
        })
      }
    }
  })

  test('no two items share a code', () => {
    for (const name of collectionNames) {
      const codes = [...items(name, locale).keys()].map((key) => itemCode(name, key, locale))
      expect(new Set(codes).size).toBe(codes.length)
    }
  })
})

test('what is no content changes nothing', () => {
  const before = site('en-US')
  const snapshot = store.snapshot()
  fc.assert(
    fc.property(
      fc.constantFrom('100025-footer-en', '100025-home-en', '100025-news-wuhan-phase-two-en', 'else'),
      fc.oneof(fc.string(), fc.json(), fc.constantFrom('', '{}', '[]', 'null', '{"footerNav":[]}')),
      (code, json) => {
        expect(store.publish(code, json).accepted).toBe(false)
      },
    ),
  )
  expect(store.snapshot()).toBe(snapshot)
  expect(site('en-US')).toBe(before)
})

test('a valid footer list replaces that list alone, in its language alone', () => {
  const { footerNav, ...rest } = site('en-US').footer
  const chinese = site('zh-CN').footer
  const list = [{ id: 'one', title: 'One', links: [{ label: 'Track', href: '/track' }] }]
  expect(store.publish('100025-footer-en', JSON.stringify({ footerNav: list })).accepted).toBe(true)
  const after = site('en-US').footer
  expect(after.footerNav).toEqual([
    { id: 'one', title: 'One', links: [{ label: 'Track', href: '/track', newTab: false }] },
  ])
  expect({ ...after, footerNav }).toEqual({ ...rest, footerNav })
  expect(site('zh-CN').footer).toEqual(chinese)
})

test('an empty list and a link that leads nowhere safe are refused', () => {
  expect(store.publish('100025-footer-en', '{"footerNav":[]}')).toMatchObject({ reason: 'breaks-contract' })
  const list = [{ id: 'one', title: 'One', links: [{ label: 'x', href: 'javascript:alert(1)' }] }]
  expect(store.publish('100025-footer-en', JSON.stringify({ footerNav: list }))).toMatchObject({
    accepted: false,
    reason: 'breaks-contract',
  })
})

test('an item takes the place of its own, a new one is added, another one’s code is refused', () => {
  const item = items('news', 'en-US').get('wuhan-phase-two')
  const size = items('news', 'en-US').size
  const changed = JSON.stringify({ ...item, title: 'Changed' })
  expect(store.publish('100025-news-wuhan-phase-two-en', changed).accepted).toBe(true)
  expect(items('news', 'en-US').get('wuhan-phase-two')?.title).toBe('Changed')
  expect(items('news', 'zh-CN').get('wuhan-phase-two')?.title).toBe('武汉枢纽二期转运中心投入使用')
  const added = JSON.stringify({ ...item, id: 'a-new-item' })
  expect(readContent('100025-news-other-en', added, store.snapshot())).toMatchObject({ reason: 'other-key' })
  expect(store.publish('100025-news-a-new-item-en', added).accepted).toBe(true)
  expect(items('news', 'en-US').size).toBe(size + 1)
})
