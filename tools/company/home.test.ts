import { locales } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { homeSchema, offsetOf } from './home.ts'

const faults = (home: unknown) =>
  homeSchema(locales)
    .safeParse(home)
    .error?.issues.map(({ message }) => message) ?? []

test('a zone that clocks know', () => {
  expect(faults({ zone: 'Asia/Shanghai', country: 'CN', currency: 'CNY' })).toEqual([])
  expect(faults({ zone: 'America/Argentina/Salta', country: 'US', currency: 'ARS' })).toEqual([])
})

test.each([
  [{ zone: 'Europe/Atlantis', country: 'DE', currency: 'EUR' }, 'is no zone that clocks know'],
  [
    { zone: '+08:00', country: 'DE', currency: 'EUR' },
    'must be the IANA name of a zone, such as Europe/Berlin',
  ],
  [{ country: 'DE', currency: 'EUR' }, 'is missing'],
  [{ zone: 'Europe/Berlin', currency: 'EUR' }, 'is missing'],
  [
    { zone: 'Europe/Rome', country: 'IT', currency: 'EUR' },
    'must be one of CN, HK, DE, US, for which there are packs',
  ],
])('%j is refused', (home, message) => {
  expect(faults(home)).toEqual([message])
})

test.each([
  [{ country: 'DE', region: 'DE-BE' }, []],
  [{ country: 'DE' }, []],
  [{ country: 'DE', region: 'BE' }, [expect.stringMatching(/^must be one of DE-BB, DE-BE, .*, DE-TH$/)]],
  [{ country: 'US', region: 'US-NY' }, ['is left out in US, whose days off are alike everywhere']],
])('%j has the faults %j', (home, messages) => {
  expect(faults({ zone: 'Europe/Berlin', currency: 'EUR', ...home })).toEqual(messages)
})

test('the point is the one that is said, else the middle of the first town of the country', () => {
  const home = { zone: 'Europe/Berlin', country: 'DE', currency: 'EUR' }
  const parse = (said: object) => homeSchema(locales).parse({ ...home, ...said }).point
  expect(parse({})).toEqual({ longitude: 13.405, latitude: 52.52 })
  expect(parse({ point: { longitude: '9.99', latitude: '53.55' } })).toEqual({
    longitude: 9.99,
    latitude: 53.55,
  })
  for (const point of [
    { longitude: '9.99' },
    { longitude: 'east', latitude: '53.55' },
    { longitude: '9.99', latitude: '90.1' },
    '9.99, 53.55',
  ])
    expect(faults({ ...home, point })).toEqual([expect.stringMatching(/^(?:must be|is missing)/)])
})

test('a day off is called as each language calls it, else in English, which is marked', () => {
  const japanese = { key: 'ja', intl: 'ja-JP', complete: false, derivation: null, fallback: 'en-US' } as const
  const home = { zone: 'Europe/Berlin', country: 'DE', currency: 'EUR' }
  const { holidayNames } = homeSchema({ ...locales, 'ja-JP': japanese }).parse(home)
  expect(holidayNames['german-unity']?.full).toEqual({
    'zh-CN': '德国统一日',
    ...whereWritten('zh-HK', (hk) => ({ [hk]: '德國統一日' })),
    'en-US': 'German Unity Day',
    'ja-JP': '\u2068German Unity Day\u2069',
  })
})

test('the offset of the winter in the north', () => {
  expect(['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'].map(offsetOf)).toEqual([
    '+08:00',
    '+01:00',
    '-05:00',
    '+05:30',
  ])
})
