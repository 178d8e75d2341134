import { carbonMessages } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { askFootprint } from '../ask-footprint.ts'
import { arithmeticOf } from './arithmetic.ts'
import { change, exactKg, roundedKg } from './format-emission.ts'
import { basisWords, placeWords, stepWords } from './step-words.ts'
import { wayWords } from './way-words.ts'

function footprintOf(query: string) {
  const { answer } = askFootprint(new URLSearchParams(query))
  if (answer?.kind !== 'result') throw new Error(answer?.kind)
  return answer.result.footprint
}

test('three figures where they are read, every digit where they are checked', () => {
  expect(
    [1_084_540, 24_000, 57_200, 1_230_400_000, 99_949_000, 3].map((mg) => roundedKg('en-US', mg)),
  ).toEqual(['1.08', '0.0240', '0.0572', '1,230', '99.9', '0.000003'])
  expect([1_084_540, 24_000, 3].map((mg) => exactKg('en-US', mg))).toEqual(['1.08454', '0.024', '0.000003'])
  expect([
    change('en-US', 100, 103),
    change('en-US', 100, 96),
    change('en-US', 5, 5),
    change('en-US', 0, 5),
  ]).toEqual(['+3.0%', '-4.0%', '0.0%', '0.0%'])
})

test('the arithmetic, done by hand, gives the result that is shown', () => {
  for (const query of [
    'from=110100&to=310100&w=10&main=1213',
    'from=510100&to=GBLON&w=35.5&mode=air&van=electric',
    'from=330200&to=USLAX&w=800&mode=sea',
  ]) {
    const { steps, shipment } = footprintOf(query)
    for (const step of steps) {
      for (const column of ['china', 'international'] as const) {
        const { terms, result, split } = arithmeticOf('en-US', shipment, step, column)
        const product = terms
          .map((term) => Number(term.replaceAll(',', '').split(' ')[0]))
          .reduce((a, b) => a * b)
        expect(Math.abs(product - Number.parseFloat(result.replaceAll(',', '')))).toBeLessThan(0.000_001_1)
        if (!split) continue
        const [wtt, ttw] = [split.wtt, split.ttw].map((text) => Number.parseFloat(text.replaceAll(',', '')))
        expect((wtt ?? 0) + (ttw ?? 0)).toBeCloseTo(Number.parseFloat(result.replaceAll(',', '')), 9)
      }
    }
  }
})

test('the terms carry their units', () => {
  const { steps, shipment } = footprintOf('from=510100&to=510100&w=10&van=electric')
  const [van, handling] = steps
  if (!van || !handling) throw new Error('two steps')
  expect(arithmeticOf('zh-CN', shipment, van, 'china')).toEqual({
    terms: ['0.01 t', '20 km', '0.44 kWh/tkm', '0.1564 kg/kWh'],
    result: '0.013763 kg',
    split: null,
  })
  expect(arithmeticOf('zh-CN', shipment, handling, 'china').terms).toEqual(['0.01 t', '1.2 kg/t'])
})

test.each(localeIds)('steps, distances and places are said in words in %s', (locale) => {
  const words = carbonMessages(locale)
  for (const mode of ['road', 'rail', 'air', 'sea']) {
    const { steps, shipment } = footprintOf(`from=330100&to=350200&w=1&mode=${mode}`)
    expect(wayWords(locale, shipment)).not.toMatch(/[{}]|330100/)
    for (const step of steps) {
      const { name, where, carrier } = stepWords(locale, words, step)
      expect(`${name} ${where} ${carrier}`).not.toMatch(/[{}]|\d{6}|undefined/)
      expect(basisWords(locale, words, step)).not.toMatch(/[{}]|undefined/)
      for (const column of ['china', 'international'] as const) {
        const { id, place } = step[column].factor
        expect(Object.keys(words.factors)).toContain(id)
        expect(placeWords(words, place)).toContain(place)
      }
    }
  }
  expect(placeWords(words, 'E.0.1')).not.toBe('E.0.1')
  expect(placeWords(words, 'Freighting goods')).toBe('Freighting goods')
})
