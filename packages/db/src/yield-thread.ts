/** How long work may go on in one turn of the event loop before others come to theirs, ms. */
const stretchMs = 20

let begunAt: number | null = null

/**
 * Awaited between the steps of long work: where what has been done in this turn of the event loop took long, whatever
 * else the process has to answer comes first.
 */
export async function yieldIfLong(): Promise<void> {
  if (begunAt !== null && performance.now() - begunAt > stretchMs)
    await new Promise<void>((resolve) => setImmediate(resolve))
  if (begunAt !== null) return
  begunAt = performance.now()
  setImmediate(() => {
    begunAt = null
  })
}

/** Does something with each item in order, and lets others come to their turn between them. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    await yieldIfLong()
    results.push(work(item, index))
  }
  return results
}
