/** A repeatable source of numbers in [0, 1), so that a rendered picture never changes by itself. */
export function chance(seed: number): () => number {
  let state = (seed * 7919 + 17) % 2147483647
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
