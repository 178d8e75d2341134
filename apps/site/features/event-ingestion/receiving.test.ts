import { expect, test } from 'vitest'
import { createReceiving } from './receiving.ts'

test('is waited for until the last that is being received has come in', async () => {
  const receiving = createReceiving()
  await receiving.untilNone(60_000)
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const received = [receiving.during(() => first.promise), receiving.during(() => second.promise)]
  let isOver = false
  const over = receiving.untilNone(60_000).then(() => {
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
  await receiving.untilNone(1)
})
