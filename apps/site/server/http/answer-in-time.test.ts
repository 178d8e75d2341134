import { expect, it, vi } from 'vitest'
import { answerInTime, TooLate } from './answer-in-time.ts'

it('gives what the work gives when it is ready in time, its failure too', async () => {
  expect(await answerInTime(60_000, Promise.resolve('done'))).toBe('done')
  await expect(answerInTime(60_000, Promise.reject(new Error('failed')))).rejects.toThrow('failed')
})

it('is late at its deadline; a failure after that disturbs nobody', async () => {
  vi.useFakeTimers()
  const work = Promise.withResolvers<never>()
  const answer = answerInTime(3000, work.promise)
  const refused = expect(answer).rejects.toThrow(TooLate)
  await vi.advanceTimersByTimeAsync(3000)
  await refused
  work.reject(new Error('after all'))
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
})
