import { DomainError } from '@hongyan/kernel/errors'
import { afterEach, expect, it } from 'vitest'
import { type Barrier, fail, hoard, leave, refuse, spin, threadOf, waitAt } from './thread-pool.fixture.ts'
import { ThreadPool, type ThreadPoolRule, ThreadsBusy } from './thread-pool.ts'

const file = new URL('./thread-pool.fixture.ts', import.meta.url)
const pools: ThreadPool[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

function poolOf(rule: Partial<ThreadPoolRule> = {}): ThreadPool {
  const usual = { parallel: 2, waiting: 8, perClient: 4, waitMs: 60_000, runMs: 60_000, idleMs: 60_000 }
  const pool = new ThreadPool({ file, megabytes: 32, ...usual, ...rule })
  pools.push(pool)
  return pool
}

const gate = (): Barrier => new Int32Array(new SharedArrayBuffer(4))
function open(it: Barrier): void {
  Atomics.store(it, 0, 1)
  Atomics.notify(it, 0)
}

it('does tasks beside this thread, one after another in the same', async () => {
  const pool = poolOf()
  const first = await pool.run('a', threadOf, null)
  expect(first).toEqual({ kind: 'done', result: expect.any(Number) })
  expect(await pool.run('b', threadOf, null)).toEqual(first)
  expect(pool.threads).toBe(1)
})

it('ends a thread that does not come to an end, and one that hoards, and goes on with others', async () => {
  const pool = poolOf({ parallel: 1, runMs: 300 })
  expect(await pool.run('a', spin, null)).toEqual({ kind: 'stopped', by: 'time' })
  expect(pool.threads).toBe(0)
  const slower = poolOf({ parallel: 1 })
  expect(await slower.run('a', hoard, null)).toEqual({ kind: 'stopped', by: 'memory' })
  expect(await slower.run('b', threadOf, null)).toMatchObject({ kind: 'done' })
})

it('hands on what a task throws, and outlives a thread that leaves', async () => {
  const pool = poolOf({ parallel: 1 })
  await expect(pool.run('a', fail, 'wrong')).rejects.toThrow(new RangeError('wrong'))
  await expect(pool.run('a', leave, null)).rejects.toThrow(ThreadsBusy)
  await expect(pool.run('a', { ...threadOf, name: 'unknown' }, null)).rejects.toThrow('no task unknown')
  expect(await pool.run('a', threadOf, null)).toMatchObject({ kind: 'done' })
})

it('hands on what a task refuses, and goes on in the same thread', async () => {
  const pool = poolOf({ parallel: 1 })
  const first = await pool.run('a', threadOf, null)
  const refused = await pool.run('a', refuse, null).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DomainError)
  expect(refused).toMatchObject({ entity: 'order', code: 'too-late', fields: [{ path: 'a', message: 'b' }] })
  expect(await pool.run('a', threadOf, null)).toEqual(first)
})

it('leaves a thread and places in the line to others than the one client that fills them', async () => {
  const pool = poolOf({ waiting: 4 })
  const closed = gate()
  const greedy = Array.from({ length: 4 }, () => pool.run('greedy', waitAt, closed))
  await expect(pool.run('greedy', threadOf, null)).rejects.toThrow(ThreadsBusy)
  // Asked last, done first: the greedy one has its one thread.
  expect(await pool.run('modest', threadOf, null)).toMatchObject({ kind: 'done' })
  expect(pool.depth).toBe(4)
  open(closed)
  expect((await Promise.all(greedy)).map(({ kind }) => kind)).toEqual(['done', 'done', 'done', 'done'])
  expect(pool.depth).toBe(0)
})

it('takes whoever has least going on first', async () => {
  const pool = poolOf({ parallel: 3 })
  const [first, rest] = [gate(), gate()]
  const done: string[] = []
  const held = pool.run('a', waitAt, first)
  const resting = ['a', 'b'].map((client) => pool.run(client, waitAt, rest))
  const asked = ['a', 'c'].map((client) => pool.run(client, threadOf, null).then(() => done.push(client)))
  open(first)
  await Promise.all([held, ...asked])
  // Its place was for c, who had none, though a had waited longer.
  expect(done).toEqual(['c', 'a'])
  open(rest)
  await Promise.all(resting)
})

it('refuses what finds no place, or waits too long', async () => {
  const pool = poolOf({ parallel: 1, waiting: 1, waitMs: 20 })
  const closed = gate()
  const running = pool.run('a', waitAt, closed)
  const waiting = pool.run('b', threadOf, null)
  await expect(pool.run('c', threadOf, null)).rejects.toThrow(ThreadsBusy)
  await expect(waiting).rejects.toThrow(ThreadsBusy)
  open(closed)
  expect(await running).toMatchObject({ kind: 'done' })
})

it('ends idle threads, and all of them when it closes', async () => {
  const pool = poolOf({ idleMs: 1 })
  await pool.run('a', threadOf, null)
  await expect.poll(() => pool.threads).toBe(0)
  const closing = poolOf({ parallel: 1 })
  const running = closing.run('a', spin, null)
  const waiting = closing.run('b', threadOf, null)
  const told = Promise.all([running, waiting].map((one) => one.catch((error: unknown) => error)))
  await closing.close()
  expect(await told).toEqual([expect.any(ThreadsBusy), expect.any(ThreadsBusy)])
})
