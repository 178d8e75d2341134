import { expect, test } from 'vitest'
import { filtersOf, isFirst, isView, readListSearch, withFilters } from './list-search.ts'

const words = { en: '', zh: '' }
const filter = (key: string) => ({ key, kind: 'text', label: words })
const open = { group: 'open' }
const mine = { group: 'open', assignee: 'me' }
const list = {
  filters: [filter('group'), filter('assignee'), filter('text')],
  views: [
    { name: words, query: open },
    { name: words, query: mine },
  ],
}

test('an address that anybody wrote is read as texts, and what is none is left out', () => {
  const asked = { group: 'open', text: 138, assignee: null, row: 'EQ-1', more: { a: 1 }, flag: true }
  expect(readListSearch(asked)).toEqual({ group: 'open', text: '138', row: 'EQ-1', flag: 'true' })
})

test.each([
  ['says nothing of filters, the first view holds', { row: 'EQ-1' }, open],
  ['names filters, they hold alone', { text: '青禾', row: 'EQ-1' }, { text: '青禾' }],
  ['names an order, it holds', { group: 'all', sort: 'newest' }, { group: 'all', sort: 'newest' }],
  ['names what the list does not know, that is left out', { group: 'all', colour: 'red' }, { group: 'all' }],
])('where an address %s', (_, search, filters) => expect(filtersOf(list, search)).toEqual(filters))

test('a list without views has no filters of its own', () => {
  expect(filtersOf({ filters: list.filters, views: [] }, {})).toEqual({})
})

test.each([
  ['a change stands beside what held', {}, { assignee: 'me' }, mine],
  ['an open row is closed', { group: 'all', row: 'EQ-1' }, { text: 'x' }, { group: 'all', text: 'x' }],
  ['what is emptied leaves the address', { group: 'all', text: 'x' }, { text: '' }, { group: 'all' }],
  ['but stays where the first view would fill it again', {}, { group: '' }, { group: '' }],
])('%s', (_, search, change, next) => expect(withFilters(list, search, change)).toEqual(next))

test('a view is chosen where the filters are exactly its own, in whatever order', () => {
  expect(isView(open, { group: 'open', sort: 'newest', text: '' })).toBe(true)
  expect(isView(open, mine)).toBe(false)
  expect(isView({ ...open, sort: 'newest' }, open)).toBe(false)
  expect(isView({ ...open, sort: 'newest' }, { ...open, sort: 'newest' })).toBe(true)
  expect(isView(mine, open)).toBe(false)
  expect(isView(mine, mine)).toBe(true)
})

test('a filter that the first view names always has a value', () => {
  expect([isFirst(list, 'group'), isFirst(list, 'assignee')]).toEqual([true, false])
})
