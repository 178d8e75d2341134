import type { DeskReleaseRow } from '@hongyan/db'
import { type LocaleId, writtenIds } from '@hongyan/locales'

/** What a release does with a document in one language. */
export const releaseKinds = ['publish', 'withdraw', 'put-back'] as const
type ReleaseKind = (typeof releaseKinds)[number]

export const releaseStates = [
  'in-review',
  'approved',
  'refused',
  'scheduled',
  'done',
  'failed',
  'cancelled',
] as const
export type ReleaseState = (typeof releaseStates)[number]

/** In which states something may be done with a release. */
export const allowedIn: Readonly<
  Record<'approve' | 'refuse' | 'publish' | 'schedule' | 'cancel', readonly ReleaseState[]>
> = {
  approve: ['in-review'],
  refuse: ['in-review', 'approved'],
  publish: ['approved', 'scheduled'],
  // A date may be moved; what failed may be tried at another one.
  schedule: ['approved', 'scheduled', 'failed'],
  cancel: ['in-review', 'approved', 'scheduled', 'failed'],
}

/** One language of a document on its way to the site, or off it. Instants in ms UTC. */
export type Release = {
  readonly id: string
  readonly kind: ReleaseKind
  /** Of the document: `news/wuhan-phase-two`. */
  readonly name: string
  readonly documentKind: string
  readonly title: string | null
  readonly language: LocaleId
  readonly revision: number
  readonly state: ReleaseState
  readonly askedAt: number
  /** Ids of staff; null where nobody has. */
  readonly askedBy: string
  readonly decidedAt: number | null
  readonly decidedBy: string | null
  /** What was said as it was asked for, or decided. */
  readonly note: string | null
  readonly dueAt: number | null
  /** The zone in which the time was chosen, by its IANA name. */
  readonly zone: string | null
  readonly doneAt: number | null
  readonly doneBy: string | null
  /** Why it failed. */
  readonly problem: string | null
  /** When whoever asked would like it published, and the zone in which they chose that. */
  readonly wishedAt: number | null
  readonly wishedZone: string | null
}

export function releaseOf(row: DeskReleaseRow): Release {
  return {
    id: row.id,
    kind: releaseKinds.find((kind) => kind === row.kind) ?? 'publish',
    name: row.name,
    documentKind: row.document_kind,
    title: row.title,
    language: readLanguage(row.language),
    revision: Number(row.revision),
    state: releaseStates.find((state) => state === row.state) ?? 'cancelled',
    askedAt: Number(row.asked_at),
    askedBy: row.asked_by,
    decidedAt: numberOf(row.decided_at),
    decidedBy: row.decided_by,
    note: row.note,
    dueAt: numberOf(row.due_at),
    zone: row.zone,
    doneAt: numberOf(row.done_at),
    doneBy: row.done_by,
    problem: row.problem,
    wishedAt: numberOf(row.wished_at),
    wishedZone: row.wished_zone,
  }
}

function readLanguage(language: string): LocaleId {
  const known = writtenIds.find((id) => id === language)
  if (known === undefined) throw new Error(`a release has the language ${language}`)
  return known
}

function numberOf(value: number | null): number | null {
  return value === null ? null : Number(value)
}
