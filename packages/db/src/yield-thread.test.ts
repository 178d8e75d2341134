import { expect, test } from 'vitest'
import { inTurns } from './yield-thread.ts'

/** Work that takes longer than one may go on, whatever the machine is like. */
function longWork(): void {
  const until = performance.now() + 25
  while (performance.now() < until);
}

/** Turns of the event loop that others had while something was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const turn = () => {
    if (isOver) return
    turns += 1
    setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isOver = true
  return turns
}

test('others come to their turn between the steps of long work', async () => {
  expect(await turnsDuring(() => inTurns([1, 2, 3, 4], longWork))).toBeGreaterThanOrEqual(3)
})

test('every item has its result, in order', async () => {
  expect(await inTurns([3, 1, 2], (item, index) => item * 10 + index)).toEqual([30, 11, 22])
})

test('what fails, fails', async () => {
  const failing = inTurns([1], () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
})
