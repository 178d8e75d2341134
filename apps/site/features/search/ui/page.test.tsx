import { searchMessages, wordMessages } from '@hongyan/content'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BriefAnswer } from '../../../client/brief-answer.ts'
import { searchKinds } from '../../../client/search-answer.ts'
import { paths } from '../../../paths.ts'
import { aPageContext } from '../../../testing/a-page-context.ts'
import { createSearch } from '../index/create-search.ts'
import { loadSearch, searchHead, shownOfEach } from '../load.ts'
import { SearchScreen } from './page.tsx'

const search = createSearch(() => Date.UTC(2026, 10, 21), true)

const answered = 'Shenzhen to Hong Kong 5 kg'
const brief: BriefAnswer = {
  engine: 'price',
  title: 'Shenzhen to Hong Kong, 5 kg',
  text: null,
  rows: [{ text: 'Standard', note: null, figure: '¥76.18', path: '/en/fee?by=standard' }],
  more: { label: 'See all options', path: '/en/fee' },
}

const context = (locale: LocaleId, query: string) =>
  aPageContext(locale, `/search?${query}`, {
    search: async (question, language) => search(question, language),
    briefly: async (text) => (text === answered ? brief : null),
  })

async function screen(locale: LocaleId, query = ''): Promise<string> {
  return renderToStaticMarkup(<SearchScreen data={await loadSearch(context(locale, query))} />)
}

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  )

describe.each(localeIds)('the search page in %s', (locale) => {
  const words = searchMessages(locale)

  it('asks with a plain form that keeps what was asked', async () => {
    const html = await screen(locale, 'q=%E5%86%B7%E9%93%BE')
    expect(html).toContain(`<form`)
    expect(html).toMatch(new RegExp(`action="${paths.search(locale)}" method="get"`))
    expect(html).toMatch(/<input [^>]*name="q"[^>]*value="冷链"/)
  })

  it('groups what it found, counts it and marks the words', async () => {
    const html = await screen(locale, 'q=%E5%86%B7%E9%93%BE')
    expect(headings(html, 1)).toEqual([words.title])
    expect(headings(html, 2).length).toBeGreaterThan(1)
    const [best, ...kinds] = headings(html, 2)
    expect(best).toBe(words.best)
    for (const kind of kinds) expect(Object.values(words.kinds)).toContain(kind)
    expect(html).toMatch(/role="status">[^<]*\d/)
    expect(html).toContain('<mark>')
    for (const list of html.split('<ol').slice(1)) {
      expect(list.split('<li').length - 1).toBeLessThanOrEqual(shownOfEach)
    }
  })

  it('shows one kind alone when its address says so, and all where there is none', async () => {
    const one = await screen(locale, 'q=cold+chain&kind=page')
    expect(headings(one, 2)).toEqual([words.kinds.page])
    const none = await screen(locale, 'q=cold+chain&kind=nothing')
    expect(headings(none, 2).length).toBeGreaterThan(1)
  })

  it('says where the results end, and only there', async () => {
    const { noMoreData } = wordMessages(locale)
    expect(await screen(locale, 'q=wms&kind=page')).toContain(noMoreData)
    expect(await screen(locale, 'q=%E5%86%B7%E9%93%BE')).not.toContain(noMoreData)
    expect(await screen(locale, 'q=purple+rhinoceros')).not.toContain(noMoreData)
  })

  it('says that it found nothing, and leads on', async () => {
    const html = await screen(locale, 'q=purple+rhinoceros')
    expect(headings(html, 2)[0]).toContain('purple rhinoceros')
    expect(html).toContain(`href="${paths.help(locale)}"`)
    expect(html).toContain(`href="${paths.track(locale)}"`)
  })

  it('offers to track a number instead of searching for it', async () => {
    const html = await screen(locale, 'q=HY660120260038')
    expect(headings(html, 2)[0]).toBe(words.tracking.title)
    expect(html).toContain(`href="${paths.track(locale, ['HY660120260038'])}"`)
    expect(html).not.toContain(words.nothing.text)
  })

  it('says what a tool answers, before what the search found', async () => {
    const html = await screen(locale, `q=${encodeURIComponent(answered)}`)
    expect(html).toMatch(/<h2[^>]*>Shenzhen to Hong Kong, 5 kg<\/h2>/)
    expect(html).toMatch(/<a href="\/en\/fee\?by=standard"[^>]*>.*?¥76\.18/s)
  })

  it('asks for a price in place where the quote answers best, and only there', async () => {
    const html = await screen(locale, 'q=%E8%BF%90%E8%B4%B9')
    expect(headings(html, 2)[0]).toBe(words.price.title)
    expect(html).toMatch(new RegExp(`action="${paths.fee(locale)}" method="get"`))
    expect([...html.matchAll(/name="(from|to|kg|n|box)"/g)]).toHaveLength(5)
    expect(html).not.toContain(`href="${paths.signIn(locale)}"`)
    expect(await screen(locale, 'q=%E5%86%B7%E9%93%BE')).not.toContain(words.price.title)
  })

  it('escapes what was asked', async () => {
    const html = await screen(locale, `q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(html).not.toContain('<script')
  })

  it('suggests only questions that find something', () => {
    for (const term of words.popular.terms) {
      expect(search({ query: term, take: { all: 1 } }, locale).total, term).toBeGreaterThan(0)
    }
  })

  it('keeps results out of search engines, but not the page itself', async () => {
    expect(searchHead(await loadSearch(context(locale, ''))).robots).toBeUndefined()
    const head = searchHead(await loadSearch(context(locale, 'q=wms')))
    expect(head.robots).toBe('noindex')
    expect(head.title).toContain('wms')
  })
})

it('has a name for every kind', () => {
  for (const locale of localeIds) {
    expect(Object.keys(searchMessages(locale).kinds).sort()).toEqual([...searchKinds].sort())
  }
})
