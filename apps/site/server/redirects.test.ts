import { describe, expect, it } from 'vitest'
import { routes } from '../src/routes.ts'
import { redirectOf } from './redirects.ts'

function ask(path: string, cookie: string | null = null, search = '') {
  return redirectOf({ path, rawPath: path, search, cookie })
}

describe('a page that moved', () => {
  it.each([
    ['/contactUs', null, { status: 308, location: '/connect' }],
    ['/en/contactUs', null, { status: 308, location: '/en/connect' }],
    ['/hk/contactUs', null, { status: 308, location: '/hk/connect' }],
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
    expect(ask('/nowhere', 'en-US')).toBeNull()
  })
})

describe('a page that English hides', () => {
  const hidden = routes.filter(({ inEnglish }) => !inEnglish)

  it('answers in English with the Chinese page, and never in a circle', () => {
    for (const { pattern } of hidden) {
      expect(ask(`/en${pattern}`)).toEqual({ status: 302, location: pattern })
      expect(ask(pattern, 'en-US')).toBeNull()
      expect(ask(`/en${pattern}`, 'zh-HK')).toEqual({ status: 302, location: `/hk${pattern}` })
      expect(ask(`/hk${pattern}`, 'zh-CN')).toBeNull()
    }
  })
})
