import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { acceptKey, compareKeys } from './key-fingerprints.ts'

withDatabases('keys that a database was filled under', (database) => {
  const own = [
    { name: 'one', fingerprint: 'a' },
    { name: 'two', fingerprint: 'b' },
  ]

  test('the first are noted, others are told by what was noted, until they are accepted', async () => {
    const db = database()
    expect(await compareKeys(db, own, 1)).toEqual([])
    expect(await compareKeys(db, own, 2)).toEqual([])
    const other = { name: 'two', fingerprint: 'c' }
    expect(await compareKeys(db, [other], 3)).toEqual([{ name: 'two', fingerprint: 'b' }])
    await acceptKey(db, other, 4)
    expect(await compareKeys(db, [other], 5)).toEqual([])
    expect(await compareKeys(db, own, 6)).toEqual([other])
  })

  test('processes that start together note the key of one of them', async () => {
    const told = await Promise.all(
      ['a', 'b', 'c'].map((fingerprint) => compareKeys(database(), [{ name: 'three', fingerprint }], 1)),
    )
    expect(told.filter((others) => others.length === 0)).toHaveLength(1)
  })
})
