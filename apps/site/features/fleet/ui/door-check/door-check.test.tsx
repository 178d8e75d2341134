import { type BlockOf, loadingMessages, siteContent } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DoorCheck } from './door-check.tsx'

const words = loadingMessages('en-US')
const [narrow] = siteContent('en-US').fleet.aircraft
const main = narrow?.decks[0]

function aPiece(height: number, title = 'Crate'): BlockOf<'door-check'>['pieces'][number] {
  return { title, length: 900, width: 900, height, weight: 185, packing: 'upright' }
}

function show(pieces: BlockOf<'door-check'>['pieces'], locale: (typeof localeIds)[number] = 'en-US') {
  const block: BlockOf<'door-check'> = {
    kind: 'door-check',
    id: 'door',
    title: 'One door',
    lead: null,
    aircraft: narrow?.id ?? '',
    deck: main?.id ?? '',
    pieces,
  }
  return renderToStaticMarkup(<DoorCheck block={block} locale={locale} />)
}

describe('pieces before a door', () => {
  it('takes a piece up to the highest single piece and refuses the next millimetre', () => {
    const highest = main?.piece.height ?? 0
    expect(show([aPiece(highest)])).toContain(words.fits)
    expect(show([aPiece(highest)])).not.toContain(words.no)
    expect(show([aPiece(highest + 1)])).toContain(words.no)
  })

  it('paints what is too tall, exactly as much as is too tall', () => {
    const highest = main?.piece.height ?? 0
    const over = (html: string) => html.match(/class="[^"]*over[^"]*"[^>]*height="(\d+)"/)?.[1]
    expect(over(show([aPiece(highest + 120)]))).toBe('120')
    expect(over(show([aPiece(highest)]))).toBeUndefined()
  })

  it('draws the piece as wide and as tall as it stands, on the sill', () => {
    const [, box = ''] = show([aPiece(1000)]).match(/(<rect class="[^"]*piece[^>]*>)/) ?? []
    expect(box).toContain('y="-1000" width="900" height="1000"')
  })

  it('says every answer in words and writes no style attribute', () => {
    for (const locale of localeIds) {
      const html = show([aPiece(1000), aPiece(2500, 'Tall')], locale)
      expect(html).toContain(loadingMessages(locale).fits)
      expect(html).toContain(loadingMessages(locale).no)
      expect(html).not.toContain('style=')
    }
  })

  it('is not there for an aircraft the fleet does not have', () => {
    const block = {
      kind: 'door-check',
      id: 'door',
      title: 'x',
      lead: null,
      deck: 'main',
      pieces: [],
    } as const
    expect(
      renderToStaticMarkup(<DoorCheck block={{ ...block, aircraft: 'none', pieces: [] }} locale="en-US" />),
    ).toBe('')
  })
})
