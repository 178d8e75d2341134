import { describe, expect, test } from 'vitest'
import { valueAt, withValue } from './set-value.ts'

describe('a value at a path', () => {
  const root = { a: [{ zones: { near: { first: 1, step: 2 } } }], b: 1 }

  test('is put in place, and all else is shared', () => {
    const next = withValue(root, ['a', 0, 'zones', 'near', 'first'], 3)
    expect(valueAt(next, ['a', 0, 'zones', 'near'])).toEqual({ first: 3, step: 2 })
    expect(root.a[0]?.zones.near.first).toBe(1)
    expect(withValue(root, ['a', 0, 'zones', 'far', 'first'], 3).a[0]?.zones).toHaveProperty('far', {
      first: 3,
    })
  })

  test('goes, and with the last of them what held them', () => {
    const half = withValue(root, ['a', 0, 'zones', 'near', 'first'], undefined)
    expect(valueAt(half, ['a', 0, 'zones', 'near'])).toEqual({ step: 2 })
    const none = withValue(half, ['a', 0, 'zones', 'near', 'step'], undefined)
    expect(none.a[0]).toEqual({ zones: {} })
  })
})
