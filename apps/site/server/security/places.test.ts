import { Socket } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Places } from './places.ts'

function given(places: Places, socket: Socket, client = 'a'): () => void {
  const taken = places.take(socket, client)
  if (taken.kind !== 'given') throw new Error(taken.kind)
  return taken.release
}

test('a place comes back once, however often it is given back', () => {
  const places = new Places({ all: 2, perClient: 2 })
  const socket = new Socket()
  const release = given(places, socket)
  given(places, socket)
  release()
  release()
  expect(places.taken).toBe(1)
})

test('a connection that has closed already holds nothing', () => {
  const places = new Places({ all: 2, perClient: 2 })
  const socket = new Socket()
  socket.destroy()
  given(places, socket)()
  expect(places.taken).toBe(0)
  given(places, socket)
  expect(places.taken).toBe(0)
})

test('one client takes its share and leaves the rest to others', () => {
  const places = new Places({ all: 3, perClient: 2 })
  const socket = new Socket()
  given(places, socket, 'a')
  given(places, socket, 'a')
  expect(places.take(socket, 'a').kind).toBe('client-full')
  given(places, socket, 'b')
  expect(places.take(socket, 'c').kind).toBe('full')
})

test('what needs more places than are left waits for them, and smaller things go before', () => {
  const places = new Places({ all: 10, perClient: 8 })
  const socket = new Socket()
  expect(places.take(socket, 'a', 9).kind).toBe('client-full')
  const big = places.take(socket, 'a', 8)
  expect(places.take(socket, 'b', 3).kind).toBe('full')
  expect(places.take(socket, 'b', 2).kind).toBe('given')
  if (big.kind === 'given') big.release()
  expect(places.taken).toBe(2)
})

test('whatever is taken, released and closed, in any order, nothing is lost and nothing given twice', async () => {
  const step = fc.record({ what: fc.constantFrom('take', 'release', 'close'), at: fc.nat(4) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const places = new Places({ all: 8, perClient: 3 })
      const sockets = Array.from({ length: 5 }, () => new Socket())
      const releases: (() => void)[] = []
      for (const { what, at } of steps) {
        const socket = sockets[at] ?? new Socket()
        if (what === 'close') socket.destroy()
        else if (what === 'release') releases[at]?.()
        else {
          const taken = places.take(socket, `client ${at % 2}`)
          if (taken.kind === 'given') releases.push(taken.release)
        }
        expect(places.taken).toBeLessThanOrEqual(6)
        expect(places.taken).toBeGreaterThanOrEqual(0)
      }
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => setImmediate(resolve))
      expect(places.taken).toBe(0)
      for (const socket of Array.from({ length: 3 }, () => new Socket())) given(places, socket)
    }),
    { numRuns: 60 },
  )
})
