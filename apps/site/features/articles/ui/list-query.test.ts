import { whereWritten } from '@hongyan/testing/where-written'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListQuery, listHref, readListQuery, wholeList } from './list-query.ts'

const question = fc.record<ListQuery>({
  sort: fc.constantFrom('latest', 'popular'),
  year: fc.constantFrom(null, '2023', '2026'),
  category: fc.constantFrom(null, 'network', 'weather', 'policy'),
  brand: fc.constantFrom(null, 'logistics', 'air'),
  page: fc.integer({ min: 1, max: 999 }),
})

test('an address says what was asked, and is read back the same', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { searchParams } = new URL(listHref('news', 'en-US', asked), 'https://hongyan.example')
      expect(readListQuery(searchParams)).toEqual(asked)
    }),
  )
})

test('rubbish asks for the whole list', () => {
  fc.assert(
    fc.property(fc.string(), (rubbish) => {
      const query = new URLSearchParams({
        sort: `x${rubbish}`,
        year: `${rubbish}x`,
        topic: `x${rubbish}`,
        brand: `x${rubbish}`,
        page: `x${rubbish}`,
      })
      expect(readListQuery(query)).toEqual(wholeList)
    }),
  )
})

test('each list has its own address in each language', () => {
  expect(listHref('news', 'zh-CN', wholeList)).toBe('/news')
  whereWritten('zh-HK', (hk) =>
    expect(listHref('trend', hk, { ...wholeList, page: 2 })).toBe('/hk/industry-dynamics?page=2'),
  )
  expect(listHref('air-notice', 'en-US', { ...wholeList, year: '2026' })).toBe('/en/air/notice?year=2026')
})
