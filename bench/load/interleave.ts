import { applyLoad } from './client.ts'
import { cpuMicros, type Target } from './target.ts'

export type Contender = {
  readonly target: Target
  readonly next: () => string | Buffer
}

type Row = {
  readonly name: string
  /** Answers per second, median over the rounds. */
  readonly perSecond: number
  /** Processor microseconds of the server per answer, median. */
  readonly cpuPerAnswer: number | null
  readonly errors: number
  /** Per round, for ratios. */
  readonly rounds: readonly { readonly perSecond: number; readonly cpu: number | null }[]
}

/** Median of a list of numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/**
 * Measures contenders in turn, ABC… then …CBA, after one round that is not counted, so that drift of the
 * machine touches all alike. `seconds` is the length of one slice.
 */
export async function interleave(
  contenders: readonly Contender[],
  options: { readonly rounds: number; readonly seconds: number; readonly connections: number },
): Promise<readonly Row[]> {
  const rounds = contenders.map(() => [] as { perSecond: number; cpu: number | null }[])
  const errors = contenders.map(() => 0)
  for (let round = 0; round <= options.rounds; round += 1) {
    const order = contenders.map((_, index) => index)
    if (round % 2 === 1) order.reverse()
    for (const index of order) {
      const contender = contenders[index]
      if (contender === undefined) continue
      const before = cpuMicros(contender.target)
      const result = await applyLoad({ port: contender.target.port, next: contender.next, ...options })
      const after = cpuMicros(contender.target)
      errors[index] = (errors[index] ?? 0) + result.errors
      if (round === 0) continue
      rounds[index]?.push({
        perSecond: result.answers / result.seconds,
        cpu: before === null || after === null ? null : (after - before) / Math.max(1, result.answers),
      })
    }
    console.log(`  round ${round} of ${options.rounds}${round === 0 ? ' (warm-up, not counted)' : ''}`)
  }
  return contenders.map((contender, index) => {
    const mine = rounds[index] ?? []
    const cpu = mine.flatMap((round) => (round.cpu === null ? [] : [round.cpu]))
    return {
      name: contender.target.name,
      perSecond: Math.round(median(mine.map((round) => round.perSecond))),
      cpuPerAnswer: cpu.length === 0 ? null : Math.round(median(cpu) * 10) / 10,
      errors: errors[index] ?? 0,
      rounds: mine,
    }
  })
}

/** Prints what was measured, a line each. */
export function printRows(rows: readonly Row[]): void {
  console.table(
    rows.map(({ name, perSecond, cpuPerAnswer, errors }) => ({
      name,
      'answers/s': perSecond,
      'CPU µs/answer': cpuPerAnswer,
      errors,
    })),
  )
}

/** Median, over the rounds, of one contender's rate divided by another's. */
export function ratio(over: Row, under: Row): number {
  return median(
    over.rounds.map((round, index) => round.perSecond / (under.rounds[index]?.perSecond ?? Number.NaN)),
  )
}

/** The same for processor time per answer. */
export function cpuRatio(over: Row, under: Row): number {
  return median(
    over.rounds.map((round, index) => (round.cpu ?? Number.NaN) / (under.rounds[index]?.cpu ?? Number.NaN)),
  )
}
