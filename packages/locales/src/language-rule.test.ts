import { whereWritten } from '@hongyan/testing/where-written'
import { writtenRows } from '@hongyan/testing/written-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choiceLocation,
  existsIn,
  languageFromCookie,
  languageRedirect,
  readLanguageCookie,
} from './language-rule.ts'
import { localeIds, readsSource } from './locale.ts'
import { splitLocalePath } from './paths.ts'

const stays = null

/** Every kind of address under every cookie; the columns are: none, zh-CN, zh-HK, en-US. */
type Answer = string | null
type Row = readonly [string, Answer, Answer, Answer, Answer]
const table: readonly Row[] = [
  ['/', stays, stays, '/hk', '/en'],
  ['/index', stays, stays, '/hk/index', '/en/index'],
  ['/about', stays, stays, '/hk/about', '/en/about'],
  ['/about/', stays, stays, '/hk/about/', '/en/about/'],
  ['/english', stays, stays, '/hk/english', '/en/english'],
  ['/en', stays, '/', '/hk', stays],
  ['/en/', stays, '/', '/hk', stays],
  ['/en/about', stays, '/about', '/hk/about', stays],
  ['/en/en/about', stays, '/about', '/hk/en/about', stays],
  ['/en/hk/about', stays, '/hk/about', '/hk/hk/about', stays],
  ['/en/a%20b', stays, '/a%20b', '/hk/a%20b', stays],
  ['/serve-range', stays, stays, '/hk/serve-range', '/en'],
  ['/en/serve-range', '/en', '/serve-range', '/hk/serve-range', '/en'],
  ['/en/map/serve-range/x', '/en', '/map/serve-range/x', '/hk/map/serve-range/x', '/en'],
  ['//evil.example', stays, stays, stays, stays],
  ['/en//evil.example', stays, stays, stays, stays],
  ['/en/\\evil.example', stays, stays, stays, stays],
  ['/en/\r\nSet-Cookie: a=b', stays, stays, stays, stays],
  ...(whereWritten('zh-HK', (): readonly Row[] => [
    ['/hk', stays, stays, stays, '/en'],
    ['/hk/about', stays, stays, stays, '/en/about'],
    ['/hk/serve-range', stays, stays, stays, '/en'],
  ]) ?? []),
]

describe.each(table)('%j', (path, none, simplified, hongKong, english) => {
  test.each([
    [null, none],
    ...writtenRows([
      ['zh-CN', simplified],
      ['zh-HK', hongKong],
      ['en-US', english],
    ]),
    ['fr-FR', none],
    ['', none],
  ] as const)('with cookie %j leads to %j', (cookie, expected) => {
    const answer = languageRedirect({ path, search: '', cookie })
    expect(answer?.location ?? null).toBe(expected)
  })
})

test('the query is kept', () => {
  expect(languageRedirect({ path: '/track', search: '?no=1&x=%2F', cookie: 'en-US' })).toEqual({
    location: '/en/track?no=1&x=%2F',
  })
})

test('a query that could break a header is not redirected', () => {
  expect(languageRedirect({ path: '/track', search: '?a\nb', cookie: 'en-US' })).toBeNull()
})

const chinese = localeIds.filter(readsSource)
test.each([
  ['/serve-range', chinese],
  ['/map/serve-range/x', chinese],
  ['/about', localeIds],
])('%s exists in %j', (path, languages) => {
  expect(localeIds.filter((id) => existsIn(path, id))).toEqual(languages)
})

test.each([null, undefined, '', 'en', 'EN-US', 'constructor'])('%j names no language', (value) => {
  expect(languageFromCookie(value)).toBeNull()
})

const cookies = fc.constantFrom(null, 'zh-CN', 'zh-HK', 'en-US', 'zh-TW')
const paths = fc
  .array(
    fc.oneof(
      fc.constantFrom('en', 'hk', 'about', 'serve-range', 'index', '', '..', '%2f', '\\', 'evil.example'),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 5 },
  )
  .map((segments) => `/${segments.join('/')}`)

test('there is at most one redirect, never a loop, never another host', () => {
  fc.assert(
    fc.property(paths, cookies, fc.constantFrom('', '?a=1'), (path, cookie, search) => {
      const first = languageRedirect({ path, search, cookie })
      if (first === null) return
      const target = new URL(first.location, 'https://hongyan.example')
      expect(target.host).toBe('hongyan.example')
      expect(first.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(first.location.endsWith(search)).toBe(true)
      const [again = ''] = first.location.split('?')
      expect(languageRedirect({ path: again, search, cookie })).toBeNull()
    }),
    { numRuns: 3000 },
  )
})

test('a choice, kept in the cookie, is never overruled by the rule', () => {
  const plain = fc.constantFrom('/', '/about', '/hk', '/hk/about', '/en', '/en/serve-range', '/serve-range')
  fc.assert(
    fc.property(plain, fc.constantFrom(...localeIds), (path, chosen) => {
      const location = choiceLocation(path, chosen)
      expect(location).toBe(choiceLocation(path, chosen, ''))
      expect(splitLocalePath(location).locale).toBe(chosen)
      expect(languageRedirect({ path: location, search: '', cookie: chosen })).toBeNull()
    }),
  )
})

test.each([
  ...(whereWritten(
    'zh-HK',
    (hk) =>
      [
        ['/hk/track', 'en-US', '?no=1', '/en/track?no=1'],
        ['/en/serve-range', hk, '', '/hk/serve-range'],
        ['//evil.example', hk, '', '/hk'],
      ] as const,
  ) ?? []),
  ['/track', 'en-US', '?no=1', '/en/track?no=1'],
  ['/en/track', 'zh-CN', '', '/track'],
  ['/serve-range', 'en-US', '?a=1', '/en'],
  ['/en/en/track', 'zh-CN', '', '/track'],
  ['/track', 'en-US', '?a b', '/en'],
  ['/en', 'zh-CN', '?a=1', '/?a=1'],
  ['//evil.example', 'zh-CN', '', '/'],
] as const)('choosing on %s the language %s leads on', (path, chosen, search, expected) => {
  expect(choiceLocation(path, chosen, search)).toBe(expected)
})

test.each([
  ['logistics_site_lang=en-US', 'en-US'],
  ['a=b; logistics_site_lang=en-US; c=d', 'en-US'],
  ['logistics_site_lang="zh-CN"', 'zh-CN'],
  ['a; logistics_site_lang = en-US ', 'en-US'],
  ['logistics_site_lang=en-US; logistics_site_lang=zh-CN', 'en-US'],
  ['logistics_site_lang=klingon; logistics_site_lang=zh-CN', null],
  ['logistics_site_lang="zh-CN', null],
  ['logistics_site_lang=zh-CN"', null],
  ['logistics_site_lang="zh-"CN', null],
  ['logistics_site_lang=zh-"CN"', null],
  ['logistics_site_lang', null],
  [null, null],
  ['logistics_site_lang=klingon', null],
  ['other_logistics_site_lang=en-US', null],
  ['', null],
  [undefined, null],
] as const)('the cookie header %j holds %j', (header, expected) => {
  expect(readLanguageCookie(header)).toBe(expected)
})
