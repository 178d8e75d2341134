import { expect, it } from 'vitest'
import { holdUnits } from './hold-units.ts'

const shown = (text: string): string => holdUnits(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '⁀')

it.each([
  ['500–1,000 元 2 元/票', '500⁀–⁀1,000_元 2_元/⁀票'],
  ['2026 年 10 月 1 日起', '2026_年 10_月_1_日起'],
  ['60 × 40 × 50 cm and 6 kg each', '60 × 40 × 50_cm and 6_kg each'],
  ['1.44 m³. Above 10,000 m²', '1.44_m³. Above 10,000_m²'],
  ['at 35 °C for 24 h, ¥1.2 million', 'at 35_°C for 24_h, ¥1.2_million'],
])('%s holds its figures', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

it.each([
  '5 to 10 masks',
  '周一–周五',
  '24 hours a day',
  'in 2026 many asked',
  'ISO 9001, page 3',
  '12 tonnes',
  '货 3',
])('%s may break anywhere', (text) => {
  expect(holdUnits(text)).toBe(text)
})

it('changes nothing but the kind of space, and adds nothing that is seen', () => {
  const text = '20 公斤到 3 吨以上都接，5 m³ or 1 t: 10 分钟，40 元/人时'
  expect(holdUnits(text).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(text)
  expect(holdUnits(holdUnits(text))).toBe(holdUnits(text))
})
