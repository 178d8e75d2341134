import type { FileStore } from '@hongyan/domain/media/picture-library'
import { expect, test } from 'vitest'
import { checkedStore } from './checked-store.ts'
import { storeAway } from './store-away.ts'

/** A store that is away when the test says so, watched, with all that is told of it. */
function aStore() {
  const told: string[] = []
  const at = { now: 0, fault: null as Error | null, asked: 0 }
  const work = async (): Promise<null> => {
    at.asked += 1
    if (at.fault !== null) throw at.fault
    return null
  }
  const store: FileStore = {
    put: async () => void (await work()),
    read: work,
    size: work,
    remove: async () => void (await work()),
  }
  const watched = checkedStore(store, {
    now: () => at.now,
    away: (error) => told.push(String(error)),
    back: () => told.push('back'),
  })
  return { watched, told, at }
}

test('a store that goes away is told of once, and once that it is back', async () => {
  const { watched, told, at } = aStore()
  await watched.put('a', new Uint8Array())
  at.fault = storeAway('no answer')
  for (const ask of [watched.read, watched.size, watched.remove])
    await expect(ask('a')).rejects.toThrow('no answer')
  expect(watched.state()).toBe('away')
  at.fault = null
  await watched.size('a')
  expect(watched.state()).toBe('ok')
  expect(told).toEqual(['DomainError: no answer', 'back'])
})

test('a fault of ours says nothing of the store', async () => {
  const { watched, told, at } = aStore()
  await watched.size('a')
  at.fault = new Error('ours')
  await expect(watched.read('a')).rejects.toThrow('ours')
  expect([watched.state(), told]).toEqual(['ok', []])
})

test('where nothing was heard of it for a while it is asked, however often that is looked at', async () => {
  const { watched, told, at } = aStore()
  at.fault = storeAway('no answer')
  expect(watched.state()).toBe('unknown')
  watched.state()
  await expect.poll(watched.state).toBe('away')
  expect([at.asked, told]).toEqual([1, ['DomainError: no answer']])
  at.now += 14_000
  watched.state()
  expect(at.asked).toBe(1)
  at.now += 2000
  watched.state()
  expect(at.asked).toBe(2)
})
