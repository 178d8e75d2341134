import { siteContent } from '@hongyan/content'
import { localeIds, localeOf } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HongKongFooter } from '../hong-kong/hong-kong-footer.tsx'
import { shellContent } from '../shell-content.ts'
import { Footer } from './footer.tsx'

const links = (html: string) => html.match(/<a [^>]*>/g) ?? []

describe('the footer', () => {
  it.each(localeIds)('opens every link of %s in its own window, mail and telephone apart', (locale) => {
    const html = renderToStaticMarkup(<Footer content={shellContent(locale)} locale={locale} />)
    for (const tag of links(html)) {
      expect(tag.includes('target="_blank"'), tag).toBe(!/href="(mailto|tel):/.test(tag))
    }
  })

  it('has the three rows', () => {
    const html = renderToStaticMarkup(<Footer content={shellContent('zh-CN')} locale="zh-CN" />)
    const { links: first, company, licences } = siteContent('zh-CN').footer
    for (const { label } of first) expect(html).toContain(label)
    for (const { text } of [company.address, company.postcode, company.mailbox, ...Object.values(licences)]) {
      expect(html).toContain(text)
    }
  })

  it('is reduced to licences, privacy and languages in Hong Kong', () => {
    const html = renderToStaticMarkup(
      <HongKongFooter content={shellContent('zh-HK')} locale={localeOf('zh-HK')} path="/" />,
    )
    expect(html).toContain('/hk/info#privacy')
    expect(html).not.toContain('<nav')
    expect(html.match(/data-language/g)).toHaveLength(3)
  })
})
