/** Draws that are the same for the same seed. */
export type Random = {
  readonly pick: <One>(of: readonly One[]) => One
  readonly shuffle: <One>(of: readonly One[]) => readonly One[]
  /** A mobile number of a block that nobody has, now and then with an extension. */
  readonly phone: () => string
  /** The number of an identity card with its check digit. */
  readonly identityCard: () => string
}

/** Mulberry32, by Tommy Ettinger (public domain). */
export function randomOf(seed: number): Random {
  let state = seed
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
  const digits = (length: number): string => Array.from({ length }, () => next(10)).join('')
  const pick = <One>(of: readonly One[]): One => of[next(of.length)] as One
  return {
    pick,
    shuffle: (of) => {
      const rest = [...of]
      return of.map(() => rest.splice(next(rest.length), 1)[0] as (typeof rest)[number])
    },
    phone: () => `1380000${digits(4)}${next(5) === 0 ? `-${1000 + next(9000)}` : ''}`,
    identityCard: () => {
      const body = `${pick(['110105', '440301', '420101', '330106'])}19${50 + next(49)}0${1 + next(9)}1${next(9)}${digits(3)}`
      const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (2 ** (17 - at) % 11), 0)
      return body + '10X98765432'.charAt(sum % 11)
    },
  }
}
