import { expect, it } from 'vitest'
import { dueUntil, expiredBy } from './changes-until.ts'

const noon = Date.parse('2026-12-24T12:00+08:00')

it('what is due by a moment is listed in its order, whatever zone it was planned in', () => {
  const releases = [
    { id: 'late', dueAt: '2026-12-24T12:01+08:00' },
    { id: 'second', dueAt: '2026-12-24T12:00+08:00' },
    { id: 'first', dueAt: '2026-12-23T22:00-05:00' },
    { id: 'never', dueAt: null },
  ]
  expect(dueUntil(releases, noon).map(({ id }) => id)).toEqual(['first', 'second'])
})

it('a fact holds to the end of its last day in China', () => {
  const facts = [
    { id: 'today', expires: '2026-12-24', isCurrent: true },
    { id: 'yesterday', expires: '2026-12-23', isCurrent: true },
    { id: 'before', expires: '2026-01-01', isCurrent: false },
  ]
  expect(expiredBy(facts, noon).map(({ id }) => id)).toEqual(['yesterday'])
  const midnight = Date.parse('2026-12-25T00:00+08:00')
  expect(expiredBy(facts, midnight).map(({ id }) => id)).toEqual(['yesterday', 'today'])
  expect(expiredBy(facts, midnight - 1).map(({ id }) => id)).toEqual(['yesterday'])
})
