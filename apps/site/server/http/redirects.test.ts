import { localeIds, pathFor } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { portalRedirect, redirectOf, signInRedirect } from './redirects.ts'

function ask(path: string, cookie: string | null = null, search = '') {
  return redirectOf({ path, rawPath: path, search, cookie })
}

describe('a page that moved', () => {
  it.each([
    ['/contactUs', null, { status: 308, location: '/connect' }],
    ['/en/contactUs', null, { status: 308, location: '/en/connect' }],
    ...(whereWritten('zh-HK', () => [
      ['/hk/contactUs', null, { status: 308, location: '/hk/connect' }] as const,
    ]) ?? []),
    ['/contactUs', 'en-US', { status: 302, location: '/en/connect' }],
    ['/en/contactUs', 'en-US', { status: 308, location: '/en/connect' }],
    ['/en/contactUs', 'zh-CN', { status: 302, location: '/connect' }],
  ] as const)('%s with the cookie %s answers once', (path, cookie, answer) => {
    expect(ask(path, cookie)).toEqual(answer)
  })

  it('keeps the query, unless no header may carry it', () => {
    expect(ask('/contactUs', null, '?utm_source=mail')?.location).toBe('/connect?utm_source=mail')
    expect(ask('/contactUs', null, '?a=\u00e9')?.location).toBe('/connect')
  })

  it('is not looked for on the prototype of the table', () => {
    expect(ask('/constructor')).toBeNull()
  })
})

describe('the language rule', () => {
  it('leaves first visits alone and sends the others to their language', () => {
    expect(ask('/track')).toBeNull()
    expect(ask('/track', 'en-US', '?no=1')).toEqual({ status: 302, location: '/en/track?no=1' })
    expect(ask('/en/serve-range')).toEqual({ status: 302, location: '/en' })
    expect(ask('/en/serve-range', null, '?to=440000')?.location).toBe('/en/network?to=440000#coverage')
    expect(ask('/serve-range', 'en-US', '?to=440000')?.location).toBe('/en/network?to=440000#coverage')
    expect(ask('/serve-range', null, '?to=440000')).toBeNull()
    expect(ask('/nowhere', 'en-US')).toBeNull()
  })
})

describe('a page that English hides', () => {
  const hidden = (path: string) => (path === '/hidden' ? { pattern: path, inEnglish: false } : undefined)

  it.each([
    ['/en/hidden', null, '/hidden'],
    ['/en/hidden', 'en-US', '/hidden'],
    ['/en/hidden', 'zh-CN', '/hidden'],
    ['/hidden', null, null],
    ['/hidden', 'en-US', null],
    ['/hidden', 'zh-CN', null],
    ...(whereWritten(
      'zh-HK',
      (hk) =>
        [
          ['/en/hidden', hk, '/hk/hidden'],
          ['/hidden', hk, '/hk/hidden'],
          ['/hk/hidden', null, null],
          ['/hk/hidden', 'en-US', null],
          ['/hk/hidden', 'zh-CN', null],
          ['/hk/hidden', hk, null],
        ] as const,
    ) ?? []),
  ] as const)('%s with the cookie %s leads to %s, never in a circle', (path, cookie, location) => {
    const led = redirectOf({ path, rawPath: path, search: '?a=1', cookie }, hidden)
    expect(led).toEqual(location === null ? null : { status: 302, location: `${location}?a=1` })
  })
})

describe('the order portal', () => {
  const origin = 'https://portal.hongyan.example'
  const gray = { gray: '1', origin } as const

  it.each([
    ['/route/onPlaceorder', '', `${origin}/route/onPlaceorder`],
    [
      '/en/route/onPlaceorder',
      '?isFresh=1&from=420100',
      `${origin}/route/onPlaceorder?isFresh=1&from=420100`,
    ],
    ...localeIds.map((id) => [
      pathFor(id, '/route/orderList.do'),
      '?isCnet=1',
      `${origin}/route/orderList.do?isCnet=1`,
    ]),
  ])('takes %s%s while the flag is 1', (path, search, location) => {
    expect(portalRedirect(path, search, gray)).toEqual({ status: 302, location })
  })

  it('takes nothing else, and nothing without the flag', () => {
    expect(portalRedirect('/fee', '', gray)).toBeNull()
    expect(portalRedirect('/route/nowhere', '', gray)).toBeNull()
    expect(portalRedirect('/route/onPlaceorder', '', { gray: '0', origin })).toBeNull()
    expect(portalRedirect('/route/onPlaceorder', '', null)).toBeNull()
  })
})

describe('the page to sign in', () => {
  const here = { signsIn: true, isAhead: false }

  it.each(localeIds)('leads straight to it, with the way back, %s', (id) => {
    const search = '?returnUrl=%2Ffee%3Fp%3D1'
    const location = `${paths.signInStart(id)}${search}`
    expect(signInRedirect(paths.signIn(id), search, here)).toEqual({ status: 303, location })
    expect(signInRedirect(paths.signIn(id), '', here)).toEqual({
      status: 303,
      location: paths.signInStart(id),
    })
  })

  it('is read where nobody can sign in, where one has failed, and by a browser that looks ahead', () => {
    expect(signInRedirect('/sign-in', '', { ...here, signsIn: false })).toBeNull()
    expect(signInRedirect('/sign-in', '?failed=refused&returnUrl=%2Ffee', here)).toBeNull()
    expect(signInRedirect('/sign-in', '?untaken=phone', here)).toBeNull()
    expect(signInRedirect('/sign-in', '?returnUrl=%2Ffee', { ...here, isAhead: true })).toBeNull()
    expect(signInRedirect('/fee', '', here)).toBeNull()
  })
})
