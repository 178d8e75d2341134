import { changedFrom, type RateChange, rateChange, withChange } from '@hongyan/domain/rates/rate-change'
import { useMemo, useState } from 'react'
import { placeBefore } from './band-rows.ts'
import { type CellProblem, readCell } from './cell-kinds.ts'
import { type Path, valueAt, withValue } from './set-value.ts'
import type { Cell } from './tables.ts'

/** What is wrong with a cell: it cannot be read, or the rules do not allow what it says. */
type ProblemName = CellProblem | 'small' | 'big' | 'band' | 'wrong'

/** Rates that are written in tables. */
export type RatesEditor = {
  readonly readOnly: boolean
  /** As they stand, whole. */
  readonly rates: RateChange
  /** As they would stand without the version. */
  readonly base: RateChange
  /** The parts that differ. */
  readonly change: RateChange
  /** What is wrong, by path. */
  readonly problems: ReadonlyMap<string, ProblemName>
  readonly read: (cell: Cell) => {
    readonly value: unknown
    readonly before: unknown
    readonly typed: string | null
    readonly problem: ProblemName | null
  }
  readonly type: (typed: readonly { readonly cell: Cell; readonly text: string }[]) => void
  /** Puts a value in place that is not typed: a row, a choice. */
  readonly put: (path: Path, value: unknown) => void
}

type State = { readonly rates: RateChange; readonly typed: ReadonlyMap<string, Typed> }
type Typed = { readonly text: string; readonly problem: CellProblem }

const keyOf = (path: Path): string => path.join('.')

/** Edits the rates of a version, which begin as `base` with `change` in them. */
export function useRates(base: RateChange, change: RateChange, readOnly: boolean): RatesEditor {
  const [{ rates, typed }, setState] = useState<State>(() => ({
    rates: withChange(base, change),
    typed: new Map(),
  }))
  const problems = useMemo(() => problemsOf(rates, typed), [rates, typed])
  return {
    readOnly,
    rates,
    base,
    change: useMemo(() => changedFrom(base, rates), [base, rates]),
    problems,
    read: ({ path }) => {
      const key = keyOf(path)
      return {
        value: valueAt(rates, path),
        before: valueAt(base, placeBefore(base, rates, path)),
        typed: typed.get(key)?.text ?? null,
        problem: problems.get(key) ?? null,
      }
    },
    type: (cells) => setState((state) => cells.reduce(typeOne, state)),
    put: (path, value) =>
      setState((state) => ({
        rates: withValue(state.rates, path, value),
        // What was typed in the rows of before has no place among those of now.
        typed: new Map([...state.typed].filter(([key]) => !key.startsWith(`${keyOf(path)}.`))),
      })),
  }
}

function typeOne(state: State, { cell, text }: { readonly cell: Cell; readonly text: string }): State {
  const key = keyOf(cell.path)
  const typed = new Map(state.typed)
  const read = readCell(text, cell.kind)
  const isMissing = read.kind === 'value' && read.value === undefined && cell.empty === undefined
  if (read.kind === 'problem' || isMissing) {
    typed.set(key, { text, problem: read.kind === 'problem' ? read.problem : 'empty' })
    return { ...state, typed }
  }
  typed.delete(key)
  const value = read.value ?? (cell.empty === null ? null : undefined)
  const rates = [cell.path, ...(cell.also ? [cell.also] : [])].reduce(
    (all, path) => withValue(all, path, value),
    state.rates,
  )
  return { rates, typed }
}

function problemsOf(rates: RateChange, typed: State['typed']): ReadonlyMap<string, ProblemName> {
  const read = rateChange.safeParse(rates)
  const found = read.success
    ? []
    : read.error.issues.map((issue) => [keyOf(issue.path as Path), nameOf(issue)] as const)
  return new Map<string, ProblemName>([
    ...found,
    ...[...typed].map(([key, { problem }]) => [key, problem] as const),
  ])
}

function nameOf(issue: {
  readonly code: string
  readonly path: PropertyKey[]
  readonly input?: unknown
}): ProblemName {
  if (issue.code === 'too_small') return 'small'
  if (issue.code === 'too_big') return 'big'
  if (issue.code === 'invalid_type') return 'empty'
  return issue.code === 'custom' && issue.path.at(-2) === 'bands' ? 'band' : 'wrong'
}
