import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount, wattHours } from './amounts.ts'
import { bandOf, bandsOf, bandText } from './bands.ts'
import { type JudgedItem, type JudgedRule, judgeItem } from './judge-item.ts'
import { measures, type TransportMode, transportModes, type Verdict, verdicts } from './vocabulary.ts'

const verdict = fc.constantFrom(...verdicts)
const mode = fc.constantFrom(...transportModes)
const amount = fc.option(fc.nat({ max: 400_000 }), { nil: null })

function ruleOf(id: string, all: Verdict): JudgedRule {
  return {
    id,
    verdicts: Object.fromEntries(transportModes.map((one) => [one, all])) as Record<TransportMode, Verdict>,
  }
}

describe('an amount', () => {
  it.each([
    ['100', 100_000],
    ['3.7', 3700],
    ['３．７', 3700],
    ['3,85', 3850],
    [' 20000 ', 20_000_000],
    ['0.0001', 1],
    ['100.0001', 100_001],
    ['0', 0],
  ])('%s is read', (text, read) => {
    expect(readAmount(text, 'wh')).toBe(read)
  })

  it.each([
    ['', null],
    ['   ', null],
    ['-5', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['up to 20', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1000001', 'too-large'],
    ['1,500', 'unclear'],
  ])('%j is not', (text, problem) => {
    expect(readAmount(text, 'wh')).toBe(problem)
  })
})

describe('an amount of a field', () => {
  it.each([
    ['50,000', 'mah', 50_000_000],
    ['50 000mAh', 'mah', 50_000_000],
    ['20Ah', 'mah', 20_000_000],
    ['2万', 'mah', 20_000_000],
    ['3,7V', 'v', 3700],
    ['3,700', 'v', 'unclear'],
    ['0.185kWh', 'wh', 185_000],
    ['53,5度', 'vol', 53_500],
    ['500g', 'kg', 500],
    ['1,200', 'mm', 1_200_000],
    ['12cm', 'mm', 120_000],
  ] as const)('%s in %s', (text, field, read) => expect(readAmount(text, field)).toBe(read))
})

describe('watt-hours', () => {
  it.each([
    ['3.7', '20000', 74_000],
    ['5', '20000', 100_000],
    ['3.7', '27027', 99_999.9],
    ['3.85', '26000', 100_100],
    ['11.1', '14414', 159_995.4],
    ['36', '10000', 360_000],
  ])('%s V × %s mAh', (volts, capacity, expected) => {
    expect(wattHours(readAmount(volts, 'v') as number, readAmount(capacity, 'mah') as number)).toBe(
      Math.ceil(expected),
    )
  })

  it('never rounds below what it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000_000 }), (volts, capacity) => {
        const rated = wattHours(volts, capacity)
        expect(BigInt(rated) * 1_000_000n >= BigInt(volts) * BigInt(capacity)).toBe(true)
        expect((BigInt(rated) - 1n) * 1_000_000n < BigInt(volts) * BigInt(capacity)).toBe(true)
      }),
    )
  })
})

describe('bands', () => {
  it.each([
    [0, 0],
    [99_999, 0],
    [100_000, 0],
    [100_001, 1],
    [160_000, 1],
    [160_001, 2],
  ])('%i thousandths of a watt-hour are in band %i', (rated, band) => {
    expect(bandOf('watt-hours', rated)).toBe(band)
  })

  it('are ordered, leave no gap, and are told with their ends', () => {
    for (const measure of measures) {
      const bands = bandsOf(measure)
      expect(bands[0]?.over).toBeNull()
      expect(bands.at(-1)?.upTo).toBeNull()
      for (const [index, band] of bands.slice(1).entries()) expect(band.over).toBe(bands[index]?.upTo)
    }
    expect(bandsOf('watt-hours').map(bandText)).toEqual(['≤ 100', '100–160', '> 160'])
  })

  it('never sink as the amount grows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...measures), fc.nat(), fc.nat(), (measure, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(bandOf(measure, less)).toBeLessThanOrEqual(bandOf(measure, more))
      }),
    )
  })
})

describe('judging', () => {
  const rules = new Map(
    ['small', 'middle', 'large'].map((id, at) => [id, ruleOf(id, verdicts[at + 1] ?? 'no')]),
  )
  const battery: JudgedItem = { rules: ['small', 'middle', 'large'], measure: 'watt-hours', usual: 0 }

  it('goes by the amount where there is one, and says when it assumed', () => {
    expect(judgeItem(battery, rules, { mode: 'air', amount: 160_000 })).toMatchObject({
      verdict: 'agreement',
      band: 1,
      assumed: false,
    })
    expect(judgeItem(battery, rules, { mode: 'air', amount: null })).toMatchObject({
      verdict: 'conditions',
      band: 0,
      assumed: true,
    })
  })

  it('never allows what has no rule, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 4 }),
        fc.option(fc.constantFrom(...measures), { nil: null }),
        fc.nat({ max: 4 }),
        mode,
        amount,
        (names, measure, usual, way, much) => {
          const known = new Map(rules)
          const judged = judgeItem({ rules: names, measure, usual }, known, { mode: way, amount: much })
          if (names.every((name) => !known.has(name))) expect(judged).toBeNull()
        },
      ),
    )
  })

  it('never allows by a rule of another band, and never simply on an assumption', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...measures),
        fc.array(verdict, { minLength: 1, maxLength: 3 }),
        fc.nat({ max: 2 }),
        mode,
        amount,
        (measure, all, usual, way, much) => {
          const table = new Map(all.map((one, at) => [`${at}`, ruleOf(`${at}`, one)]))
          const thing: JudgedItem = { rules: [...table.keys()], measure, usual }
          const judged = judgeItem(thing, table, { mode: way, amount: much })
          if (all.length !== bandsOf(measure).length) expect(judged).toBeNull()
          else if (much === null) expect(judged?.verdict).not.toBe('yes')
          else expect(judged?.verdict).toBe(all[bandOf(measure, much)])
        },
      ),
    )
  })
})
