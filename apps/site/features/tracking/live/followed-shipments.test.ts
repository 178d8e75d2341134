import { expect, it } from 'vitest'
import { FollowedShipments } from './followed-shipments.ts'

const at = (id: string, mark: number) => ({ id, mark, ended: false })

function listener() {
  const heard: [string, number][][] = []
  return { heard, tell: (marks: ReadonlyMap<string, number>) => void heard.push([...marks]) }
}

/** Marks as a database would give them: those that are higher than what is seen. */
const stored = (marks: Record<string, number>) => async (seen: readonly (readonly [string, number])[]) =>
  new Map(seen.flatMap(([id, mark]) => ((marks[id] ?? 0) > mark ? [[id, marks[id] ?? 0] as const] : [])))

it('tells each follower once of all that is new, and of nothing twice', async () => {
  const followed = new FollowedShipments()
  const [list, one] = [listener(), listener()]
  followed.add(list, [at('a', 1), at('b', 1)])
  followed.add(one, [at('b', 1)])
  await followed.look(stored({ a: 2, b: 3 }))
  await followed.look(stored({ a: 2, b: 3 }))
  expect(list.heard).toEqual([
    [
      ['a', 2],
      ['b', 3],
    ],
  ])
  expect(one.heard).toEqual([[['b', 3]]])
})

it('asks for each shipment once however many shown it, and for none that nobody does', async () => {
  const followed = new FollowedShipments()
  const [one, other] = [listener(), listener()]
  const asked: unknown[] = []
  const note = async (seen: unknown) => {
    asked.push(seen)
    return new Map<string, number>()
  }
  followed.add(one, [at('a', 1)])
  followed.add(other, [at('a', 1)])
  await followed.look(note)
  followed.remove(one, [at('a', 1)])
  followed.remove(other, [at('a', 1)])
  expect(followed.size).toBe(0)
  await followed.look(note)
  expect(asked).toEqual([[['a', 1]]])
})

it('says what has been told of between the reading for a follower and its adding', async () => {
  const followed = new FollowedShipments()
  followed.add(listener(), [at('a', 1)])
  await followed.look(stored({ a: 5 }))
  expect([...followed.add(listener(), [at('a', 1)])]).toEqual([['a', 5]])
  expect([...followed.add(listener(), [at('a', 5)])]).toEqual([])
})

it('a follower that leaves or comes while the database answers is neither told nor missed', async () => {
  const followed = new FollowedShipments()
  const [leaves, comes] = [listener(), listener()]
  followed.add(leaves, [at('a', 1)])
  const gate = Promise.withResolvers<void>()
  const looking = followed.look(async () => {
    await gate.promise
    return new Map([['a', 2]])
  })
  followed.remove(leaves, [at('a', 1)])
  followed.add(comes, [at('a', 1)])
  gate.resolve()
  await looking
  expect(leaves.heard).toEqual([])
  expect(comes.heard).toEqual([[['a', 2]]])
})

it('a database that is away tells nobody anything, and everything is told when it is back', async () => {
  const followed = new FollowedShipments()
  const one = listener()
  followed.add(one, [at('a', 1)])
  await expect(followed.look(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(one.heard).toEqual([])
  await followed.look(stored({ a: 2 }))
  expect(one.heard).toEqual([[['a', 2]]])
})
