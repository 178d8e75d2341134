/** How long is waited after each failure for a network that the browser does not know to have been away, ms. */
const pauses = [2_000, 5_000, 15_000, 60_000]

/**
 * Does what needs a network; where that fails, once more when there has been one again since it was begun, and a few
 * times besides: a browser calls itself online before anything comes through. Never rejects.
 */
export async function whenOnline<T>(work: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    // A call says late that it failed: the network may be back by then.
    const back = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    try {
      return await work()
    } catch {
      const pause = pauses[failures]
      await (pause === undefined ? back : Promise.race([back, new Promise((go) => setTimeout(go, pause))]))
    }
  }
}
