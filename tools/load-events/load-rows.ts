import type { Deliver } from './deliver.ts'
import { explainRefusals } from './explain-refusals.ts'
import type { Row } from './read-rows.ts'

/** One thing that is wrong with a row. */
export type RowProblem = { readonly row: number; readonly problem: string }

/** What became, or would become, of a row. */
type RowVerdict = { readonly row: number; readonly outcome: 'stored' | 'duplicate' | 'refused' }

export type LoadReport = {
  /** One for each row, in the order of the file. */
  readonly verdicts: readonly RowVerdict[]
  /** Every problem of every refused row, in the order of the file. */
  readonly problems: readonly RowProblem[]
}

type LoadOptions = {
  /** All that is wrong with an event before it is sent; empty where nothing is. */
  readonly check: (event: unknown) => readonly string[]
  readonly deliver: Deliver
  readonly onProgress?: (done: number, all: number) => void
}

/** Bounds of one batch: what the door accepts, with room for its envelope. */
const batchEvents = 1000
const batchBytes = 3_500_000

/** Sends the rows in batches, in the order of the file, and reports on every row. */
export async function loadRows(rows: readonly Row[], options: LoadOptions): Promise<LoadReport> {
  const verdicts: RowVerdict[] = []
  const problems: RowProblem[] = []
  const refuse = (row: number, found: readonly string[]): void => {
    verdicts.push({ row, outcome: 'refused' })
    problems.push(...found.map((problem) => ({ row, problem })))
  }
  const good: { row: number; event: unknown; bytes: number }[] = []
  for (const row of rows) {
    const found = 'problems' in row ? row.problems : options.check(row.event)
    if (found.length > 0) refuse(row.row, found)
    else if ('event' in row) {
      good.push({ row: row.row, event: row.event, bytes: Buffer.byteLength(JSON.stringify(row.event)) })
    }
  }

  for (let done = 0; done < good.length; ) {
    const batch = nextBatch(good, done)
    const outcomes = await options.deliver(batch.map(({ event }) => event))
    for (const [index, { row }] of batch.entries()) {
      const { outcome, problem = 'no answer for this event' } = outcomes[index] ?? { outcome: 'refused' }
      if (outcome === 'refused') refuse(row, [problem])
      else verdicts.push({ row, outcome })
    }
    done += batch.length
    options.onProgress?.(done, good.length)
  }
  const inOrder = <T extends { readonly row: number }>(list: T[]): readonly T[] =>
    list.sort((one, other) => one.row - other.row)
  return { verdicts: inOrder(verdicts), problems: explainRefusals(rows, inOrder(problems)) }
}

/** How many rows came to an outcome. */
export function countOf({ verdicts }: LoadReport, outcome: RowVerdict['outcome']): number {
  return verdicts.filter((verdict) => verdict.outcome === outcome).length
}

function nextBatch<T extends { readonly bytes: number }>(items: readonly T[], from: number): readonly T[] {
  let bytes = 0
  let to = from
  while (to < items.length && to - from < batchEvents) {
    bytes += items[to]?.bytes ?? 0
    if (bytes > batchBytes && to > from) break
    to++
  }
  return items.slice(from, to)
}
