import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listItems } from '../../../blocks/latest/list-items.ts'
import { type ListQuery, wholeList } from './list-query.ts'
import { itemsPerPage, selectList } from './select-list.ts'

const now = Date.parse('2026-11-21T04:00:00Z')
const items = listItems('news', 'zh-CN', now)
const question = fc.record<ListQuery>({
  sort: fc.constantFrom('latest', 'popular'),
  year: fc.constantFrom(null, '2024', '2025', '2026'),
  category: fc.constantFrom(null, 'network', 'people'),
  brand: fc.constantFrom(null, 'air'),
  page: fc.integer({ min: 1, max: 9 }),
})
const readings = fc.dictionary(
  fc.constantFrom(...items.map(({ path }) => path)),
  fc.integer({ min: 0, max: 1000 }),
)

test('walking the pages shows every fitting item once', () => {
  fc.assert(
    fc.property(question, readings, (asked, counts) => {
      const views = new Map(Object.entries(counts))
      const { pages, total } = selectList(items, asked, views)
      const walked = Array.from({ length: pages }, (_, index) =>
        selectList(items, { ...asked, page: index + 1 }, views).items.map(({ id }) => id),
      )
      expect(walked.flat()).toHaveLength(total)
      expect(new Set(walked.flat()).size).toBe(total)
      for (const page of walked.slice(0, -1)) expect(page).toHaveLength(itemsPerPage)
    }),
  )
})

test('the most read stand first, of equals the newer', () => {
  fc.assert(
    fc.property(readings, (counts) => {
      const views = new Map(Object.entries(counts))
      const { items: first } = selectList(items, { ...wholeList, sort: 'popular' }, views)
      const order = first.map(({ path, date }) => [views.get(path) ?? 0, date] as const)
      for (const [index, [seen, date]] of order.entries()) {
        const [before, beforeDate] = order[index - 1] ?? [Number.POSITIVE_INFINITY, '']
        expect(before).toBeGreaterThanOrEqual(seen)
        if (before === seen) expect(beforeDate >= date).toBe(true)
      }
    }),
  )
})

test('a choice says how many items it leads to', () => {
  const { categories } = selectList(items, { ...wholeList, year: '2026' }, new Map())
  for (const { value, count } of categories) {
    expect(selectList(items, { ...wholeList, year: '2026', category: value }, new Map()).total).toBe(count)
  }
})

test('a page past the end is the last one', () => {
  const { page, pages } = selectList(items, { ...wholeList, page: 500 }, new Map())
  expect(page).toBe(pages)
})

test('notices that are over stand after those that are not, each newest first', () => {
  const notices = listItems('notice', 'zh-CN', now)
  const { items: shown } = selectList(notices, wholeList, new Map())
  const over = shown.map(({ state }) => state === 'over')
  expect(over).toContain(false)
  expect(over.lastIndexOf(false)).toBeLessThan(over.includes(true) ? over.indexOf(true) : over.length)
  const current = shown.filter(({ state }) => state !== 'over').map(({ date }) => date)
  expect(current).toEqual(current.toSorted().toReversed())
})
