import { describe, expect, test } from 'vitest'
import {
  alcoholUnits,
  capacityUnits,
  countUnits,
  lengthUnits,
  voltageUnits,
  weightUnits,
  yuanUnits,
} from './figure-units.ts'
import { type FigureRule, readFigure } from './read-figure.ts'

const kilograms: FigureRule = { places: 3, decimals: 3, units: weightUnits }
const centimetres: FigureRule = { places: 1, decimals: 1, rest: 'nearest', units: lengthUnits, most: 10_000 }
const yuan: FigureRule = { places: 2, decimals: 2, units: yuanUnits, most: 1_000_000_000 }
const count: FigureRule = { places: 0, decimals: 0, units: countUnits }
const milliampereHours: FigureRule = { places: 3, decimals: 0, rest: 'up', units: capacityUnits }
const volts: FigureRule = { places: 3, decimals: 3, rest: 'up', units: voltageUnits }

const read = (typed: string, rule: FigureRule) => {
  const reading = readFigure(typed, rule)
  return reading.kind === 'figure' ? reading.value : reading.kind
}

describe('weights in kilograms, as grams', () => {
  test.each([
    ['1,5', 1500],
    ['1.5', 1500],
    ['１．５', 1500],
    ['1，5', 1500],
    ['1。5', 1500],
    ['1｡5', 1500],
    ['٣٫٥', 3500],
    ['۱۲', 12_000],
    ['１２３', 123_000],
    ['0,500', 500],
    ['0.500', 500],
    ['.5', 500],
    ['5.', 5000],
    ['1.500', 1500],
    ['12.345', 12_345],
    ['1,234.5', 1_234_500],
    ['1.234,5', 1_234_500],
    ['1 234,5', 1_234_500],
    ["1'234.5", 1_234_500],
    ['1’234', 1_234_000],
    ['1\u00a0234', 1_234_000],
    ['1\u202f234', 1_234_000],
    ['1,234,567', 1_234_567_000],
    ['1.234.567', 1_234_567_000],
    ['1234,500', 1_234_500],
    ['5kg', 5000],
    ['5 KG', 5000],
    ['５ｋｇ', 5000],
    ['㎏', 'not-a-number'],
    ['5㎏', 5000],
    ['1,500g', 1500],
    ['500克', 500],
    ['3斤', 1500],
    ['1.5吨', 1_500_000],
    ['十五公斤', 15_000],
    ['五千克', 5000],
    ['两公斤', 2000],
    ['+5', 5000],
    ['५', 5000],
    ['5（公斤）', 5000],
    ['5KG.', 5000],
    ['半斤', 250],
    ['3公斤半', 3500],
    ['两斤半', 1250],
    ['3斤2两', 1600],
    ['三斤二两', 1600],
    ['5两', 250],
    ['3 kg 500 g', 3500],
    ['3公斤500克', 3500],
    ['1,5kg', 1500],
    ['十二点五公斤', 12_500],
    ['三点五', 3500],
    ['五百克', 500],
    ['5千', 'not-a-number'],
    ['5kg 5kg', 'not-a-number'],
    ['3kg左右', 'not-a-number'],
    ['约3', 'not-a-number'],
    ['3-5', 'not-a-number'],
    ['−3', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1/2', 'not-a-number'],
    ['30*20*10', 'not-a-number'],
  ])('%s', (typed, grams) => expect(read(typed, kilograms)).toBe(grams))

  test.each([
    ['1,500', '1500', '1.5'],
    ['75,000', '75000', '75'],
    ['1，500', '1500', '1.5'],
    ['1,500 kg', '1500 kg', '1.5 kg'],
    ['1,5000', '15000', '1.5'],
  ])('%s may be %s or %s', (typed, ...readings) => {
    expect(readFigure(typed, kilograms)).toEqual({ kind: 'unclear', readings })
    for (const one of readings) expect(readFigure(one, kilograms).kind).toBe('figure')
  })

  test.each([
    '1,5,3',
    '1,23,456',
    '1.2.3',
    '1,2.3',
    '1.2,3.4',
    '1 5',
    '4 . 2',
    '-5',
    '−5',
    '1e3',
    '1.5E+5',
    '10²',
    '①',
    '½',
    '5lb',
    '5磅',
    '5,',
    ',',
    '.',
    'kg',
    '五六',
    '三千五',
    '5~10',
    '5-10',
    '5kg 6kg',
    'abc',
    'Infinity',
    '0x10',
  ])('%s is no weight', (typed) => expect(read(typed, kilograms)).toBe('not-a-number'))

  test('nothing is nothing, and finer than a gram is said', () => {
    for (const typed of ['', ' ', '\u3000', '\u200b']) expect(read(typed, kilograms)).toBe('empty')
    expect(read('1.2345', kilograms)).toBe('too-fine')
    expect(read('0.5g', kilograms)).toBe('too-fine')
  })
})

describe('other fields', () => {
  test.each([
    ['1,500', yuan, 150_000],
    ['1,500.00', yuan, 150_000],
    ['1.500,00', yuan, 150_000],
    ['￥1,500', yuan, 150_000],
    ['¥ 88.5 元', yuan, 8850],
    ['RMB 200', yuan, 20_000],
    ['1,5', yuan, 150],
    ['99,90', yuan, 9990],
    ['1.5万', yuan, 1_500_000],
    ['1,5万元', yuan, 1_500_000],
    ['3千', yuan, 300_000],
    ['1.500', yuan, 'unclear'],
    ['1.005', yuan, 'unclear'],
    ['0.005', yuan, 'too-fine'],
    ['$100', yuan, 'not-a-number'],
    ['HK$100', yuan, 'not-a-number'],
    ['100 USD', yuan, 'not-a-number'],
    ['¥100角', yuan, 'not-a-number'],
    ['10,000', count, 10_000],
    ['1.000', count, 'unclear'],
    ['1,5', count, 'too-fine'],
    ['1,0000', count, 10_000],
    ['三百', count, 300],
    ['一千二百三十单', count, 1230],
    ['一万零五', count, 10_005],
    ['2万单', count, 20_000],
    ['300 pcs', count, 300],
    ['9'.repeat(40), count, Number.MAX_SAFE_INTEGER],
    ['50,000', milliampereHours, 50_000_000],
    ['50 000 mAh', milliampereHours, 50_000_000],
    ['20Ah', milliampereHours, 20_000_000],
    ['50.000', milliampereHours, 'unclear'],
    ['3,7', volts, 3700],
    ['3.7V', volts, 3700],
    ['3,700', volts, 'unclear'],
    ['30.48', centimetres, 305],
    ['30.480', centimetres, 305],
    ['1.2m', centimetres, 1200],
    ['300mm', centimetres, 300],
    ['53,5度', { places: 3, decimals: 3, units: alcoholUnits }, 53_500],
  ] as const)('%s', (typed, rule, value) => expect(read(typed, rule)).toBe(value))
})
