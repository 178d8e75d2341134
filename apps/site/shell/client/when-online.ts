/**
 * Does what needs a network; where that fails, once more when there has been one again since it was begun. Never
 * rejects.
 */
export async function whenOnline<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    // A call says late that it failed: the network may be back by then.
    const back = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    try {
      return await work()
    } catch {
      await back
    }
  }
}
