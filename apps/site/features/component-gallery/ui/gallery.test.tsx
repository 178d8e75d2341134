import { galleryMessages, trackingMessages } from '@hongyan/content'
import { localeIds, readsSource } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { statusAnswers } from '../../tracking/ui/samples/fixtures.ts'
import { TrackShipmentPage } from '../../tracking/ui/samples/track-shipment-page.tsx'
import { BannerPage } from './banner-page.tsx'
import { NavBarPage } from './nav-bar-page.tsx'
import { SolutionsPage } from './solutions-page.tsx'

const pages = {
  Banner: BannerPage,
  NavBar: NavBarPage,
  Solutions: SolutionsPage,
  TrackShipment: TrackShipmentPage,
}
const cases = Object.entries(pages).flatMap(([name, Page]) =>
  localeIds.map((locale) => ({ name, locale, html: renderToStaticMarkup(<Page locale={locale} signsIn />) })),
)

/** What is left of English markup without the parts that say they are Chinese. */
const withoutChineseParts = (html: string): string =>
  html.replace(/<(\w+)[^>]*\blang="zh[^"]*"[^>]*>[\s\S]*?<\/\1>/g, '')

describe.each(cases)('the page of $name in $locale', ({ name, locale, html }) => {
  it('has one h1, the name of the component', () => {
    const { title } = galleryMessages(locale).items[name as keyof typeof pages]
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual([title])
  })

  it('has unique ids, and each that is referred to', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const references = [...html.matchAll(/ (?:for|aria-labelledby|aria-describedby)="([^"]*)"/g)]
    for (const id of references.flatMap(([, list = '']) => list.split(' '))) expect(ids).toContain(id)
  })

  it('marks itself among the components', () => {
    expect(html).toMatch(new RegExp(`href="[^"]*/components/${name}" aria-current="page"`))
  })

  it.runIf(!readsSource(locale))('is in English throughout', () => {
    expect(withoutChineseParts(html)).not.toMatch(/\p{Script=Han}/u)
  })
})

describe.each(localeIds)('the tracking samples in %s', (locale) => {
  const html = renderToStaticMarkup(<TrackShipmentPage locale={locale} />)

  it('show every status once, the first one open', () => {
    const { statuses } = trackingMessages(locale)
    const summaries = [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, text = '']) => text)
    for (const [status, { number }] of Object.entries(statusAnswers)) {
      const { name } = statuses[status as keyof typeof statuses]
      expect(
        summaries.some((text) => text.includes(`>${name}<`) && text.includes(number)),
        status,
      ).toBe(true)
    }
    expect(html.match(/<details name="result"[^>]* open=""/g)).toHaveLength(1)
  })
})
