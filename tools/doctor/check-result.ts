/**
 * What was found of one part. `fine`: it works. `look`: it works, and somebody should know. `wrong`: it does not; `says`
 * ends with what to do.
 */
export type CheckResult = {
  readonly part: string
  readonly state: 'fine' | 'look' | 'wrong'
  readonly says: string
}

export const fine = (part: string, says: string): CheckResult => ({ part, state: 'fine', says })
export const look = (part: string, says: string): CheckResult => ({ part, state: 'look', says })
export const wrong = (part: string, says: string): CheckResult => ({ part, state: 'wrong', says })

const signs = { fine: 'fine ', look: 'LOOK ', wrong: 'WRONG' } as const

/** A result as one line. */
export function lineOf({ part, state, says }: CheckResult): string {
  return `${signs[state]}  ${part.padEnd(16)}  ${says.replaceAll(/\s+/g, ' ')}`
}
