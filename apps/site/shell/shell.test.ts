import { localeIds, localeOf, locales, readsSource } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, it } from 'vitest'
import { safeReturnAddress } from '../client/safe-return-address.ts'
import { signInLink } from '../client/sign-in.ts'
import { documentTitle, headFacts } from './head.ts'
import { footerLinkAttributes, linkAttributes } from './link.ts'
import { orderLink } from './order/order-link.ts'

describe('links of content', () => {
  it('localises site paths and leaves other addresses alone', () => {
    expect(linkAttributes('en-US', '/products', false)).toEqual({ href: '/en/products' })
    expect(linkAttributes('en-US', '/', false)).toEqual({ href: '/en' })
    whereWritten('zh-HK', (hk) => expect(linkAttributes(hk, '/', false)).toEqual({ href: '/hk' }))
    expect(linkAttributes('zh-CN', '/cargo', true)).toEqual({ href: '/cargo', target: '_blank' })
    expect(linkAttributes('en-US', 'https://group.hongyan.example/', true)).toEqual({
      href: 'https://group.hongyan.example/',
      target: '_blank',
      rel: 'noopener',
    })
  })

  it('never opens a window for mail', () => {
    expect(footerLinkAttributes('zh-CN', 'mailto:a@hongyan.example')).toEqual({
      href: 'mailto:a@hongyan.example',
    })
  })

  it('does not take a protocol-relative address for a page of ours', () => {
    expect(linkAttributes('en-US', '//evil.example', false)).toEqual({ href: '//evil.example' })
  })

  it('sends orders to the portal only when the flag is 1', () => {
    const path = '/route/onPlaceorder?isCnet=1'
    const origin = 'https://portal.hongyan.example'
    expect(orderLink('en-US', path, null)).toBe(`/en${path}`)
    expect(orderLink('en-US', path, { gray: '0', origin })).toBe(`/en${path}`)
    expect(orderLink('en-US', path, { gray: '1', origin })).toBe(`${origin}${path}`)
  })
})

describe('sign-in', () => {
  const origin = 'https://www.hongyan.example'

  it('carries the way back', () => {
    expect(signInLink('/en/track?no=1')).toBe('/sign-in?returnUrl=%2Fen%2Ftrack%3Fno%3D1')
    expect(signInLink('/', 'https://id.hongyan.example/go?app=site')).toBe(
      'https://id.hongyan.example/go?app=site&returnUrl=%2F',
    )
  })

  it.each([
    ['/en/track', `${origin}/en/track`],
    ['https://cargo.hongyan.example/x', 'https://cargo.hongyan.example/x'],
    ['https://hongyan.example/', 'https://hongyan.example/'],
    ['https://evilhongyan.example/', `${origin}/`],
    ['https://www.hongyan.example.evil.example/', `${origin}/`],
    ['http://www.hongyan.example/', `${origin}/`],
    ['https://user@www.hongyan.example/', `${origin}/`],
    ['https://cargo.hongyan.example:8443/', `${origin}/`],
    ['//evil.example/', `${origin}/`],
    ['\\\\evil.example', `${origin}/`],
    ['javascript:alert(1)', `${origin}/`],
  ])('%s comes back to %s', (address, expected) => {
    expect(safeReturnAddress(address, origin, 'hongyan.example')).toBe(expected)
  })
})

describe('head', () => {
  const page = { locale: locales['en-US'], path: '/track', origin: 'https://www.hongyan.example' }

  it('names the page in every language and the root edition as default', () => {
    const facts = headFacts(page, { title: 'Track', description: 'x' })
    expect(facts.canonical).toBe('https://www.hongyan.example/en/track')
    expect(facts.alternates.map(({ hreflang }) => hreflang)).toEqual([
      'zh-Hans',
      ...(whereWritten('zh-HK', () => ['zh-Hant-HK']) ?? []),
      'en',
      'x-default',
    ])
  })

  it('offers no alternates of a page that must not be found', () => {
    expect(headFacts(page, { title: '404', description: 'x', robots: 'noindex' }).alternates).toEqual([])
    const chinese = localeIds.filter(readsSource)
    const hidden = headFacts({ ...page, languages: chinese }, { title: 'Track', description: 'x' })
    expect(hidden.alternates.map(({ hreflang }) => hreflang)).toEqual([
      ...chinese.map((id) => localeOf(id).hreflang),
      'x-default',
    ])
  })

  it('adds the brand once', () => {
    expect(documentTitle('Track', 'Hongyan Logistics')).toBe('Track - Hongyan Logistics')
    expect(documentTitle('Hongyan Logistics: home', 'Hongyan Logistics')).toBe('Hongyan Logistics: home')
  })
})
