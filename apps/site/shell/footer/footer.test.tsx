import { siteContent } from '@hongyan/content'
import { localeIds, localeOf } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shellContent } from '../shell-content.ts'
import { Footer } from './footer.tsx'
import { FooterRows } from './footer-rows.tsx'

const links = (html: string) => html.match(/<a [^>]*>/g) ?? []

describe('the footer', () => {
  it.each(localeIds)('opens every link of %s in its own window, mail and telephone apart', (locale) => {
    const html = renderToStaticMarkup(
      <Footer content={shellContent(locale)} locale={localeOf(locale)} signsIn />,
    )
    for (const tag of links(html)) {
      expect(tag.includes('target="_blank"'), tag).toBe(!/href="(mailto|tel):/.test(tag))
    }
  })

  it('has the three rows', () => {
    const html = renderToStaticMarkup(
      <Footer content={shellContent('zh-CN')} locale={localeOf('zh-CN')} signsIn />,
    )
    const { links: first, company, licences } = siteContent('zh-CN').footer
    for (const { label } of first) expect(html).toContain(label)
    for (const filing of [company.address, company.postcode, company.mailbox, ...licences]) {
      expect(html).toContain(filing?.text)
    }
  })

  it('has no row for lines of the law where there are none', () => {
    const { links, company, licences } = siteContent('zh-CN').footer
    const rows = (shown: typeof licences) =>
      renderToStaticMarkup(<FooterRows rows={{ links, company, licences: shown }} locale="zh-CN" signsIn />)
    expect(rows(licences).match(/<ul>/g)).toHaveLength(3)
    expect(rows([]).match(/<ul>/g)).toHaveLength(2)
  })

  whereWritten('zh-HK', (hk) =>
    it('has in Hong Kong the columns of the others, and a phone and filings of Hong Kong', () => {
      const html = renderToStaticMarkup(<Footer content={shellContent(hk)} locale={localeOf(hk)} signsIn />)
      for (const { title, links } of siteContent(hk).footer.footerNav) {
        for (const part of [title, ...links.map(({ label }) => label)]) expect(html).toContain(part)
      }
      expect(html).toContain('href="tel:+85231000616"')
      expect(html).toContain('商業登記')
      expect(html).not.toMatch(/950616|公網安備|B2-|上海|郵政編碼/)
    }),
  )
})
