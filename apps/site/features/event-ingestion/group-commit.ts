/** Work of one transaction at most. */
const most = 64

type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Commits items together: what comes in while a transaction runs goes into the next one. Each is answered when its own
 * transaction has ended; one that fails fails for all in it.
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let running = false

  async function run(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      const group = waiting.splice(0, most)
      try {
        const results = await commit(group.map(({ item }) => item))
        for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result)
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    running = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!running) void run()
    })
}
