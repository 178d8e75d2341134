import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import type { Waiting } from '../client/work.ts'
import { countIn, linesOf } from './lines.ts'

const nothing = { language: null, open: 0, late: 0, withinHour: 0, laterToday: 0, nextAt: null, mine: null }
const waiting = (matter: Waiting['matter'], of: Partial<Waiting>): Waiting => ({ ...nothing, matter, ...of })
const short = (work: readonly Waiting[]) =>
  linesOf(work).map(({ band, matter, count }) => `${band} ${matter} ${count}`)

test('what is late comes first, whatever it is, and what is due by its band', () => {
  const work = [
    waiting('enquiries', { open: 9, late: 2, withinHour: 1, laterToday: 3 }),
    waiting('orders', { open: 1, withinHour: 1 }),
    waiting('feedback', { open: 4 }),
    waiting('reviews', { open: 2 }),
    waiting('failed', { open: 1, late: 1 }),
  ]
  expect(short(work)).toEqual([
    'late enquiries 2',
    'late failed 1',
    'hour enquiries 1',
    'hour orders 1',
    'today enquiries 3',
    'waiting enquiries 3',
    'waiting reviews 2',
    'spare feedback 4',
  ])
  expect(countIn(linesOf(work), 'late')).toBe(3)
})

test('of what there is nothing, nothing is said', () => {
  expect(linesOf([waiting('enquiries', { mine: 0 }), waiting('missing', { language: 'en-US' })])).toEqual([])
})

test('a line leads to just what it counts', () => {
  const work = [
    waiting('enquiries', { open: 3, late: 1, withinHour: 1 }),
    waiting('messages', { open: 1, late: 1 }),
    waiting('unmapped', { open: 1 }),
    waiting('stale', { open: 2, language: 'en-US' }),
    ...(whereWritten('zh-HK', (language) => [waiting('stale', { open: 2, language })]) ?? []),
    waiting('returned', { open: 1 }),
  ]
  expect(linesOf(work).map(({ target }) => target)).toEqual([
    { to: 'list', list: 'enquiries', search: { group: 'overdue' } },
    { to: 'list', list: 'messages', search: { group: 'stuck' } },
    { to: 'list', list: 'enquiries', search: { group: 'within-hour' } },
    { to: 'list', list: 'enquiries', search: { group: 'open' } },
    { to: 'documents', state: 'stale', language: 'en-US' },
    ...(whereWritten('zh-HK', (language) => [{ to: 'documents', state: 'stale', language }]) ?? []),
    { to: 'releases', show: 'returned' },
    { to: 'list', list: 'unmapped', search: {} },
  ])
})

test('the next moment stands beside the first that is not late, and whose it is beside the first of all', () => {
  const nextAt = '2026-11-28T18:10:00+08:00'
  const [late, today] = linesOf([waiting('enquiries', { open: 2, late: 1, laterToday: 1, nextAt, mine: 1 })])
  expect([late?.nextAt, today?.nextAt]).toEqual([null, nextAt])
  expect([late?.mine, today?.mine]).toEqual([1, null])
})

test('a publication that is planned for another day can wait, and a fact that has expired cannot', () => {
  expect(
    short([waiting('scheduled', { open: 2, laterToday: 1 }), waiting('facts', { open: 2, late: 1 })]),
  ).toEqual(['late facts 1', 'today scheduled 1', 'spare scheduled 1', 'spare facts 1'])
})
