import { type BlockKind, type ContentPage, collection, pageKinds } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RenderBlock } from '../../../pages/_render-block.tsx'
import { paths } from '../../../paths.ts'
import { contentData } from '../load.ts'
import { templates } from '../templates.ts'
import { ContentScreen } from './page.tsx'

const now = Date.parse('2026-11-21T04:00:00Z')

function htmlOf(page: ContentPage, locale: (typeof localeIds)[number]): string {
  return renderToStaticMarkup(
    <ContentScreen data={contentData(page, locale, now, true)} RenderBlock={RenderBlock} />,
  )
}

/** Words of an element: its text, plus names given by attributes inside it. */
function words(html: string): string {
  const named = [...html.matchAll(/(?:alt|aria-label)="([^"]*)"/g)].map((match) => match[1])
  return [html.replace(/<[^>]*>/g, ' '), ...named].join(' ').trim()
}

describe.each(localeIds)('content pages in %s', (locale) => {
  const pages = [...collection('page', locale).values()]
  const rendered = pages.map((page) => ({ path: page.path, page, html: htmlOf(page, locale) }))

  it.each(rendered)('$path has one h1 and no heading that skips a level', ({ html }) => {
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
  })

  it.each(rendered)('$path has unique ids, and its anchors and labels exist', ({ html }) => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '')
    expect(new Set(ids).size).toBe(ids.length)
    const references = [...html.matchAll(/(?:aria-labelledby="|href="#)([^"]+)"/g)].map((match) => match[1])
    for (const reference of references) expect(ids).toContain(reference)
  })

  it.each(rendered)('$path shows each of its blocks by its title', ({ page, html }) => {
    const text = words(html.replace(/<\/?(?:span|wbr)\b[^>]*>/g, ''))
    for (const { block } of contentData(page, locale, now, true).blocks) {
      if ('title' in block)
        expect(text).toContain(block.title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
    }
  })

  it.each(rendered)('$path has no empty heading, link, button, cell head or label', ({ html: whole }) => {
    // What stands in a template is a pattern that a script fills.
    const html = whole.replace(/<template.*?<\/template>/gs, '')
    for (const name of ['h1', 'h2', 'h3', 'a', 'button', 'label', 'summary', 'th', 'dt', 'li']) {
      for (const [tag] of html.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, 'gs'))) {
        expect(words(tag), tag).not.toBe('')
      }
    }
  })

  it.each(rendered)('$path gives pictures an alt and a size; only the first may be eager', ({ html }) => {
    const images = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
    for (const image of images) {
      expect(image).toMatch(/alt="[^"]*"/)
      expect(image).toMatch(/width="\d+" height="\d+"/)
    }
    const eager = images.filter((image) => !image.includes('loading="lazy"'))
    expect(eager).toEqual(images.slice(0, eager.length))
    expect(eager.length).toBeLessThanOrEqual(1)
  })

  it.each(rendered)('$path stays in its language and carries no style, handler or script', ({ html }) => {
    expect(html).not.toMatch(/ (style|on[a-z]+)="/)
    expect(html).not.toContain('<script')
    const home = paths.home(locale)
    const hrefs = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map((match) => match[1] ?? '')
    for (const href of hrefs.filter((one) => !/\.\w{2,4}$/.test(one))) {
      expect(href.startsWith(home), href).toBe(true)
      if (locale === 'zh-CN') expect(href).not.toMatch(/^\/(en|hk)(\/|$)/)
    }
  })

  it.each(rendered)('$path marks where its first screenful ends, once', ({ html }) => {
    expect(html.match(/<template data-fold="">/g)).toHaveLength(1)
  })

  it('renders every kind of block that the pages use', () => {
    const kinds = new Map<BlockKind, string>()
    for (const page of pages) {
      for (const { block, place } of contentData(page, locale, now, true).blocks) {
        const html = renderToStaticMarkup(<RenderBlock block={block} locale={locale} place={place} />)
        kinds.set(block.kind, (kinds.get(block.kind) ?? '') + words(html))
      }
    }
    expect(kinds.size).toBeGreaterThan(20)
    for (const [kind, text] of kinds) expect(text, kind).not.toBe('')
  })
})

describe('templates', () => {
  const pages = [...collection('page', 'zh-CN').values()]
  const firstOf = (kind: (typeof pageKinds)[number]) => pages.find((page) => page.kind === kind)

  it.each(pageKinds)('%s has its first screen', (kind) => {
    const page = firstOf(kind)
    if (page === undefined) return
    const data = contentData(page, 'zh-CN', now, true)
    const html = htmlOf(page, 'zh-CN')
    const top = html.slice(0, html.indexOf('</h1>'))
    expect(data.template).toBe(templates[kind])
    expect(top).toContain('aria-current="page"')
    expect(html.includes('<time ') && html.indexOf('<time ') < html.indexOf('<h2')).toBe(
      templates[kind].opening === 'plain',
    )
    if (templates[kind].opening === 'plain') expect(html).not.toContain('fetchPriority')
  })

  it('takes the figures of a case into its first screen, and says that it is a sample', () => {
    const page = pages.find(
      ({ kind, blocks }) => kind === 'case' && blocks.some((one) => one.kind === 'figures'),
    )
    if (page === undefined) return
    const { figures, blocks } = contentData(page, 'zh-CN', now, true)
    expect(figures?.items.length).toBeGreaterThan(0)
    expect(blocks.map(({ block }) => block.kind)).not.toContain('figures')
    const html = htmlOf(page, 'zh-CN')
    expect(html.indexOf(`<dd>${figures?.items[0]?.value}`)).toBeLessThan(html.indexOf('data-fold'))
  })

  it('shows no picture twice on a page', () => {
    for (const page of pages) {
      const files = [...htmlOf(page, 'zh-CN').matchAll(/<img src="[^"]*\/([\w-]+)\.[^"]*"/g)].map(
        ([, name]) => name,
      )
      expect(new Set(files).size, page.path).toBe(files.length)
    }
  })

  it('recommends at most nine other pages that share a subject', () => {
    for (const page of pages) {
      const { recommended } = contentData(page, 'zh-CN', now, true)
      expect(recommended.length).toBeLessThanOrEqual(9)
      for (const { path } of recommended) {
        const other = pages.find((one) => one.path === path)
        expect(path).not.toBe(page.path)
        expect(other?.tags.some((tag) => page.tags.includes(tag))).toBe(true)
      }
    }
  })

  it.each([
    ['/products/wms', /^\/(products|solutions|cases)/],
    ['/products/bulky', /bulky|mubai|xingye|appliances|home/],
    ['/products/cold-chain', /cold|fresh|fruit|seafood/],
    ['/air/compartments', /air|ruiheng/],
    ['/legal/privacy', /legal|info/],
    ['/products/cross-border', /cross-border|air/],
  ])('whatever three are picked after %s are about the same', (path, same) => {
    const page = pages.find((one) => one.path === path)
    if (page === undefined) throw new Error(`${path} is missing`)
    const { recommended } = contentData(page, 'zh-CN', now, true)
    expect(recommended.length).toBeGreaterThanOrEqual(3)
    expect(recommended.filter((other) => !same.test(other.path))).toEqual([])
  })
})
