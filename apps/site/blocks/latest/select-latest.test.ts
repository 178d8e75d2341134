import { expect, it } from 'vitest'
import { listItems } from './list-items.ts'
import { selectLatest } from './select-latest.ts'

/** The snow of the sample notices is over, and newer than all that is in force. */
const now = Date.parse('2026-11-30T04:00:00Z')

it('leaves out what is over, however new it is', () => {
  const listed = listItems('notice', 'zh-CN', now)
  expect(listed[0]?.state).toBe('over')
  const all = selectLatest({ from: 'notice', count: 100 }, 'zh-CN', now)
  expect(all).toEqual(listed.filter(({ state }) => state !== 'over'))
  expect(selectLatest({ from: 'notice', count: 3 }, 'zh-CN', now)).toEqual(all.slice(0, 3))
})
