import { median } from './interleave.ts'

/** What one contender does in each round. */
type Work = {
  readonly name: string
  /** How many are done at once. */
  readonly atOnce: number
  /** Gets ready for a round without being timed, and gives what is done in it. */
  readonly prepare: (round: number) => Promise<readonly (() => Promise<void>)[]>
  /** What one of them counts for: the rows it brings. */
  readonly counts: number
}

/**
 * How many of each a second, the middle of some rounds; one round before them is not counted. The contenders take turns,
 * forward and backward, so that whatever slows the machine slows them alike.
 */
export async function rateInTurn(works: readonly Work[], rounds: number): Promise<readonly number[]> {
  const rates = works.map(() => [] as number[])
  for (let round = 0; round <= rounds; round += 1) {
    const order = works.map((work, index) => ({ work, index }))
    for (const { work, index } of round % 2 === 0 ? order : order.reverse()) {
      const tasks = await work.prepare(round)
      const began = performance.now()
      await doAll(tasks, work.atOnce)
      const seconds = (performance.now() - began) / 1000
      if (round > 0) rates[index]?.push((tasks.length * work.counts) / seconds)
    }
  }
  return rates.map((all) => Math.round(median(all)))
}

async function doAll(tasks: readonly (() => Promise<void>)[], atOnce: number): Promise<void> {
  const left = tasks.values()
  const walk = async () => {
    for (const task of left) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
}
