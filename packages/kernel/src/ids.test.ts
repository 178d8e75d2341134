import { beforeEach, expect, test, vi } from 'vitest'

let { shortId, uuidInstant, uuidv7 }: typeof import('./ids.ts') = await import('./ids.ts')
beforeEach(async () => {
  // A process remembers its latest id.
  vi.resetModules()
  ;({ shortId, uuidInstant, uuidv7 } = await import('./ids.ts'))
})

test('ids are version 7, carry their time and sort in the order they were made', () => {
  const now = Date.parse('2026-11-21T00:00:00Z') + 365 * 86_400_000
  const ids = Array.from({ length: 10_000 }, () => uuidv7(now))
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16)).toBe(now)
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a clock that steps back does not break the order', () => {
  const later = uuidv7(Date.parse('2028-01-01T00:00:00Z'))
  expect(uuidv7(Date.parse('2027-12-31T00:00:00Z')) > later).toBe(true)
})

test('says when it was made', () => {
  const now = Date.UTC(2090, 0, 1, 2, 3, 4, 5)
  expect(uuidInstant(uuidv7(now))).toBe(now)
})

test('short ids sort in the order they were made, behind the UUIDs of builds before, in any language', () => {
  const now = Date.parse('2026-11-21T00:00:00Z')
  const ids = Array.from({ length: 1000 }, (_, at) => shortId(now + at * 86_400_000))
  for (const id of ids) expect(id).toMatch(/^[\da-v]{26}$/)
  expect([...ids].sort()).toEqual(ids)
  expect([...ids].sort(new Intl.Collator('en').compare)).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(uuidv7(Date.parse('2038-12-31T00:00:00Z')) < shortId(now)).toBe(true)
})
