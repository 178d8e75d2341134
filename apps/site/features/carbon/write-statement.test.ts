import { inflateSync } from 'node:zlib'
import { carbonMessages, wordMessages } from '@hongyan/content'
import { findFootprint } from '@hongyan/domain/carbon/find-footprint'
import type { CarbonResult } from '@hongyan/domain/carbon/footprint'
import { readLink } from '@hongyan/domain/carbon/read-link'
import { listPlaces } from '@hongyan/domain/places/find-place'
import { type LocaleId, localeIds, pathFor } from '@hongyan/locales'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { statementFont, writeStatement } from './write-statement.ts'

const origin = 'https://www.hongyan.example'

function resultOf(query: string): CarbonResult {
  const question = readLink(new URLSearchParams(query))
  if (question.kind !== 'shipment') throw new Error(question.kind)
  const answer = findFootprint(question.shipment, question.set)
  if (answer.kind !== 'result') throw new Error(answer.kind)
  return answer.result
}

/** The links of a document, which are not compressed away. */
function linksOf(bytes: Buffer): readonly string[] {
  return [...bytes.toString('latin1').matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address)
}

/** The drawing instructions of every page. */
function drawingOf(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)[^>]*\/FlateDecode\s*>>\s*stream\n/g)]
    .map((match) => {
      const start = match.index + match[0].length
      return inflateSync(bytes.subarray(start, start + Number(match[1]))).toString('latin1')
    })
    .join('\n')
}

describe.each(localeIds)('the statement in %s', (locale: LocaleId) => {
  const query = 'from=110100&to=310100&w=10&mode=road&set=2025-11'

  it('has the same bytes for the same link, and bears the day of its factors alone', async () => {
    const once = await writeStatement(locale, resultOf(query), origin)
    const again = await writeStatement(locale, resultOf(query), origin)
    expect(once.equals(again)).toBe(true)
    expect(once.subarray(0, 5).toString()).toBe('%PDF-')
    expect(once.toString('latin1')).toContain('D:20251103')
    expect(once.toString('latin1')).not.toContain(`D:${new Date().getFullYear()}1121`)
    expect(drawingOf(once).length).toBeGreaterThan(2000)
  })

  it('is another one for other factors, another weight or another language, and links to itself', async () => {
    const one = await writeStatement(locale, resultOf(query), origin)
    for (const other of [query.replace('2025-11', '2026-10'), query.replace('w=10', 'w=11')]) {
      expect((await writeStatement(locale, resultOf(other), origin)).equals(one)).toBe(false)
    }
    expect(linksOf(one)).toEqual([`${origin}${pathFor(locale, '/carbon')}?${query}`])
  })

  it('fits every mode on its pages, with vans on grid power and effects at altitude', async () => {
    for (const mode of ['rail', 'air', 'sea']) {
      const result = resultOf(`from=110100&to=310100&w=0.001&mode=${mode}&van=electric`)
      const bytes = await writeStatement(locale, result, origin)
      expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4)
    }
  })
})

it('the typeface holds every character a statement can hold', () => {
  const document = new PDFDocument({ autoFirstPage: false }).font(statementFont)
  const face = (document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
    ._font
  const texts = localeIds.flatMap((locale) => [
    JSON.stringify(carbonMessages(locale)),
    wordMessages(locale).brand,
    ...listPlaces().map(({ name }) => name[locale]),
    '0123456789,.·×→−()/',
  ])
  // These two are replaced where they are set.
  const held = [...new Set(texts.join('').replaceAll(/[₂’]/g, ''))]
  expect(held.filter((sign) => !face.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual([])
})
