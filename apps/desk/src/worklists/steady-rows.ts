import type { Row } from './declarations.ts'

type Page = { readonly rows: readonly Row[] }

/** What of a list is shown: its rows stay where they are while it is asked for again. */
export type Steady = {
  /** Of which list and filters; others begin anew. */
  readonly id: string
  /** How often somebody has taken what is new. */
  readonly taken: number
  /** Pages that have been read. */
  readonly pages: number
  readonly rows: readonly Row[]
  /** Rows that came since, by their keys. */
  readonly fresh: number
  /** Rows have left, or stand in another order. */
  readonly isMoved: boolean
}

/**
 * What is shown of a list after it was read: the rows that were shown, in their order, with what they say now; further
 * pages follow them. What is new is counted, and shown once it is taken.
 */
export function steadyRows(
  before: Steady | null,
  now: { readonly id: string; readonly taken: number; readonly pages: readonly Page[] },
  keyOf: (row: Row) => string,
): Steady {
  const { id, taken, pages } = now
  const latest = byKey(
    pages.flatMap(({ rows }) => rows),
    keyOf,
  )
  if (before === null || before.id !== id || before.taken !== taken)
    return { id, taken, pages: pages.length, rows: [...latest.values()], fresh: 0, isMoved: false }
  const further = pages.slice(before.pages).flatMap(({ rows }) => rows)
  const shown = byKey([...before.rows, ...further], keyOf)
  const order = [...latest.keys()].filter((key) => shown.has(key))
  return {
    id,
    taken,
    pages: pages.length,
    // One that has left stays as it was last.
    rows: [...shown].map(([key, row]) => latest.get(key) ?? row),
    fresh: [...latest.keys()].filter((key) => !shown.has(key)).length,
    isMoved: [...shown.keys()].some((key, index) => key !== order[index]),
  }
}

/** A row that moved behind while pages came stands in two of them: the first counts. */
function byKey(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> {
  const found = new Map<string, Row>()
  for (const row of rows) if (!found.has(keyOf(row))) found.set(keyOf(row), row)
  return found
}
