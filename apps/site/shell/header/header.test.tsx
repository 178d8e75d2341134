import { siteContent } from '@hongyan/content'
import { type LocaleId, localeIds, localeOf, pathFor, readsSource } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { signInAddress } from '../account/offered.ts'
import { shellContent } from '../shell-content.ts'
import { Header, HeaderSheet } from './header.tsx'

function header(locale: LocaleId, path: string, brand?: 'air'): string {
  const signIn = signInAddress(locale, { signsIn: true })
  const content = shellContent(locale)
  return renderToStaticMarkup(
    <>
      <Header content={content} locale={localeOf(locale)} path={path} brand={brand} signIn={signIn} signsIn />
      <HeaderSheet content={content} locale={localeOf(locale)} path={path} brand={brand} signsIn />
    </>,
  )
}

/** Opening tags of links in the order they stand. */
function links(html: string): readonly string[] {
  return html.match(/<a [^>]*>/g) ?? []
}

describe('the header', () => {
  it.each(localeIds)('leads to the seven entries in %s', (locale) => {
    const html = header(locale, '/')
    for (const { routeName, href } of siteContent(locale).navigation.items) {
      expect(html).toContain(`href="${routeName === null ? href : pathFor(locale, routeName)}"`)
    }
    expect(siteContent(locale).navigation.items).toHaveLength(7)
  })

  it('marks the page and the entry above it', () => {
    const html = header('zh-CN', '/products/pharma')
    const level = /data-selected="([^"]*)"/.exec(html)?.[1]
    const current = links(html).filter((tag) => tag.includes(`data-level="${level}"`))
    expect(new Set(current.map((tag) => /href="([^"]*)"/.exec(tag)?.[1]))).toEqual(
      new Set(['/products/pharma']),
    )
    expect(header('zh-CN', '/')).toMatch(/href="\/"[^>]*aria-current="page"/)
    expect(header('zh-CN', '/404')).not.toContain('aria-current="page"')
  })

  it('opens menu items in their own window as their setting says, and tells nothing to strangers', () => {
    const opening = links(header('en-US', '/')).filter((tag) => tag.includes('_blank'))
    expect(opening.length).toBeGreaterThan(20)
    for (const tag of opening) expect(tag.includes('rel="noopener"'), tag).toBe(tag.includes('href="http'))
  })

  it('counts clicks on group sites but leaves mail links plain', () => {
    const html = links(header('en-US', '/'))
    const mail = html.filter((tag) => tag.includes('mailto:'))
    expect(mail.length).toBeGreaterThan(0)
    for (const tag of mail) expect(tag).not.toMatch(/data-tag|target/)
    expect(html.filter((tag) => tag.includes('data-tag'))).toHaveLength(
      siteContent('en-US').groupSites.sites.filter(({ link }) => !link.startsWith('mailto:')).length,
    )
  })

  it('offers this page in every language, and home where the page does not exist', () => {
    const languages = (path: string) =>
      links(header('zh-CN', path))
        .filter((tag) => tag.includes('data-language'))
        .map((tag) => /href="([^"]*)"/.exec(tag)?.[1])
    const inEvery = (path: string) => new Set(localeIds.map((id) => pathFor(id, path)))
    const chinese = localeIds.filter(readsSource)
    expect(new Set(languages('/track'))).toEqual(inEvery('/track'))
    expect(new Set(languages('/serve-range'))).toEqual(
      new Set([...chinese.map((id) => pathFor(id, '/serve-range')), '/en']),
    )
    expect(new Set(languages('/404'))).toEqual(inEvery('/'))
  })

  it('signs in with a way back to this page', () => {
    expect(header('en-US', '/network')).toContain(
      `href="/en/sign-in/start?returnUrl=${encodeURIComponent('/en/network')}"`,
    )
  })

  it('wears the air menu and logo on air pages', () => {
    const html = header('en-US', '/air', 'air')
    expect(html).toContain('href="/en/air/compartments"')
    expect(html).not.toContain('href="/en/products/warehousing"')
  })

  it('moves the software products up one level in the narrow menu', () => {
    const sheet = header('zh-CN', '/').split('id="menu-sheet"')[1] ?? ''
    expect(sheet).toContain('href="/products/wms"')
    expect(sheet).not.toMatch(/<summary[^>]*>软件</)
  })
})

whereWritten('zh-HK', (hk) =>
  describe('the header of Hong Kong', () => {
    it('offers as much as that of the other editions: submenus, the order, the hotline, the menu of a phone', () => {
      const html = header(hk, '/track')
      const mainland = header('zh-CN', '/track')
      for (const part of [
        'data-menu',
        'id="menu-products"',
        'data-opens="order-dialog"',
        'tel:+85231000616',
        'menu-sheet',
      ])
        expect(html).toContain(part)
      expect(links(html)).toHaveLength(links(mainland).length)
      expect(html).toContain('href="/hk/sign-in/start?returnUrl=%2Fhk%2Ftrack"')
    })

    it('has a menu of its own', () => {
      const content = shellContent(hk)
      const own = Object.create(content, { hongKongNavigation: { value: { items: [] } } })
      const html = renderToStaticMarkup(
        <Header content={own} locale={localeOf(hk)} path="/" signIn={null} signsIn={false} />,
      )
      expect(html).not.toContain('id="menu-products"')
    })
  }),
)
