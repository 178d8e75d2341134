import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNumber, queryOf } from '../../../shell/parts/own-list/list-filters.ts'
import { filtersIn, pickedIn, readFilters } from './shown-orders.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('filters of orders', () => {
  it('come back from the address they are written into', () => {
    const query =
      'tab=waiting&product=air&from=2026-11-01&until=2026-11-30&after=0197a000-0000-7000-8000-000000000020&open=HO2026112304171&text=HO2026112304171&done=cancel'
    const { filters, done } = read(query)
    expect(queryOf(filters, done)).toBe(query)
  })

  it('say nothing where an address is rubbish', () => {
    const { filters, done } = read(
      'tab=x&product=rocket&from=2026-02-30&until=soon&after=1&text=%20&open=&done=y',
    )
    expect(Object.values(filters).filter(Boolean)).toEqual([])
    expect(done).toBeNull()
  })

  it('write no name and no phone into an address', () => {
    for (const text of ['欧阳样例', 'Robin Sample', '2468', '13900002468']) expect(queryOf({ text })).toBe('')
    expect(isNumber('HO2026112304171')).toBe(true)
  })

  it('can be read from anything', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), (fields) => {
        const filters = filtersIn((name) => fields[name])
        expect(read(queryOf(filters)).filters).toEqual({
          ...filters,
          text: isNumber(filters.text) ? filters.text : '',
        })
      }),
    )
  })
})

it('ticked orders are read by their numbers, no more than a page has', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`pick.HO${index}`, '1']))
  expect(pickedIn({ act: 'labels', ...many })).toHaveLength(20)
  expect(pickedIn({ act: 'labels', 'pick.HO7': '1' })).toEqual(['HO7'])
})
