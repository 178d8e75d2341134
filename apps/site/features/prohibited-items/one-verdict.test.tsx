import { prohibitedMessages } from '@hongyan/content'
import { type TransportMode, transportModes } from '@hongyan/domain/prohibited/vocabulary'
import { fill, localeIds } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { aPageContext } from '../../testing/a-page-context.ts'
import { briefItem } from './brief-item.ts'
import { buildSearchedBook, createItemAnswers } from './create-item-answers.ts'
import { loadProhibited } from './load.ts'
import { ProhibitedScreen } from './ui/page.tsx'

const now = Date.UTC(2026, 10, 21)
const made = createItemAnswers(() => now)
const items = {
  ...made,
  answer: async (...asked: Parameters<typeof made.answer>) => made.answer(...asked),
}
const book = buildSearchedBook(now)

const plain = (html: string) => html.replace(/<[^>]*>/g, '')

describe.each(localeIds)('every thing of the list in %s', (locale) => {
  const words = prohibitedMessages(locale)

  it.each([...book.items.values()].map(({ id }) => id))(
    '%s is said alike in tags, banner and box',
    async (id) => {
      // Its Chinese name means nothing else, in every language of the page.
      const name = book.items.get(id)?.name ?? ''
      const data = await loadProhibited(
        aPageContext(locale, `/prohibited?item=${id}&mode=express`, { items }),
      )
      const html = renderToStaticMarkup(<ProhibitedScreen data={data} />)
      const brief = await briefItem(items, name, locale)

      // One answer for each way, from the rule itself.
      const said = (mode: TransportMode) => {
        const item = book.items.get(id)
        const rule = book.rules.get(item?.rules[item.usual] ?? '')
        const verdict = rule?.verdicts[mode] ?? 'no'
        if (verdict === 'yes' && item?.measure !== null) return 'conditions'
        if (verdict !== 'agreement') return verdict
        const isFlown = mode === 'air' || mode === 'air-international'
        return rule?.terms === 'freighter' && !isFlown ? 'companies' : (rule?.terms ?? 'companies')
      }
      const sentence = (mode: TransportMode) => fill(words.verdicts[said(mode)], { by: words.by[mode] })

      expect(plain(/<h2 id="verdict">(.*?)<\/h2>/.exec(html)?.[1] ?? '')).toBe(sentence('express'))
      expect(brief.title).toContain(sentence('express'))
      const tags = /id="other-modes".*?<ul>(.*?)<\/ul>/s.exec(html)?.[1]?.split('</li>').map(plain) ?? []
      for (const [at, mode] of transportModes.filter((mode) => mode !== 'express').entries())
        expect(tags[at]).toBe(`${words.modes[mode]}${words.short[said(mode)]}`)
      expect(brief.rows.map(({ figure }) => figure)).toEqual(
        transportModes.map((mode) => words.short[said(mode)]),
      )
      // Whoever reads the answer for the road is told the stricter one by air, on the page and in the box.
      expect(plain(html).includes(sentence('air'))).toBe(brief.text?.includes(sentence('air')))
    },
  )
})
