import type { FileStore } from '@hongyan/domain/media/picture-library'
import { expect, test } from 'vitest'
import { ClientLeft } from '../rendering/render-queue.ts'
import { cachedStore } from './cached-store.ts'

const names = ['a', 'b', 'c', 'd'].map((letter) => `picture${letter}.00000000-400.avif`)
const [first = '', second = '', third = ''] = names
const tenBytes = new Uint8Array(10)

/** A store that answers when the test says so. */
function slowStore() {
  const asked: { readonly name: string; readonly left: AbortSignal | undefined }[] = []
  const answers: PromiseWithResolvers<Uint8Array | null>[] = []
  const store: FileStore = {
    put: async () => {},
    read: (name, left) => {
      asked.push({ name, left })
      const answer = Promise.withResolvers<Uint8Array | null>()
      answers.push(answer)
      left?.addEventListener('abort', () => answer.reject(new ClientLeft()))
      return answer.promise
    },
    size: async () => null,
    remove: async () => {},
  }
  return { store, asked, answers }
}

/** Resolves when the store has been asked so often. */
function askedTimes(asked: readonly unknown[], times: number) {
  return expect.poll(() => asked.length, { interval: 1 }).toBe(times)
}

const line = { parallel: 2, waiting: 1, waitMs: 60_000 }

test('however many ask for a file, it is fetched once and then kept', async () => {
  const { store, asked, answers } = slowStore()
  const kept = cachedStore(store, { mostBytes: 80, ...line })
  const readers = Array.from({ length: 200 }, () => kept.read(first))
  await askedTimes(asked, 1)
  answers[0]?.resolve(tenBytes)
  expect(new Set(await Promise.all(readers))).toEqual(new Set([tenBytes]))
  expect(await kept.read(first)).toBe(tenBytes)
  expect(asked).toHaveLength(1)
  await kept.remove(first)
  kept.read(first).catch(() => {})
  await askedTimes(asked, 2)
})

test('what is not there, and what fails, is asked for again', async () => {
  const { store, asked, answers } = slowStore()
  const kept = cachedStore(store, { mostBytes: 80, ...line })
  const none = kept.read(first)
  await askedTimes(asked, 1)
  answers[0]?.resolve(null)
  expect(await none).toBeNull()
  const broken = kept.read(first)
  const refused = expect(broken).rejects.toThrow('broken')
  await askedTimes(asked, 2)
  answers[1]?.reject(new Error('broken'))
  await refused
  const found = kept.read(first)
  await askedTimes(asked, 3)
  answers[2]?.resolve(tenBytes)
  expect(await found).toBe(tenBytes)
})

test('when the last who waits has left, fetching ends; the others wait on', async () => {
  const { store, asked } = slowStore()
  const kept = cachedStore(store, { mostBytes: 80, ...line })
  const [one, other] = [new AbortController(), new AbortController()]
  const leaving = [kept.read(first, one.signal), kept.read(first, other.signal)].map((reading) =>
    expect(reading).rejects.toBeInstanceOf(ClientLeft),
  )
  await askedTimes(asked, 1)
  one.abort()
  await leaving[0]
  expect(asked[0]?.left?.aborted).toBe(false)
  other.abort()
  await leaving[1]
  expect(asked[0]?.left?.aborted).toBe(true)
  // Whoever asks next does not wait for what has ended.
  kept.read(first).catch(() => {})
  await askedTimes(asked, 2)
})

test('few are fetched at once, a bounded number waits, and the rest are told to come back', async () => {
  const { store, asked, answers } = slowStore()
  const kept = cachedStore(store, { mostBytes: 80, ...line })
  const readings = names.slice(0, 3).map((name) => kept.read(name))
  await askedTimes(asked, 2)
  await expect(kept.read(names[3] ?? '')).rejects.toMatchObject({ code: 'store-away' })
  for (const at of [0, 1]) answers[at]?.resolve(tenBytes)
  await askedTimes(asked, 3)
  expect(asked.map(({ name }) => name)).toEqual([first, second, third])
  answers[2]?.resolve(tenBytes)
  expect(await Promise.all(readings)).toHaveLength(3)
})

test('the files asked for last are kept, within so many bytes, and none that is large', async () => {
  const { store, asked, answers } = slowStore()
  const kept = cachedStore(store, { mostBytes: 100, ...line })
  const fetched = async (name: string, file: Uint8Array): Promise<void> => {
    const count = asked.length
    const reading = kept.read(name)
    await askedTimes(asked, count + 1)
    answers[count]?.resolve(file)
    await reading
  }
  const many = Array.from({ length: 10 }, (_, at) => `picture${at}.00000000-400.avif`)
  for (const name of many) await fetched(name, tenBytes)
  expect(await kept.read(many[0] ?? '')).toBe(tenBytes)
  await fetched(first, tenBytes)
  expect(await kept.read(many[0] ?? '')).toBe(tenBytes)
  await fetched(many[1] ?? '', tenBytes)
  await fetched(second, new Uint8Array(13))
  await fetched(second, new Uint8Array(13))
})
