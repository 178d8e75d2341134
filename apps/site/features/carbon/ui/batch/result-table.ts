import type { Boundary } from '@hongyan/domain/carbon/amount'
import type { TransportMode } from '@hongyan/domain/carbon/legs/leg'
import type { BatchWords } from './batch-words.ts'
import type { AskedRow } from './read-rows.ts'

/** One row as the server worked it out. */
export type DoneRow = {
  readonly problem: keyof BatchWords['problems'] | null
  readonly weightKg: number | null
  readonly mode: TransportMode | null
  readonly km: number | null
  readonly china: Sum | null
  readonly international: Sum | null
  readonly wtt: number | null
  readonly ttw: number | null
  readonly link: string | null
}
type Sum = { readonly kgCo2e: number; readonly boundary: Boundary }

/** An asked row beside its answer. */
export type BatchLine = { readonly asked: AskedRow; readonly done: DoneRow }

/** A cell of the export: numbers stay numbers, exact to the milligram. */
export type ExportCell = string | number | null

/** The whole batch as a table to keep, a heading first. */
export function resultTable(
  words: BatchWords,
  lines: readonly BatchLine[],
  about: { readonly set: string; readonly origin: string },
): readonly (readonly ExportCell[])[] {
  const { columns } = words
  const heads = [
    columns.row,
    columns.from,
    columns.to,
    columns.weight,
    columns.mode,
    columns.km,
    columns.international,
    columns.internationalBoundary,
    columns.wtt,
    columns.ttw,
    columns.china,
    columns.chinaBoundary,
    columns.set,
    columns.link,
    columns.problem,
  ]
  const body = lines.map(({ asked, done }, index): readonly ExportCell[] => [
    index + 1,
    asked.from,
    asked.to,
    done.weightKg ?? asked.weight,
    done.mode === null ? asked.mode : words.modes[done.mode],
    done.km,
    done.international?.kgCo2e ?? null,
    done.international && boundaryOf(words, done.international),
    done.wtt,
    done.ttw,
    done.china?.kgCo2e ?? null,
    done.china && boundaryOf(words, done.china),
    about.set,
    done.link && about.origin + done.link,
    done.problem && words.problems[done.problem],
  ])
  return [heads, ...body]
}

/** A sum that is open is one of parts that differ: every way has a handling, which is well-to-wheel. */
function boundaryOf({ boundaries }: BatchWords, { boundary }: Sum): string {
  return boundary === 'open' ? boundaries.mixed : boundaries[boundary]
}
