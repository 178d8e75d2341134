import type { RateVersionRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { noChange, partIn, type RateChange, type RatePart, rateChange } from './rate-change.ts'

export const rateStates = ['draft', 'in-review', 'refused', 'approved', 'taken-back'] as const
export type RateState = (typeof rateStates)[number]

/** In which states something may be done with a version. */
export const allowedIn: Readonly<
  Record<'save' | 'review' | 'approve' | 'refuse' | 'take-back', readonly RateState[]>
> = {
  save: ['draft', 'refused'],
  review: ['draft', 'refused'],
  approve: ['in-review'],
  refuse: ['in-review'],
  // What is approved only before its day.
  'take-back': ['draft', 'refused', 'in-review', 'approved'],
}

/** A version of prices and rules of transit. Days in China, instants in ms UTC, people by their ids. */
export type RateVersion = {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly validFrom: string
  readonly state: RateState
  readonly revision: number
  readonly change: RateChange
  readonly madeAt: number
  readonly madeBy: string
  readonly changedAt: number
  readonly changedBy: string
  readonly decidedAt: number | null
  readonly decidedBy: string | null
  readonly note: string | null
}

export function versionOfRow(row: RateVersionRow): RateVersion {
  return {
    id: row.id,
    number: Number(row.number),
    title: row.title,
    validFrom: row.valid_from,
    state: rateStates.find((state) => state === row.state) ?? 'taken-back',
    revision: Number(row.revision),
    change: readChange(row.change),
    madeAt: Number(row.made_at),
    madeBy: row.made_by,
    changedAt: Number(row.changed_at),
    changedBy: row.changed_by,
    decidedAt: row.decided_at === null ? null : Number(row.decided_at),
    decidedBy: row.decided_by,
    note: row.note,
  }
}

/** A change as it is stored; one that a later release cannot read any more is none. */
export function readChange(text: string): RateChange {
  const read = rateChange.safeParse(JSON.parse(text))
  return read.success ? read.data : noChange
}

/** Whether a day has not begun in China. */
export function isAhead({ now }: Pick<Ctx, 'now'>, day: string): boolean {
  return day > dayAtHome(now())
}

/** Refuses what cannot come into force on its day. */
export function wrongDay(code: 'day-over' | 'day-taken', detail: string = code): DomainError {
  return new DomainError({ entity: 'rates', code, detail })
}

export function settled(act: keyof typeof allowedIn): DomainError {
  return new DomainError({ entity: 'rates', code: 'settled', detail: `not in the state to ${act}` })
}

/** Refusal `changed`: somebody else saved the version. It carries what both made of each part. */
export class RatesChangedError extends DomainError {
  /** The revision that stands now. */
  readonly current: number
  readonly differences: readonly {
    readonly part: RatePart
    readonly mine: unknown
    readonly theirs: unknown
  }[]

  constructor(current: number, parts: readonly RatePart[], mine: RateChange, theirs: RateChange) {
    super({ entity: 'rates', code: 'changed', detail: 'somebody else saved it' })
    this.current = current
    this.differences = parts.map((part) => ({
      part,
      mine: partIn(mine, part) ?? null,
      theirs: partIn(theirs, part) ?? null,
    }))
  }
}
