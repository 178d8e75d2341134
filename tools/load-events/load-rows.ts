import type { Deliver } from './deliver.ts'
import { explainRefusals } from './explain-refusals.ts'
import { ownCopy } from './own-copy.ts'
import type { Row, RowsInTurn } from './read-rows.ts'

/** One thing that is wrong with a row. */
export type RowProblem = { readonly row: number; readonly problem: string }

type Outcome = 'stored' | 'duplicate' | 'refused'

export type LoadReport = {
  /** How many rows came to each outcome. */
  readonly counts: Readonly<Record<Outcome, number>>
  /** Problems of refused rows, in the order of the file: the first of them. */
  readonly problems: readonly RowProblem[]
  /** How many more there are. */
  readonly more: number
}

type LoadOptions = {
  /** All that is wrong with an event before it is sent; empty where nothing is. */
  readonly check: (event: unknown) => readonly string[]
  readonly deliver: Deliver
  /** Told of each row, in the order of the file. */
  readonly onVerdict?: (row: number, outcome: Outcome) => void
  readonly onProgress?: (done: number) => void
}

/** Bounds of one batch: what the door accepts, with room for its envelope. */
const batchEvents = 1000
const batchBytes = 3_500_000
/** Problems that are told one by one. */
const mostProblems = 10_000

/**
 * Sends rows in batches, in the order of the file, and reports on every row. Only a batch of them is in memory; `again`
 * reads the file once more, where what led to a refusal has to be looked for.
 */
export async function loadRows(again: () => RowsInTurn, options: LoadOptions): Promise<LoadReport> {
  const counts = { stored: 0, duplicate: 0, refused: 0 }
  const problems: RowProblem[] = []
  let more = 0
  let done = 0

  function judge(row: number, outcome: Outcome, found: readonly string[] = []): void {
    counts[outcome] += 1
    options.onVerdict?.(row, outcome)
    for (const problem of found) {
      if (problems.length < mostProblems) problems.push({ row, problem: ownCopy(problem) })
      else more += 1
    }
  }

  for await (const batch of batchesOf(again(), options.check)) {
    const events = batch.flatMap((line) => ('event' in line ? [line.event] : []))
    const outcomes = events.length === 0 ? [] : await options.deliver(events)
    let next = 0
    for (const line of batch) {
      if ('problems' in line) judge(line.row, 'refused', line.problems)
      else {
        const { outcome, problem = 'no answer for this event' } = outcomes[next++] ?? { outcome: 'refused' }
        judge(line.row, outcome, outcome === 'refused' ? [problem] : [])
      }
    }
    done += batch.length
    options.onProgress?.(done)
  }
  return { counts, problems: await explainRefusals(again, problems), more }
}

async function* batchesOf(turns: RowsInTurn, check: LoadOptions['check']): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = []
  let bytes = 0
  for await (const rows of turns) {
    for (const line of rows) {
      const found = 'problems' in line ? line.problems : check(line.event)
      const size = 'event' in line && found.length === 0 ? Buffer.byteLength(JSON.stringify(line.event)) : 0
      if (batch.length === batchEvents || (bytes + size > batchBytes && bytes > 0)) {
        yield batch
        batch = []
        bytes = 0
      }
      batch.push(found.length > 0 ? { row: line.row, problems: found } : line)
      bytes += size
    }
  }
  if (batch.length > 0) yield batch
}
