import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { type DueCounts, isDue, readDueCounts, selectDueCounts } from '@hongyan/kernel/due-counts'
import { readPlace, writePlace } from '@hongyan/kernel/keyset'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { normaliseNumber } from '../numbers/recognise-number.ts'
import { staffWith } from '../staff/own-staff.ts'
import { staffBranches, staffMay } from '../staff/staff-rights.ts'
import { claimTransitions } from './claim-state.ts'
import { scopeOfClaim } from './find-claim.ts'
import { type ClaimView, describeClaims } from './read-claims.ts'

/** Which claims a list holds. `open`: nothing is decided; `late`: nobody has looked at it for too long. */
export const claimGroups = [
  'open',
  'late',
  'received',
  'reviewing',
  'proof-needed',
  'granted',
  'refused',
  'all',
] as const
type ClaimGroup = (typeof claimGroups)[number]

/** What staff can do with a claim. */
export const claimWorkSteps = ['review', 'ask-proof', 'grant', 'refuse', 'note'] as const
type ClaimWorkStep = (typeof claimWorkSteps)[number]

/** How long a customer waits for a first word about a claim before it is late: a day. */
const firstWordMs = 86_400_000

export type ClaimWorkFilters = {
  readonly group: ClaimGroup
  readonly branch: string | null
  /** When they were filed, ms UTC: from, and before. */
  readonly from: number | null
  readonly until: number | null
  /** Number of a claim or a waybill. */
  readonly text: string
  readonly after: string | null
  readonly limit: number
}

export type ClaimWork = {
  readonly claim: ClaimView
  /** Code of the branch that took the goods in; null where they were not ordered here. */
  readonly branch: string | null
  /** By when somebody is to look at it; null where somebody has. */
  readonly dueAt: number | null
  readonly steps: readonly ClaimWorkStep[]
}
type ClaimWorkPage = { readonly rows: readonly ClaimWork[]; readonly next: string | null }

type Builder = ExpressionBuilder<Schema, 'claims'>

/** By when somebody is to look at a claim first; null where somebody has. */
const firstWordDue = sql<
  number | null
>`case when claims.state = 'received' then claims.state_since + ${sql.lit(firstWordMs)} end`

/** In the words of the index that holds these only. */
const isOpen = sql<SqlBool>`claims.state in ('received', 'reviewing', 'proof-needed')`

/** Claims about goods of the branches of whoever asks: open ones the oldest first, all others newest first. Refuses `forbidden`. */
export async function listClaimWork(ctx: Ctx, filters: ClaimWorkFilters): Promise<ClaimWorkPage> {
  const { group, after, limit } = filters
  const isOldestFirst = group === 'open' || group === 'late'
  const [, place = null] = after === null ? [] : (readPlace(after) ?? [])
  const seen = ofBranches(ctx)
  const found = await ctx.db.query
    .selectFrom('claims')
    .selectAll()
    .where((eb) => eb.and([...inGroup(eb, group, ctx.now()), ...seen(eb), ...within(eb, filters)]))
    .$if(place !== null, (query) => query.where('id', isOldestFirst ? '>' : '<', place ?? ''))
    .orderBy('id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  const claims = await describeClaims(ctx.db.query, page)
  const branches = await branchesOf(
    ctx,
    claims.map(({ waybillNo }) => waybillNo),
  )
  const last = page.at(-1)
  return {
    rows: claims.map((claim) => claimWork(ctx, claim, branches.get(claim.waybillNo) ?? null)),
    next: last && found.length > limit ? writePlace([last.id, last.id]) : null,
  }
}

/** How many claims nothing is decided of, by when somebody is to look at them first. */
export async function countClaimWork(ctx: Ctx): Promise<DueCounts & { readonly open: number }> {
  const seen = ofBranches(ctx)
  const row = await ctx.db.query
    .selectFrom('claims')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('open'),
      ...selectDueCounts(firstWordDue, ctx.now()),
    ])
    .where((eb) => eb.and([isOpen, ...seen(eb)]))
    .executeTakeFirstOrThrow()
  return { ...readDueCounts(row), open: Number(row.open) }
}

/** A claim as staff works on it. */
export function claimWork(ctx: Ctx, claim: ClaimView, branch: string | null): ClaimWork {
  const { kind, since } = claim.state
  const { actor } = ctx
  const may = actor.kind === 'person' && staffMay(actor, 'answer-claims', scopeOfClaim(branch))
  const next = claimTransitions[kind]
  const steps = claimWorkSteps.filter((step) => step === 'note' || next[step] !== undefined)
  return { claim, branch, dueAt: kind === 'received' ? since + firstWordMs : null, steps: may ? steps : [] }
}

async function branchesOf(ctx: Ctx, waybills: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (waybills.length === 0) return new Map()
  const rows = await ctx.db.query
    .selectFrom('order_waybills')
    .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
    .select(['order_waybills.waybill_no', 'orders.branch'])
    .where('order_waybills.waybill_no', 'in', waybills)
    .execute()
  return new Map(rows.map(({ waybill_no, branch }) => [waybill_no, branch]))
}

function ofBranches(ctx: Ctx): (eb: Builder) => readonly Expression<SqlBool>[] {
  const branches = staffBranches(staffWith(ctx, 'see-claims'), 'see-claims')
  return (eb) => (branches === null ? [] : [isOfBranch(eb, branches)])
}

function isOfBranch(eb: Builder, branches: readonly string[]): Expression<SqlBool> {
  return eb('waybill_no', 'in', (of) =>
    of
      .selectFrom('order_waybills')
      .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
      .select('order_waybills.waybill_no')
      .where('orders.branch', 'in', branches),
  )
}

function inGroup(eb: Builder, group: ClaimGroup, now: number): readonly Expression<SqlBool>[] {
  if (group === 'open') return [isOpen]
  if (group === 'late') return [isOpen, isDue(firstWordDue, 'late', now)]
  return group === 'all' ? [] : [eb('state', '=', group)]
}

function within(
  eb: Builder,
  { branch, from, until, text }: ClaimWorkFilters,
): readonly Expression<SqlBool>[] {
  const number = text.normalize('NFKC').trim().toUpperCase().slice(0, 40)
  return [
    ...(branch === null ? [] : [isOfBranch(eb, [branch])]),
    ...(from === null ? [] : [eb('created_at', '>=', from)]),
    ...(until === null ? [] : [eb('created_at', '<', until)]),
    ...(number === ''
      ? []
      : [eb.or([eb('number', '=', number), eb('waybill_no', '=', normaliseNumber(number))])]),
  ]
}
