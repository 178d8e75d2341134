import {
  languageFromCookie,
  languageRedirect,
  localeIds,
  pathFor,
  readLanguageCookie,
} from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { isChunkFailure, mayReload } from './chunk-failure.ts'
import { languageCookie } from './language-cookie.ts'
import { mayPrefetch } from './prefetch.ts'
import { shared } from './state.ts'

describe('the language cookie', () => {
  it('is shared across the parent domain, and the old one of the host alone is removed', () => {
    const cookies = languageCookie('en-US', {
      hostname: 'www.hongyan.example',
      secure: true,
      parentDomain: 'hongyan.example',
    })
    expect(cookies).toHaveLength(2)
    expect(cookies[0]).toMatch(/^logistics_site_lang=; .*Max-Age=0$/)
    expect(cookies[1]).toMatch(/^logistics_site_lang=en-US; Path=\/; .*Secure; .*Domain=hongyan\.example$/)
  })

  it('stays on the host where no parent domain fits', () => {
    for (const parentDomain of [undefined, 'other.example', 'gyan.example']) {
      const [cookie, ...more] = languageCookie('zh-HK', {
        hostname: 'hongyan.example',
        secure: false,
        parentDomain,
      })
      expect(cookie).not.toContain('Domain')
      expect(more).toEqual([])
    }
  })

  it.each(localeIds)('is what the language rule reads: %s stays on its own pages', (locale) => {
    const [cookie = ''] = languageCookie(locale, { hostname: 'localhost', secure: false })
    const header = cookie.split(';')[0] ?? ''
    expect(readLanguageCookie(header)).toBe(locale)
    expect(languageFromCookie(locale)).toBe(locale)
    expect(languageRedirect({ path: pathFor(locale, '/track'), search: '', cookie: locale })).toBeNull()
  })
})

describe('reloading after a missing script', () => {
  it('happens at most once a minute', () => {
    expect(mayReload(null, 5000)).toBe(true)
    expect(mayReload('5000', 64_999)).toBe(false)
    expect(mayReload('5000', 65_000)).toBe(true)
    expect(mayReload('rubbish', 0)).toBe(true)
    // The clock was set back by a day: that was no minute ago.
    expect(mayReload('86405000', 5000)).toBe(true)
  })

  it.each([
    'TypeError: Failed to fetch dynamically imported module: https://x/_assets/a.js',
    'TypeError: error loading dynamically imported module: https://x/a.js',
    'TypeError: Importing a module script failed.',
    'Error: /_assets/0123456789ab.json: the data of an island is not there',
  ])('knows "%s"', (message) => expect(isChunkFailure(message)).toBe(true))

  it('is not for other errors', () => expect(isChunkFailure('TypeError: x is undefined')).toBe(false))
})

describe('mayPrefetch', () => {
  const here = new URL('https://www.hongyan.example/en')
  const link = (address: string, target = '') => {
    const { origin, pathname, search, hash } = new URL(address, here)
    return { origin, pathname, search, hash, target }
  }

  it.each(['/en/track', '/products/express#bands'])('fetches %s', (address) =>
    expect(mayPrefetch(link(address), here)).toBe(true),
  )

  it.each([
    '/en#services',
    '/track?no=HY1',
    '/route/onPlaceorder',
    '/en/my/orders',
    '/sign-in',
    'https://group.hongyan.example/',
  ])('does not fetch %s', (address) => expect(mayPrefetch(link(address), here)).toBe(false))

  it('does not fetch what opens its own window', () =>
    expect(mayPrefetch(link('/news', '_blank'), here)).toBe(false))
})

describe('the shared state', () => {
  it('begins as the product says', () => {
    expect(shared.get()).toMatchObject({
      currentPath: '/',
      selectedMenuLevel: '0-0',
      wuceQueryString: '',
      isMobile: false,
    })
  })

  it('tells listeners what changed', () => {
    const seen: (string | undefined)[] = []
    const stop = shared.listen((_value, _before, key) => seen.push(key))
    shared.setKey('scrollY', 120)
    stop()
    expect(seen).toEqual(['scrollY'])
  })
})
