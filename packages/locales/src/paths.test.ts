import { whereWritten } from '@hongyan/testing/where-written'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alternates } from './alternates.ts'
import { localeIds, localeOf, readsSource } from './locale.ts'
import { canonicalPath, isSafeTarget, pathFor, splitLocalePath } from './paths.ts'

test.each([
  ['/', 'zh-CN', '/'],
  ['/index', 'zh-CN', '/'],
  ['/en', 'en-US', '/'],
  ['/en/', 'en-US', '/'],
  ['/en/index', 'en-US', '/'],
  ['/english', 'zh-CN', '/english'],
  ['/hkg', 'zh-CN', '/hkg'],
  ['/EN/about', 'zh-CN', '/EN/about'],
  ['/en/index/', 'en-US', '/'],
  ...(whereWritten('zh-HK', (hk) => [
    ['/hk/track', hk, '/track'],
    ['/hk/index/', hk, '/'],
  ]) ?? []),
  ['/en/index/x', 'en-US', '/index/x'],
  ['/x/en', 'zh-CN', '/x/en'],
])('%s is %s %s', (pathname, locale, path) => {
  expect(splitLocalePath(pathname)).toEqual({ locale, path })
})

test('a built address splits into what it was built from', () => {
  const segment = fc
    .stringMatching(/^[a-z0-9-]{1,8}$/)
    .filter((text) => !['en', 'hk', 'index'].includes(text))
  fc.assert(
    fc.property(fc.constantFrom(...localeIds), fc.array(segment, { maxLength: 4 }), (locale, segments) => {
      const path = `/${segments.join('/')}`
      expect(splitLocalePath(pathFor(locale, path))).toEqual({ locale, path })
    }),
  )
})

test('a query or a fragment on home does not leave a slash behind the edition', () => {
  expect(pathFor('en-US', '/?cmsKey=a')).toBe('/en?cmsKey=a')
  expect(pathFor('en-US', '/#network')).toBe('/en#network')
  whereWritten('zh-HK', (hk) => expect(pathFor(hk, '/#network')).toBe('/hk#network'))
  expect(pathFor('en-US', '/track?no=1')).toBe('/en/track?no=1')
})

test('canonical paths have one spelling', () => {
  const given = ['/', '', '/index', '/index/', '/about/', '/about//', '/a/b', '/index/a']
  expect(given.map(canonicalPath)).toEqual(['/', '/', '/', '/', '/about', '/about', '/a/b', '/index/a'])
})

test.each([
  ['/', ''],
  ['/a!~', ''],
  ['/a/b', '?'],
  ['/a', '?!~//\\#'],
])('%j with %j is a safe target', (path, search) => {
  expect(isSafeTarget(path)).toBe(true)
  expect(isSafeTarget(path, search)).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/a\nb',
  '/a//b',
  'about',
  'x/about',
  '/a b',
  '/a\x7f',
  '/路',
  '',
  '/a?b',
  '/a#b',
])('%j is no safe target', (path) => expect(isSafeTarget(path)).toBe(false))

test.each(['a', 'x?a', '?a b', '?a\nb', '?a\x7f', '?路'])('%j is no safe query', (search) =>
  expect(isSafeTarget('/', search)).toBe(false),
)

test('alternates name every edition and the default', () => {
  expect(alternates('/en/about/', 'https://hongyan.example')).toEqual({
    canonical: 'https://hongyan.example/en/about',
    links: [
      { hreflang: 'zh-Hans', href: 'https://hongyan.example/about' },
      ...(whereWritten('zh-HK', () => [
        { hreflang: 'zh-Hant-HK', href: 'https://hongyan.example/hk/about' },
      ]) ?? []),
      { hreflang: 'en', href: 'https://hongyan.example/en/about' },
      { hreflang: 'x-default', href: 'https://hongyan.example/about' },
    ],
  })
})

test('the delivery-range page has no English alternate', () => {
  const chinese = localeIds.filter(readsSource)
  for (const locale of chinese)
    expect(alternates(pathFor(locale, '/serve-range')).links.map(({ hreflang }) => hreflang)).toEqual([
      ...chinese.map((id) => localeOf(id).hreflang),
      'x-default',
    ])
})
