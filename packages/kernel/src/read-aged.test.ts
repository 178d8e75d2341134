import type { Db, Replica } from '@hongyan/db'
import { expect, it } from 'vitest'
import type { Actor, Ctx } from './context.ts'
import { DomainError } from './errors.ts'
import { readAged } from './read-aged.ts'

const primary = { engine: 'postgres' } as Db
const visitor: Actor = { kind: 'visitor', sessionId: null, address: '' }
const customer: Actor = { kind: 'customer', customerId: 'a', sessionId: null, address: '' }

function replicaThatIs(near: boolean): Replica & { readonly missed: () => number } {
  let missed = 0
  return {
    db: { engine: 'postgres' } as Db,
    near: () => near,
    miss: () => {
      missed += 1
    },
    missed: () => missed,
    look: async () => {},
  }
}
const ctx = (replica?: Replica, actor: Actor = visitor) =>
  ({ actor, db: primary, ...(replica && { replica }) }) as Ctx

it('reads the replica while it is near, for whoever has written nothing', async () => {
  const replica = replicaThatIs(true)
  expect(await readAged(ctx(replica), async ({ db }) => db)).toBe(replica.db)
  expect(await readAged(ctx(replica, customer), async ({ db }) => db)).toBe(primary)
  expect(await readAged(ctx(replicaThatIs(false)), async ({ db }) => db)).toBe(primary)
  expect(await readAged(ctx(), async ({ db }) => db)).toBe(primary)
})

it('asks the primary where the replica fails, and passes on what is refused', async () => {
  const replica = replicaThatIs(true)
  const fail = (error: Error) => async (from: Ctx) => {
    if (from.db === primary) return 'from the primary'
    throw error
  }
  expect(await readAged(ctx(replica), fail(new Error('gone')))).toBe('from the primary')
  expect(replica.missed()).toBe(1)
  const refusal = new DomainError({ entity: 'shipment', code: 'too-many', detail: '' })
  await expect(readAged(ctx(replica), fail(refusal))).rejects.toBe(refusal)
  expect(replica.missed()).toBe(1)
})
