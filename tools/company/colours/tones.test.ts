import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coloursSchema, nightSheet } from './colours-file.ts'
import { contrastOf, hexOf, oklchOf } from './oklch.ts'
import { tonesOf } from './tones.ts'

const ours = { signal: '#e1251b', ink: '#161b28' }

test('a colour is the same there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`
      expect(hexOf(oklchOf(hex))).toBe(hex)
    }),
  )
})

test('the tones that were chosen by eye are those that are derived', () => {
  const { signal, night, ink, wrong } = tonesOf(ours)
  expect(signal).toEqual({
    25: '#fffafa',
    50: '#fdeeeb',
    300: '#ff8a7f',
    400: '#ff5b4f',
    500: '#e1251b',
    600: '#c81e15',
    700: '#b91a12',
    900: '#3d211d',
    950: '#2a1e1b',
  })
  expect(ink).toEqual({ 200: '#c9ccd4', 300: '#a9aebb', 500: '#636977', 700: '#3f4656', 900: '#161b28' })
  expect(night).toEqual({ 500: '#e1251b', 600: '#c81e15' })
  expect(wrong).toBeNull()
  expect(nightSheet(ours)).not.toContain('@media')
})

/** Colours that `company.yaml` may say: of any hue and strength, as light as may be or darker. */
const allowed = fc
  .record({
    hue: fc.integer({ min: 0, max: 359 }),
    chroma: fc.double({ min: 0, max: 0.3, noNaN: true }),
    lightness: fc.double({ min: 0.1, max: 0.62, noNaN: true }),
  })
  .map(hexOf)
  .filter((signal) => coloursSchema.safeParse({ ...ours, signal }).success)

describe('a company of any colour', () => {
  const words = (text: string, grounds: readonly string[]) =>
    grounds
      .filter((ground) => contrastOf(text, ground) < 4.5)
      .map((ground) => `${text} on ${ground}: ${contrastOf(text, ground)}`)
  const marks = (mark: string, grounds: readonly string[]) =>
    grounds
      .filter((ground) => contrastOf(mark, ground) < 3)
      .map((ground) => `${mark} on ${ground}: ${contrastOf(mark, ground)}`)

  test('has words that can be read and marks that can be seen, by day and at night', () => {
    fc.assert(
      fc.property(allowed, (signal) => {
        const { signal: tone, night, wrong } = tonesOf({ ...ours, signal })
        for (const one of [tone, wrong ?? tone]) {
          expect(words(one[700], ['#ffffff', '#fbf6f2', '#f4ebe3', '#deeaf4', one[50], one[25]])).toEqual([])
          expect(words(one[300], ['#1c1a18', '#2f2b28', '#212e3a', one[900], one[950]])).toEqual([])
          expect(marks(one[400], ['#161b28', '#3d3833', '#121110'])).toEqual([])
        }
        for (const ground of [tone[500], tone[600], night[500], night[600]])
          expect(words('#ffffff', [ground])).toEqual([])
        expect(marks(night[500], ['#1c1a18', '#252220'])).toEqual([])
        // Words in the colours of a page stand on its tints.
        expect(words('#161b28', [tone[50]])).toEqual([])
        expect(words('#f2ece5', [tone[900]])).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test('is told what is wrong in red, its own or that of the house', () => {
    const redOf = (signal: string) => tonesOf({ ...ours, signal }).wrong?.[500]
    expect(['#c01f2e', '#1257a8', '#0b7a4b', '#17181c'].map(redOf)).toEqual([
      undefined,
      '#d12c46',
      '#d12c46',
      '#d12c46',
    ])
  })
})

describe('what company.yaml may say', () => {
  const faults = (signal: unknown, ink: unknown = ours.ink) =>
    coloursSchema.safeParse({ signal, ink }).error?.issues.map(({ message }) => message) ?? []

  test('a light colour is refused with the nearest that will do', () => {
    const [fault = ''] = faults('#ffcc00')
    expect(fault).toBe(
      '#ffcc00 and white have 1.51 : 1, which is less than 4.5 : 1; the nearest that will do is "#917300"',
    )
    expect(faults('#917300')).toEqual([])
    expect(faults('#1257a8', '#5b6b88')[0]).toContain('less than 12 : 1')
  })

  test('signal and ink differ', () => {
    expect(faults('#0a2540')).toEqual([expect.stringContaining('look alike')])
    expect(faults('#000000', '#2b2f38')).toEqual([])
  })

  test('colours are written in one way, in capitals too', () => {
    expect(faults('#1257A8')).toEqual([])
    for (const given of ['red', '#f00', 'e1251b', '#e1251b80'])
      expect(faults(given)).toEqual(['must be a colour such as "#1a5fb4", in quotes'])
    expect(faults(undefined)).toEqual(['is missing'])
  })
})
