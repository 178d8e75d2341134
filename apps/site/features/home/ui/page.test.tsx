import { homeMessages } from '@hongyan/content'
import { fill, localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { loadHome } from '../load.ts'
import { HomeScreen } from './page.tsx'

const moment = Date.parse('2026-11-21T04:00:00Z')

/** Words of an element: its text, plus names given by attributes inside it. */
function words(html: string): string {
  const named = [...html.matchAll(/(?:alt|aria-label)="([^"]*)"/g)].map((match) => match[1])
  return [html.replace(/<[^>]*>/g, ' '), ...named].join(' ').trim()
}

describe.each(localeIds)('home in %s', (locale) => {
  const page = loadHome(locale, moment)
  // What a template holds is not in the page until a script puts it there.
  const html = renderToStaticMarkup(<HomeScreen {...page} />).replace(/<template>.*?<\/template>/gs, '')
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, 'gs'))].map(([tag]) => tag)

  it('is the same home as long as its content is, so that its map is planned once', () => {
    expect(loadHome(locale, moment + 1).home).toBe(page.home)
  })

  it('has one h1 and no heading that skips a level', () => {
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
  })

  it('has no empty heading, link, button or label', () => {
    for (const name of ['h1', 'h2', 'h3', 'a', 'button', 'label', 'summary', 'dt', 'dd', 'p', 'li']) {
      for (const tag of tags(name).filter((one) => !one.includes('role="alert"'))) {
        expect(words(tag), tag).not.toBe('')
      }
    }
  })

  it('stays in its language with every link to a page of the site', () => {
    const home = paths.home(locale)
    const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1] ?? '')
    expect(hrefs.length).toBeGreaterThan(40)
    for (const href of hrefs.filter((one) => one.startsWith('/'))) {
      expect(href.startsWith(home), href).toBe(true)
      if (locale === 'zh-CN') expect(href).not.toMatch(/^\/(en|hk)(\/|$)/)
    }
  })

  it('gives every picture an alt attribute and a size, and only the first one is eager', () => {
    const images = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
    for (const image of images) expect(image).toMatch(/alt="[^"]*"/)
    for (const image of images) expect(image).toMatch(/width="\d+" height="\d+"/)
    expect(images.filter((image) => !image.includes('loading="lazy"'))).toHaveLength(1)
    expect(images[0]?.toLowerCase()).toContain('fetchpriority="high"')
  })

  it('has unique ids, and labels that exist', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '')
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, reference = ''] of html.matchAll(/(?:aria-labelledby|for|href)="#?([a-z-]+)"/g)) {
      if (html.includes(`href="#${reference}"`) || html.includes(`labelledby="${reference}"`)) {
        expect(ids).toContain(reference)
      }
    }
  })

  it('carries no style attribute, no handler and no script of its own', () => {
    expect(html).not.toMatch(/ (style|on[a-z]+)="/)
    expect(html).not.toContain('<script')
  })

  it('says in words every route that the network maps draw', () => {
    const { from } = homeMessages(locale).network
    const text = words(tags('details').join(' '))
    for (const { id, cities, routes } of page.home.network.modes) {
      const names = Object.fromEntries(cities.map((city) => [city.id, city.name]))
      for (const city of id === 'warehouse' ? cities : []) expect(text).toContain(city.name)
      for (const route of id === 'warehouse' ? [] : routes) {
        const line = fill(from, { from: names[route.from] ?? '', to: names[route.to] ?? '' })
        expect(text).toContain(line)
      }
    }
  })

  it('reaches every industry it shows without a script', () => {
    for (const [, id] of html.matchAll(/href="#(industry-[a-z-]+)"/g)) expect(html).toContain(`id="${id}"`)
    expect([...html.matchAll(/href="#industry-/g)]).toHaveLength(8)
  })
})

whereWritten('zh-HK', (hk) =>
  describe('traditional Chinese', () => {
    it('is written in traditional characters throughout', () => {
      const text = words(renderToStaticMarkup(<HomeScreen {...loadHome(hk, moment)} />))
      expect(text).toContain('貨')
      expect(text).not.toMatch(/[货运仓务们这说]/)
    })
  }),
)
