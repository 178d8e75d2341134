/** A source of repeatable randomness: the same seed gives the same data set on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** An integer in [from, to]. */
  between(from: number, to: number): number
  /** One item, each as likely as the others. */
  pick<T>(items: readonly T[]): T
  /** True with the given probability. */
  chance(probability: number): boolean
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state are plenty for sample data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    chance: (probability) => next() < probability,
  }
}

/** A seed of its own for the n-th thing of a data set, so that things can be made in any order. */
export function seedFor(seed: number, index: number): number {
  return (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0
}
