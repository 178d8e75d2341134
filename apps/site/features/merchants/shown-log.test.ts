import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryOf, readShown } from './shown-log.ts'

const id = '0197a000-0000-7000-8000-000000000000'

test('an address shows what it names, and says what was done', () => {
  const shown = { webhook: id, only: 'failed', after: null, event: id } as const
  const query = queryOf(shown, 'replay')
  expect(query).toBe(`webhook=${id}&only=failed&event=${id}&done=replay`)
  expect(readShown((name) => new URLSearchParams(query).get(name))).toEqual(shown)
})

test('whatever is no id or choice is passed over', () => {
  const nothing = { webhook: null, only: null, after: null, event: null }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readShown(() => text)).toEqual(nothing)
    }),
  )
  expect(queryOf(nothing)).toBe('')
})
