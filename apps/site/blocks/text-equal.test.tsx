import { type BlockOf, collection, siteContent } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Comparison } from './comparison/comparison.tsx'
import { Compartments } from './compartments/compartments.tsx'
import { Curve } from './curve/curve.tsx'
import { DataMatrix } from './data-matrix/data-matrix.tsx'
import { Shares } from './shares/shares.tsx'
import { Timetable } from './timetable/timetable.tsx'

/** What a reader hears: everything outside drawings that are hidden from them. */
function heard(node: ReactNode): string {
  let text = renderToStaticMarkup(node)
  // Drawings stand in one another: the innermost go first.
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/<svg[^>]*aria-hidden="true"[^>]*>(?:(?!<svg)[\s\S])*?<\/svg>/g, '')
  }
  return text
}

const pages = localeIds.flatMap((locale) =>
  [...collection('page', locale).values()].flatMap(({ path, blocks }) =>
    blocks.map((block) => ({ locale, path, block })),
  ),
)

function blocksOf<Kind extends 'comparison' | 'curve' | 'data-matrix' | 'shares'>(kind: Kind) {
  return pages.flatMap(({ locale, block }) =>
    block.kind === kind ? [{ locale, block: block as BlockOf<Kind> }] : [],
  )
}

describe('drawn pictures', () => {
  it('write no style attributes, which the policy of the site would refuse', () => {
    for (const { locale, block } of blocksOf('curve')) {
      expect(renderToStaticMarkup(<Curve block={block} locale={locale} />)).not.toContain(' style=')
    }
  })

  it('say both values of a comparison', () => {
    for (const { locale, block } of blocksOf('comparison')) {
      const text = heard(<Comparison block={block} locale={locale} />)
      expect(text.match(/role="img"/g)).toHaveLength(block.items.length * 2)
    }
  })

  it('list every reading of a curve', () => {
    for (const { locale, block } of blocksOf('curve')) {
      const text = heard(<Curve block={block} locale={locale} />)
      const named = block.points.filter(({ label }) => label !== null).length
      expect(text.match(/<li>/g)).toHaveLength(block.points.length + named)
    }
  })

  it('give every dot of a matrix its word', () => {
    for (const { locale, block } of blocksOf('data-matrix')) {
      const text = heard(<DataMatrix block={block} locale={locale} />)
      expect(text.match(/class="visually-hidden"/g)).toHaveLength(block.rows.length * block.parties.length)
    }
  })

  it('have every share as a number in a table', () => {
    for (const { locale, block } of blocksOf('shares')) {
      const text = heard(<Shares block={block} locale={locale} />)
      expect(text.match(/data-label=/g)).toHaveLength(block.rows.length * block.parts.length)
    }
  })

  it('tell departure and arrival of a flight', () => {
    const flight = {
      number: 'HY9801',
      from: 'Wuhan',
      to: 'Frankfurt',
      departs: '21:40',
      arrives: '02:30',
      days: [1, 4],
      aircraft: 'wide-freighter',
    }
    const block = {
      kind: 'timetable' as const,
      id: 'flights',
      title: 'Flights',
      lead: null,
      flights: [flight],
      note: 'Sample',
    }
    expect(heard(<Timetable block={block} locale="en-US" />)).toContain('aria-label="21:40 – 02:30 +1"')
  })

  it('offer every group of positions as a choice, the first of each aircraft made', () => {
    const { aircraft } = siteContent('en-US').fleet
    const block = {
      kind: 'compartments' as const,
      id: 'fit',
      title: 'Fit',
      lead: null,
      aircraft: aircraft.map(({ id }) => id),
    }
    const text = heard(<Compartments block={block} locale="en-US" />)
    expect(text.match(/type="radio"[^>]*checked/g)).toHaveLength(aircraft.length + 1)
  })

  it('show nothing of an aircraft that is no longer in the fleet', () => {
    const block = { kind: 'compartments' as const, id: 'fit', title: 'Fit', lead: null, aircraft: ['gone'] }
    expect(renderToStaticMarkup(<Compartments block={block} locale="en-US" />)).toBe('')
  })
})
