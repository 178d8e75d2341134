import { existsSync, readFileSync } from 'node:fs'
import { paperEditions, siteContent } from '@hongyan/content'
import { isDerived, localeIds } from '@hongyan/locales'
import { toTraditional } from '@hongyan/locales/traditional'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { headingPages, pageCount } from './heading-pages.ts'
import { litresPer100, meanKinetic, waiting, warmed, yearlyCost } from './models.ts'
import type { PaperText, Sum } from './paper-text.ts'
import { sealDates } from './seal-dates.ts'
import { worked } from './worked.ts'

const written = Object.entries(catalogue).flatMap(([id, languages]) =>
  Object.entries(languages).map(([locale, text]) => ({ name: `${id} ${locale}`, text })),
)

function sumsOf(text: PaperText): readonly Sum[] {
  return text.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'sums' ? block.rows : [])),
  )
}

describe('the texts', () => {
  test.each(written)('every line of arithmetic in $name comes out as it says', ({ text }) => {
    const sums = sumsOf(text)
    expect(sums.length).toBeGreaterThan(5)
    for (const { sum, is } of sums) {
      const said = Number(is.replaceAll(',', ''))
      const lastDigit = 10 ** -(is.split('.')[1]?.length ?? 0)
      expect(Math.abs(worked(sum) - said), `${sum} = ${is}`).toBeLessThanOrEqual(lastDigit * 0.5001)
    }
  })

  test.each(Object.keys(catalogue))(
    '%s says the same sums and draws the same pictures in both languages',
    (id) => {
      const numbers = (text: PaperText) => sumsOf(text).map(({ sum, is }) => `${sum} = ${is}`)
      const shape = (text: PaperText) => text.sections.map(({ blocks }) => blocks.map(({ kind }) => kind))
      const paper = catalogue[id]
      expect(paper && numbers(paper['en-US'])).toEqual(paper && numbers(paper['zh-CN']))
      expect(paper && shape(paper['en-US'])).toEqual(paper && shape(paper['zh-CN']))
    },
  )

  test.each(written)(
    'tables of $name have a cell for every column, and bold words are closed',
    ({ text }) => {
      for (const block of text.sections.flatMap(({ blocks }) => blocks)) {
        if (block.kind === 'table')
          for (const row of block.rows) expect(row).toHaveLength(block.columns.length)
        expect(JSON.stringify(block).split('**').length % 2).toBe(1)
      }
    },
  )

  test('curves that are drawn are the formulas that are shown', () => {
    expect(warmed(5, 30, 120, 0)).toBe(5)
    expect(warmed(5, 30, 120, 15)).toBeCloseTo(7.94, 2)
    expect(warmed(5, 30, 120, 20)).toBeCloseTo(8.84, 2)
    const readings = [...Array.from({ length: 34 }, () => 5), 15, 15]
    expect(meanKinetic(readings)).toBeCloseTo(6.0, 1)
    expect([litresPer100(1), litresPer100(0.3)]).toEqual([1.2, expect.closeTo(3.07, 2)])
    expect([waiting(0.8), waiting(0.95)]).toEqual([expect.closeTo(4), expect.closeTo(19)])
    expect(yearlyCost(4, 120_000, 0)).toEqual([936_000, 105_600, 480_000])
    expect(yearlyCost(9, 0, 0.9)).toEqual([624_000, 158_400, 468_000])
  })
})

describe('the arithmetic of the test', () => {
  test.each([
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['1,200 ÷ 6 ÷ 2', 100],
    ['10 − 4 − 3', 3],
    ['√(9) × 2', 6],
    ['exp(0) + ln(1)', 1],
  ])('%s is %d', (sum, value) => expect(worked(sum)).toBeCloseTo(value, 9))

  test.each(['', '2 +', '2 ÷ (3', 'two', '2 2'])('"%s" is no sum', (sum) => {
    expect(() => worked(sum)).toThrow()
  })
})

describe('the files', () => {
  const files = Object.keys(catalogue).flatMap((id) => localeIds.map((locale) => ({ id, locale })))

  test('every paper of the shelf has a text, a place on the site and an edition in every language', () => {
    const listed = siteContent('zh-CN').papers.items.map(({ id }) => id)
    expect(listed.toSorted()).toEqual(Object.keys(catalogue).toSorted())
    expect(Object.keys(paperEditions).toSorted()).toEqual(Object.keys(catalogue).toSorted())
  })

  test.each(files)(
    '$id in $locale is tagged, named, of a fair length, and says where its chapters are',
    ({ id, locale }) => {
      const file = new URL(`../apps/site/papers/${id}.${locale}.pdf`, import.meta.url)
      expect(existsSync(file)).toBe(true)
      const pdf = readFileSync(file)
      const text = pdf.toString('latin1')
      const edition = paperEditions[id]?.[locale]
      expect(pdf.byteLength).toBeLessThanOrEqual(400 * 1024)
      expect(edition?.pages).toBe(pageCount(pdf))
      expect(edition?.pages).toBeGreaterThanOrEqual(6)
      expect(edition?.pages).toBeLessThanOrEqual(10)
      expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
      expect(text).toMatch(/\/Lang\s*\(/)
      expect(text).not.toContain('HeadlessChrome')

      const headings = headingPages(pdf)
      const source = catalogue[id]?.[locale === 'en-US' ? 'en-US' : 'zh-CN']
      const titles = source?.sections.map(({ title }) => (isDerived(locale) ? toTraditional(title) : title))
      expect(edition?.chapters.map(({ title }) => title)).toEqual(titles)
      for (const { title, page } of edition?.chapters ?? []) {
        expect(headings.find((heading) => heading.title.endsWith(title))?.page).toBe(page)
      }
    },
  )

  test('sealing keeps every position of a file', () => {
    const pdf = Buffer.from(
      "/Creator (Mozilla/5.0 \\(X11\\) HeadlessChrome/1)\n/CreationDate (D:20260101010203+00'00')",
    )
    const sealed = sealDates(pdf, '2026-11-16')
    expect(sealed.byteLength).toBe(pdf.byteLength)
    expect(sealed.toString()).toMatch(/\/Creator \(Hongyan Logistics\) +\n\/CreationDate \(D:20261116120000/)
  })
})
