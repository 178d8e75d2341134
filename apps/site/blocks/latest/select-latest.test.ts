import { expect, it } from 'vitest'
import { listItems } from './list-items.ts'
import { selectLatest } from './select-latest.ts'

/** The snow of the sample notices is over, and newer than all that is in force. */
const now = Date.parse('2026-11-30T04:00:00Z')

it('what is over stands after all that is not, however new it is', () => {
  const [newest] = listItems('notice', 'zh-CN', now)
  expect(newest?.state).toBe('over')
  const first = selectLatest({ from: 'notice', count: 3 }, 'zh-CN', now)
  expect(first.map(({ state }) => state)).not.toContain('over')
  const all = selectLatest({ from: 'notice', count: 100 }, 'zh-CN', now)
  expect(all).toHaveLength(listItems('notice', 'zh-CN', now).length)
  expect(all.at(-1)?.state).toBe('over')
})
