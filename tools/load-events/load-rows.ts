import type { Deliver } from './deliver.ts'
import type { Row } from './read-rows.ts'

/** A row that was not stored, and why. */
export type RowProblem = { readonly row: number; readonly problem: string }

export type LoadReport = {
  readonly rows: number
  readonly stored: number
  readonly duplicates: number
  readonly problems: readonly RowProblem[]
}

export type LoadOptions = {
  /** Says what is wrong with an event before it is sent, or null. */
  readonly check: (event: unknown) => string | null
  /** Null to check only. */
  readonly deliver: Deliver | null
  readonly onProgress?: (done: number, all: number) => void
}

/** Bounds of one batch: what the door accepts, with room for its envelope. */
const batchEvents = 1000
const batchBytes = 3_500_000

/** Sends the rows in batches, in the order of the file, and reports every row that was not stored. */
export async function loadRows(rows: readonly Row[], options: LoadOptions): Promise<LoadReport> {
  const problems: RowProblem[] = []
  const good: { row: number; event: unknown; bytes: number }[] = []
  for (const row of rows) {
    const problem = 'problem' in row ? row.problem : options.check(row.event)
    if (problem !== null) problems.push({ row: row.row, problem })
    else if ('event' in row) {
      good.push({ row: row.row, event: row.event, bytes: Buffer.byteLength(JSON.stringify(row.event)) })
    }
  }

  let stored = 0
  let duplicates = 0
  let done = 0
  while (options.deliver && done < good.length) {
    const batch = nextBatch(good, done)
    const outcomes = await options.deliver(batch.map(({ event }) => event))
    for (const [index, { row }] of batch.entries()) {
      const outcome = outcomes[index]
      if (outcome?.outcome === 'stored') stored++
      else if (outcome?.outcome === 'duplicate') duplicates++
      else problems.push({ row, problem: outcome?.problem ?? 'no answer for this event' })
    }
    done += batch.length
    options.onProgress?.(done, good.length)
  }
  return { rows: rows.length, stored, duplicates, problems: problems.sort((a, b) => a.row - b.row) }
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
