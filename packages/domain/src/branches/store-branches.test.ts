import { aBranch, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { branchesSince, dropBranches, storeBranches } from './store-branches.ts'

withDatabases('branches', (database) => {
  const ctx = () => testCtx(database())

  test('a loaded network takes the place of the one before, whole, and can be taken back', async () => {
    expect(await branchesSince(ctx(), 0)).toBeNull()
    const many = Array.from({ length: 450 }, () => aBranch({ specialDays: { '2027-02-06': null } }))
    expect(await storeBranches(ctx(), many)).toEqual({ edition: 1, fresh: true })
    const first = await branchesSince(ctx(), 0)
    expect(first?.edition).toBe(1)
    expect(new Map(first?.branches.map((one) => [one.code, one]))).toEqual(
      new Map(many.map((one) => [one.code, one])),
    )
    expect(await branchesSince(ctx(), 1)).toBeNull()

    const [one] = many
    if (!one) throw new Error('there are many')
    expect(await storeBranches(ctx(), [one])).toEqual({ edition: 2, fresh: true })
    expect(await branchesSince(ctx(), 1)).toEqual({ edition: 2, branches: [one] })

    await dropBranches(ctx())
    expect(await branchesSince(ctx(), 2)).toEqual({ edition: 0, branches: [] })
  })

  test('the same branches again, in any order, are no new edition; any change is one', async () => {
    const many = Array.from({ length: 3 }, () => aBranch())
    const { edition } = await storeBranches(ctx(), many)
    expect(await storeBranches(ctx(), [...many].reverse())).toEqual({ edition, fresh: false })
    const changed = many.map((branch, index) => (index === 1 ? { ...branch, phone: '4008001234' } : branch))
    expect(await storeBranches(ctx(), changed)).toEqual({ edition: edition + 1, fresh: true })
    expect(await storeBranches(ctx(), changed.slice(1))).toEqual({ edition: edition + 2, fresh: true })
    await dropBranches(ctx())
  })

  test('nothing changes where a network is refused', async () => {
    const one = aBranch()
    await expect(storeBranches(ctx(), [])).rejects.toMatchObject({ code: 'invalid-input' })
    await expect(storeBranches(ctx(), [one, { ...one }])).rejects.toMatchObject({ code: 'invalid-input' })
    expect(await branchesSince(ctx(), 0)).toBeNull()
  })
})
