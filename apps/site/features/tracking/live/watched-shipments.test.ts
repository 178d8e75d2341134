import { expect, it } from 'vitest'
import { WatchedShipments } from './watched-shipments.ts'

const at = (id: string, mark: number) => ({ id, mark, ended: false })

function listener() {
  const heard: [string, number][][] = []
  return { heard, tell: (marks: ReadonlyMap<string, number>) => void heard.push([...marks]) }
}

/** Marks as a database would give them: those that are higher than what is seen. */
const stored = (marks: Record<string, number>) => async (seen: readonly (readonly [string, number])[]) =>
  new Map(seen.flatMap(([id, mark]) => ((marks[id] ?? 0) > mark ? [[id, marks[id] ?? 0] as const] : [])))

it('tells each watcher once of all that is new, and of nothing twice', async () => {
  const watched = new WatchedShipments()
  const [list, one] = [listener(), listener()]
  watched.add(list, [at('a', 1), at('b', 1)])
  watched.add(one, [at('b', 1)])
  await watched.look(stored({ a: 2, b: 3 }))
  await watched.look(stored({ a: 2, b: 3 }))
  expect(list.heard).toEqual([
    [
      ['a', 2],
      ['b', 3],
    ],
  ])
  expect(one.heard).toEqual([[['b', 3]]])
})

it('asks for each shipment once however many watch it, and for none that nobody does', async () => {
  const watched = new WatchedShipments()
  const [one, other] = [listener(), listener()]
  const asked: unknown[] = []
  const note = async (seen: unknown) => {
    asked.push(seen)
    return new Map<string, number>()
  }
  watched.add(one, [at('a', 1)])
  watched.add(other, [at('a', 1)])
  await watched.look(note)
  watched.remove(one, [at('a', 1)])
  watched.remove(other, [at('a', 1)])
  expect(watched.size).toBe(0)
  await watched.look(note)
  expect(asked).toEqual([[['a', 1]]])
})

it('says what has been told of between the reading for a watcher and its adding', async () => {
  const watched = new WatchedShipments()
  watched.add(listener(), [at('a', 1)])
  await watched.look(stored({ a: 5 }))
  expect([...watched.add(listener(), [at('a', 1)])]).toEqual([['a', 5]])
  expect([...watched.add(listener(), [at('a', 5)])]).toEqual([])
})

it('a watcher that leaves or comes while the database answers is neither told nor missed', async () => {
  const watched = new WatchedShipments()
  const [leaves, comes] = [listener(), listener()]
  watched.add(leaves, [at('a', 1)])
  const gate = Promise.withResolvers<void>()
  const looking = watched.look(async () => {
    await gate.promise
    return new Map([['a', 2]])
  })
  watched.remove(leaves, [at('a', 1)])
  watched.add(comes, [at('a', 1)])
  gate.resolve()
  await looking
  expect(leaves.heard).toEqual([])
  expect(comes.heard).toEqual([[['a', 2]]])
})

it('a database that is away tells nobody anything, and everything is told when it is back', async () => {
  const watched = new WatchedShipments()
  const one = listener()
  watched.add(one, [at('a', 1)])
  await expect(watched.look(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(one.heard).toEqual([])
  await watched.look(stored({ a: 2 }))
  expect(one.heard).toEqual([[['a', 2]]])
})
