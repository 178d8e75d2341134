import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTerm } from './read-term.ts'

describe('a searched term', () => {
  it.each([
    ['  Reefer   CONTAINER ', 'reefer container'],
    ['ＲＦＩＤ', 'rfid'],
    ['24 小时达', '24 小时达'],
    ['gsp 2026', 'gsp 2026'],
  ])('%s is counted as %s', (text, term) => {
    expect(readTerm(text)).toBe(term)
  })

  it.each([
    '13800138000',
    '138 0013 8000',
    '138-0013-8000',
    '1３８0０',
    'HY260011847203',
    'me@hongyan.example',
    'me＠hongyan.example',
    '',
    '  ',
    '长'.repeat(41),
  ])('%s is not kept', (text) => {
    expect(readTerm(text)).toBeNull()
  })

  it('never keeps five digits that only marks part, whatever stands around them', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 5, maxLength: 18 })
    const part = fc.constantFrom('', ' ', '-', '.', ' - ', '/', '（')
    fc.assert(
      fc.property(
        digits,
        part,
        fc.string({ maxLength: 10 }),
        fc.string({ maxLength: 10 }),
        (all, mark, one, two) => {
          expect(readTerm(`${one}${all.join(mark)}${two}`)).toBeNull()
        },
      ),
    )
  })

  it('counts a counted term as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const term = readTerm(text)
        if (term !== null) expect(readTerm(term)).toBe(term)
      }),
    )
  })
})
