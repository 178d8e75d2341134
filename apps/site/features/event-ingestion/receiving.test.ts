import { expect, test } from 'vitest'
import { createReceiving } from './receiving.ts'

test('is waited for until the last that is being received has come in', async () => {
  const receiving = createReceiving()
  await receiving.goesFirst(60_000)
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const received = [receiving.during(() => first.promise), receiving.during(() => second.promise)]
  let isOver = false
  const over = receiving.goesFirst(60_000).then(() => {
    isOver = true
  })
  first.resolve('first')
  expect(await received[0]).toBe('first')
  expect(isOver).toBe(false)
  second.reject(new Error('broken off'))
  await expect(received[1]).rejects.toThrow('broken off')
  await over
})

test('is not waited for longer than that', async () => {
  const receiving = createReceiving()
  void receiving.during(() => new Promise(() => {}))
  await receiving.goesFirst(1)
})

test('is not waited for again for as long as it was waited for', async () => {
  let at = 0
  const receiving = createReceiving(() => at)
  const first = Promise.withResolvers<void>()
  const received = receiving.during(() => first.promise)
  const waiting = receiving.goesFirst(60_000)
  at = 80
  first.resolve()
  await Promise.all([received, waiting])
  void receiving.during(() => new Promise(() => {}))
  at = 159
  await receiving.goesFirst(60_000)
  at = 160
  let isOver = false
  void receiving.goesFirst(60_000).then(() => {
    isOver = true
  })
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
})
