/** How long work may go on in one turn of the event loop before others come to theirs, ms. */
const stretchMs = 20

let begunAt: number | null = null

/**
 * Awaited between the steps of long work: where what has been done in this turn of the event loop took long, whatever
 * else the process has to answer comes first.
 */
export async function yieldIfLong(): Promise<void> {
  if (hasTakenLong()) await new Promise<void>((resolve) => setImmediate(resolve))
  hasTakenLong()
}

/** Does something with each item in order, and lets others come to their turn between them. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    // Where it has not taken long, awaiting would be a good part of what an item takes.
    if (hasTakenLong()) await yieldIfLong()
    results.push(work(item, index))
  }
  return results
}

/** Whether this turn of the event loop, looked at for the first time where it is first asked, has taken long. */
function hasTakenLong(): boolean {
  if (begunAt !== null) return performance.now() - begunAt > stretchMs
  begunAt = performance.now()
  setImmediate(() => {
    begunAt = null
  })
  return false
}
