import { prohibitedMessages } from '@hongyan/content'
import {
  type TransportMode,
  transportModes,
  type VerdictWithTerms,
} from '@hongyan/domain/prohibited/vocabulary'
import { fill, type LocaleId, localeIds } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { aPageContext } from '../../../testing/a-page-context.ts'
import { createItemAnswers } from '../create-item-answers.ts'
import { loadProhibited, prohibitedHead } from '../load.ts'
import { readAmounts } from '../read-amounts.ts'
import { ProhibitedScreen } from './page.tsx'

const items = createItemAnswers(() => Date.UTC(2026, 10, 21))

const context = (locale: LocaleId, query: string) =>
  aPageContext(locale, `/prohibited?${query}`, {
    items: { ...items, answer: async (question, language) => items.answer(question, language) },
  })

async function screen(locale: LocaleId, query = ''): Promise<string> {
  return renderToStaticMarkup(<ProhibitedScreen data={await loadProhibited(context(locale, query))} />)
}

const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))].map(([, inner = '']) => inner)

describe.each(localeIds)('the page in %s', (locale) => {
  const words = prohibitedMessages(locale)
  const said = (verdict: VerdictWithTerms, mode: TransportMode) =>
    fill(words.verdicts[verdict], { by: words.by[mode] })

  it('asks with a plain form that keeps what was asked', async () => {
    const html = await screen(locale, 'q=%E5%85%85%E7%94%B5%E5%AE%9D&mode=air')
    expect(html).toMatch(new RegExp(`action="${paths.prohibited(locale)}" method="get"`))
    expect(html).toMatch(/<input [^>]*name="q"[^>]*value="充电宝"/)
    expect(/<input [^>]*checked="" value="([a-z-]+)"/.exec(html)?.[1]).toBe('air')
  })

  it('answers first, in words, with reason, conditions, sources and every other way', async () => {
    const html = await screen(locale, 'item=power-bank&mode=air&v=3.7&mah=20000')
    expect(headings(html, 1)).toEqual([words.title])
    expect(headings(html, 2)).toEqual([said('freighter', 'air')])
    const answer = text(html)
    for (const part of [
      words.why,
      words.conditions,
      words.sources,
      words.guidance,
      'UN3480',
      '74',
      'UN 38.3',
    ])
      expect(answer).toContain(part)
    for (const mode of transportModes.filter((one) => one !== 'air'))
      expect(answer).toContain(words.modes[mode])
  })

  it('asks for a name when the form was sent without one, and only then', async () => {
    expect(await screen(locale, 'q=%20&mode=air')).toMatch(
      new RegExp(`role="alert"[^>]*>.*?${words.empty}</p>`),
    )
    for (const query of ['', 'mode=air', 'q=lighter'])
      expect(await screen(locale, query)).not.toContain('role="alert"')
  })

  it('says a plain no, and what to do', async () => {
    const html = await screen(locale, 'q=lighter')
    expect(headings(html, 2)).toEqual([said('no', 'express')])
    expect(text(html)).toContain(words.instead)
  })

  it('answers for the way that the question names, unless another was chosen', async () => {
    const ask = (question: string, mode: TransportMode) =>
      screen(locale, `q=${encodeURIComponent(question)}&mode=${mode}`)
    expect(headings(await ask('充电宝能空运吗', 'express'), 2)).toEqual([said('freighter', 'air')])
    expect(headings(await ask('power bank by air', 'express'), 2)).toEqual([said('freighter', 'air')])
    expect(headings(await ask('充電寶寄去國外', 'express'), 2)).toEqual([
      said('freighter', 'air-international'),
    ])
    expect(headings(await ask('充电宝能空运吗', 'rail'), 2)).toEqual([said('no', 'rail')])
  })

  it('adds what holds by plane where the ground is milder, and only there', async () => {
    const flown = said('freighter', 'air')
    expect(text(await screen(locale, 'item=power-bank&mode=express'))).toContain(flown)
    expect(text(await screen(locale, 'item=power-bank&mode=air')).split(flown)).toHaveLength(2)
    expect(text(await screen(locale, 'item=lighter'))).not.toContain(said('no', 'air'))
  })

  it('says that it does not know, and never yes', async () => {
    const html = await screen(locale, 'q=unobtainium')
    expect(headings(html, 2)).toEqual([words.verdicts.unknown])
    expect(text(html)).toContain(fill(words.unknown.text, { name: 'unobtainium' }))
    for (const verdict of ['yes', 'conditions'] as const) expect(html).not.toContain(said(verdict, 'express'))
  })

  it('offers what may be meant, each with its verdict', async () => {
    const html = await screen(locale, `q=${encodeURIComponent('带锂电池的玩具')}&mode=air`)
    expect(headings(html, 2)).toEqual([words.choices.title])
    expect(html).toContain(
      paths.mayBeSent(locale, { item: 'lithium-battery', mode: 'air' }).replace('&', '&amp;'),
    )
  })

  it('keeps a wrong amount and says what is wrong with it, by its field', async () => {
    const html = await screen(locale, 'item=power-bank&wh=plenty&v=3.7')
    const field = /<input [^>]*id="amount-wh"[^>]*>/.exec(html)?.[0]
    expect(field).toContain('value="plenty"')
    expect(field).toContain('aria-invalid="true" aria-describedby="amount-wh-problem"')
    expect(text(html)).toContain(words.measured.problems['not-a-number'])
    expect(text(html)).toContain(words.measured.problems['other-missing'])
  })

  it('escapes what was asked, and has no style of its own in the markup', async () => {
    const html = await screen(locale, `q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('style=')
  })

  it('lists both levels under headings before a question, for the chosen way', async () => {
    const html = await screen(locale, 'mode=rail')
    expect(headings(html, 2)).toEqual([words.popular, words.list.title])
    expect(headings(html, 3).slice(-2)).toEqual([words.list.byMode, words.list.byGroup])
    expect(headings(html, 4).length).toBeGreaterThan(20)
    expect(html).toContain(`href="${paths.itemList(locale, 'rail')}" aria-current="true"`)
    expect(text(html)).toContain(fill(words.list.lead, { mode: words.modes.rail }))
  })

  it('counts every way of travel, its bar as wide as its counts', async () => {
    const data = await loadProhibited(context(locale, 'mode=rail'))
    const html = await screen(locale, 'mode=rail')
    for (const mode of transportModes) {
      const own = html.split(`href="${paths.itemList(locale, mode)}"`)[1]?.split('</a>')[0] ?? ''
      const { no, yes } = data.counts[mode]
      const [first = 0] = [...own.matchAll(/width="([\d.]+)%"/g)].map(([, width]) => Number(width))
      expect(first).toBeCloseTo((no / data.list.count) * 100, 1)
      expect(text(own)).toContain(`${words.short.yes} ${yes}`)
    }
  })

  it('keeps answers out of search engines, and what was typed out of the title', async () => {
    const head = async (query: string) => prohibitedHead(await loadProhibited(context(locale, query)))
    expect((await head('')).robots).toBeUndefined()
    expect((await head('q=lighter')).robots).toBe('noindex')
    expect((await head('q=13800138000')).title).toBe(words.title)
  })
})

describe('amounts of an address', () => {
  const read = (query: string) => {
    const asked = new URLSearchParams(query)
    return readAmounts((field) => asked.get(field))
  }

  it('prefer watt-hours to volts and milliampere-hours', () => {
    expect(read('wh=99&v=12&mah=50000').measured).toEqual({ 'watt-hours': 99_000 })
    expect(read('v=12&mah=50000').measured).toEqual({ 'watt-hours': 600_000 })
  })

  it('say which half is missing, and nothing where there is nothing', () => {
    expect(read('v=12')).toEqual({ measured: {}, problems: { mah: 'other-missing' } })
    expect(read('mah=500')).toEqual({ measured: {}, problems: { v: 'other-missing' } })
    expect(read('v=x&mah=500').problems).toEqual({ v: 'not-a-number' })
    expect(read('v=3.7&mah=50,000')).toEqual({ measured: { 'watt-hours': 185_000 }, problems: {} })
    expect(read('v=3,7&mah=50 000mAh')).toEqual({ measured: { 'watt-hours': 185_000 }, problems: {} })
    // What may be 1.5 or 1,500 is asked about, and answered as the larger until then.
    expect(read('wh=1,500')).toEqual({ measured: { 'watt-hours': 1_500_000 }, problems: { wh: 'unclear' } })
    expect(read('')).toEqual({ measured: {}, problems: {} })
  })
})
