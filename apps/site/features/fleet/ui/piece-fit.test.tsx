import { loadingMessages } from '@hongyan/content'
import { fill, localeIds } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PieceFit } from './piece-fit.tsx'
import { nothingAsked, readPiece } from './read-piece.ts'

const read = (query: string) => readPiece(new URLSearchParams(query))

describe('a piece in an address', () => {
  it('is read in centimetres and kilograms, rounded up to whole millimetres', () => {
    expect(read('l=240.01&w=180&h=16,5&kg=500.5&n=3&tilt=1').piece).toEqual({
      length: 2401,
      width: 1800,
      height: 165,
      weight: 500_500,
      count: 3,
      tiltable: true,
    })
  })

  it('is one piece that stays upright unless it is said otherwise', () => {
    expect(read('l=1&w=1&h=1&kg=1').piece).toMatchObject({ count: 1, tiltable: false })
  })

  it('is nothing where nothing was asked', () => {
    expect(read('')).toBe(nothingAsked)
    expect(read('utm=x')).toBe(nothingAsked)
  })

  it.each([
    ['l=&w=1&h=1&kg=1', { l: 'needed' }],
    ['l=0&w=1&h=1&kg=1', { l: 'zero' }],
    ['l=x&w=-1&h=1&kg=1', { l: 'not-a-number', w: 'not-a-number' }],
    ['l=3000.1&w=1&h=1&kg=200001', { l: 'too-large', kg: 'too-large' }],
    ['l=1&w=1&h=1&kg=1&n=1.5', { n: 'whole' }],
    ['l=1&w=1&h=1&kg=1&n=10000', { n: 'too-large' }],
    ['l=1&w=1&h=1&kg=1,500&n=1,000', { kg: 'unclear' }],
  ])('%s is told field by field', (query, problems) => {
    const asked = read(query)
    expect(asked.problems).toEqual(problems)
    expect(asked.piece).toBeNull()
  })

  it('keeps what was typed', () => {
    expect(read('l=about+two&w=1&h=1&kg=1').typed.l).toBe('about two')
  })
})

describe.each(localeIds)('the tool in %s', (locale) => {
  const words = loadingMessages(locale)
  const show = (query: string) => renderToStaticMarkup(<PieceFit asked={read(query)} locale={locale} />)
  const outcomes = (html: string) =>
    [...html.matchAll(/<h3[^>]*>.*?data-outcome="(\w+)"/gs)].map(([, outcome]) => outcome)

  it('asks with a plain form before anything is known', () => {
    const html = show('')
    expect(html).toMatch(/<form [^>]*action="[^"]*\/air\/compartments#try" method="get"/)
    expect(outcomes(html)).toEqual([])
  })

  it('shows how to measure until there is an answer, with the names of the fields', () => {
    const measures = [words.fields.l, words.fields.w, words.fields.h]
    const drawn = (html: string) => [...html.matchAll(/<text [^>]*>([^<]+)<\/text>/g)].map(([, name]) => name)
    expect(drawn(show(''))).toEqual(measures)
    expect(drawn(show('l=&w=1&h=1&kg=1'))).toEqual(measures)
    expect(show('l=240&w=180&h=165&kg=500')).not.toContain('viewBox="-215')
  })

  it('answers for every aircraft, with the limit that fails', () => {
    const html = show('l=240&w=180&h=165&kg=500&n=3')
    expect(outcomes(html)).toEqual(['fits', 'fits', 'no'])
    for (const outcome of ['fits', 'no'] as const) expect(html).toContain(words[outcome])
    const limit = words.limits['piece-height'].split('{allowed}')[0] ?? ''
    expect(html).toContain(limit)
    expect(html).toContain(words.honest)
  })

  it('says when boards must spread the weight, and over how much', () => {
    const html = show('l=120&w=80&h=100&kg=2400')
    expect(outcomes(html)[0]).toBe('spread')
    expect(html).toContain(fill(words.spreadTo, { area: '2.46' }))
  })

  it('says when the whole is more than the aircraft carries', () => {
    expect(show('l=100&w=100&h=100&kg=1000&n=30')).toContain(words.payload.split('{total}')[0] ?? '')
  })

  it('draws to one scale in attributes, with nothing for a reader that the words do not say', () => {
    const html = show('l=550&w=90&h=120&kg=2000')
    expect(html).not.toContain('style=')
    const rows = [...html.matchAll(/<div class="[^"]*" aria-hidden="true">(.*?)<\/div>/gs)]
    expect(rows.length).toBe(3)
    for (const [, row = ''] of rows) {
      const scales = [
        ...row.matchAll(/width="([\d.]+)rem" height="[\d.]+rem" viewBox="\S+ \S+ ([\d.]+)/g),
      ].map(([, wide, millimetres]) => Number(wide) / Number(millimetres))
      expect(scales).toHaveLength(3)
      for (const scale of scales) expect(scale / (scales[0] ?? 1)).toBeCloseTo(1, 2)
    }
  })

  it('keeps wrong values and says what is wrong by each field', () => {
    const html = show('l=120&w=80&h=0&kg=x')
    expect(html).toContain('aria-describedby="piece-h-problem"')
    expect(html).toContain(words.problems.zero)
    expect(html).toContain(words.problems['not-a-number'])
    expect(outcomes(html)).toEqual([])
  })
})
