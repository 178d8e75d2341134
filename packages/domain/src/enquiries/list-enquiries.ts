import type { EnquiryDetailsRow, EnquiryRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { countIf, type DueCounts, isDue, readDueCounts, selectDueCounts } from '@hongyan/kernel/due-counts'
import { behindPlace, readPlace, writePlace } from '@hongyan/kernel/keyset'
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { mobileMac } from '../codes/code-digests.ts'
import { staffWith } from '../staff/own-staff.ts'
import { staffNames } from '../staff/staff-names.ts'
import { readPhone } from '../typed/read-phone.ts'
import { readEnquiryNumber } from './enquiry-number.ts'
import { awaitingCall, type EnquiryStatus, type EnquiryStatusKind, readStatus } from './enquiry-status.ts'
import { type EnquiryStep, stepsOf } from './enquiry-steps.ts'
import { firstCallDueAt } from './first-call.ts'
import { similarEnquiries } from './similar-enquiries.ts'

/**
 * Which enquiries a list holds. `open`: nobody has called yet; `overdue`: and should have; `within-hour` and
 * `later-today`: and is to by then; spam is in none but its own.
 */
export const enquiryGroups = [
  'open',
  'overdue',
  'within-hour',
  'later-today',
  'contacted',
  'closed',
  'withdrawn',
  'spam',
  'all',
] as const
type EnquiryGroup = (typeof enquiryGroups)[number]
/** Those in the order in which they are to be called. */
const byDueGroups: readonly EnquiryGroup[] = ['open', 'overdue', 'within-hour', 'later-today']

export type EnquiryFilters = {
  readonly group: EnquiryGroup
  /** The id of somebody of staff, `me`, or `nobody`; null for everybody's. */
  readonly assignee: string | null
  /** When they came in, ms UTC: from, and before. */
  readonly from: number | null
  readonly until: number | null
  /** A number, a phone, or a part of the names of company or contact. */
  readonly text: string
  /** `due`: whoever is to be called first stands first, of those to be called; `newest` else. */
  readonly sort: 'due' | 'newest'
  /** `next` of the page before. */
  readonly after: string | null
  readonly limit: number
}

/** An enquiry in a list of staff: `details` are personal. Instants are ms UTC. */
export type EnquiryWork = {
  readonly id: string
  readonly number: string
  readonly status: EnquiryStatus
  readonly receivedAt: number
  /** By when it is to be called first; null where it has been, or is not to be any more. */
  readonly dueAt: number | null
  readonly assignee: string | null
  readonly spam: readonly string[]
  readonly form: EnquiryRow['form']
  readonly locale: string
  /** What was written; null where it is deleted. */
  readonly details: EnquiryDetailsRow | null
  /** Numbers of others that may be the same, and how many are worked on under this one. */
  readonly similar: readonly string[]
  readonly joined: number
  readonly steps: readonly EnquiryStep[]
}

export type EnquiryWorkPage = {
  readonly rows: readonly EnquiryWork[]
  readonly next: string | null
  readonly nameOf: (staffId: string | null) => string | null
}

/** In the words of the index over first calls, which holds these only. */
const isAwaiting = sql<SqlBool>`enquiries.status in ('received', 'assigned', 'first-call-due')`

type Builder = ExpressionBuilder<Schema, 'enquiries'>

/** The enquiries of a list, a page at a time; those worked on under another stand in none. Refuses `forbidden`. */
export async function listEnquiries(ctx: Ctx, filters: EnquiryFilters): Promise<EnquiryWorkPage> {
  const me = staffWith(ctx, 'see-enquiries').staffId
  const { group, limit, after } = filters
  const isByDue = filters.sort === 'due' && byDueGroups.includes(group)
  const place = after === null ? null : readPlace(after)
  const columns = isByDue
    ? ({ by: 'enquiries.first_call_at', id: 'enquiries.id' } as const)
    : ({ by: 'enquiries.id', id: 'enquiries.id' } as const)
  const found = await ctx.db.query
    .selectFrom('enquiries')
    .selectAll()
    .where((eb) => eb.and([...inGroup(eb, group, ctx.now()), ...within(ctx, eb, filters, me)]))
    .where('joined_to', 'is', null)
    .$if(place !== null, (query) =>
      query.where((eb) => behindPlace(eb, place ?? ['', ''], columns, isByDue ? 'asc' : 'desc')),
    )
    .orderBy(columns.by, isByDue ? 'asc' : 'desc')
    .$if(isByDue, (query) => query.orderBy('id'))
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  const rows = await workOf(ctx, page)
  const nameOf = await staffNames(
    ctx.db.query,
    rows.map(({ assignee }) => assignee),
  )
  const last = page.at(-1)
  const by = last && (isByDue ? Number(last.first_call_at) : last.id)
  return { rows, nameOf, next: last && found.length > limit ? writePlace([by ?? '', last.id]) : null }
}

/** Enquiries as staff works on them, in the order of the rows. */
export async function workOf(
  ctx: Ctx,
  rows: readonly Selectable<EnquiryRow>[],
): Promise<readonly EnquiryWork[]> {
  if (rows.length === 0) return []
  const { query } = ctx.db
  const ids = rows.map(({ id }) => id)
  const details = await query
    .selectFrom('enquiry_details')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .execute()
  const under = await query
    .selectFrom('enquiries')
    .select(({ fn }) => ['joined_to', fn.countAll<number | string>().as('count')])
    .where('joined_to', 'in', ids)
    .groupBy('joined_to')
    .execute()
  const similarTo = await similarEnquiries(query, ids)
  const detailsOf = new Map(details.map((row) => [row.enquiry_id, row]))
  return rows.map((row) => {
    const status = readStatus(row)
    const awaits = row.spam_reasons === null && isAwaitingCall(status.kind)
    return {
      id: row.id,
      number: row.number,
      status,
      receivedAt: row.created_at,
      dueAt: awaits ? Number(row.first_call_at) || firstCallDueAt(row.created_at) : null,
      assignee: row.assignee,
      spam: row.spam_reasons === null ? [] : (JSON.parse(row.spam_reasons) as string[]),
      form: row.form,
      locale: row.locale,
      details: detailsOf.get(row.id) ?? null,
      similar: similarTo(row.id),
      joined: Number(under.find(({ joined_to }) => joined_to === row.id)?.count ?? 0),
      steps: stepsOf(row),
    }
  })
}

/** How many enquiries wait for a first call, by when that is due, how many are whoever asks' and how many nobody's. */
export async function countEnquiries(
  ctx: Ctx,
): Promise<DueCounts & { readonly open: number; readonly mine: number; readonly free: number }> {
  const me = staffWith(ctx, 'see-enquiries').staffId
  const row = await ctx.db.query
    .selectFrom('enquiries')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('open'),
      ...selectDueCounts(eb.ref('first_call_at'), ctx.now()),
      countIf(eb('assignee', '=', me)).as('mine'),
      countIf(eb('assignee', 'is', null)).as('free'),
    ])
    .where(isAwaiting)
    .where('spam_reasons', 'is', null)
    .where('joined_to', 'is', null)
    .executeTakeFirstOrThrow()
  const { open, mine, free } = row
  return { ...readDueCounts(row), open: Number(open), mine: Number(mine), free: Number(free) }
}

function isAwaitingCall(kind: EnquiryStatusKind): boolean {
  return awaitingCall.some((one) => one === kind)
}

function inGroup(eb: Builder, group: EnquiryGroup, now: number): readonly Expression<SqlBool>[] {
  const genuine = eb('spam_reasons', 'is', null)
  switch (group) {
    case 'open':
      return [isAwaiting, genuine]
    case 'overdue':
      return [isAwaiting, genuine, isDue(eb.ref('first_call_at'), 'late', now)]
    case 'within-hour':
    case 'later-today':
      return [isAwaiting, genuine, isDue(eb.ref('first_call_at'), group, now)]
    case 'spam':
      return [eb('spam_reasons', 'is not', null)]
    case 'all':
      return []
    default:
      return [eb('status', '=', group), genuine]
  }
}

function within(
  ctx: Ctx,
  eb: Builder,
  { assignee, from, until, text }: EnquiryFilters,
  me: string,
): readonly Expression<SqlBool>[] {
  return [
    ...(assignee === null
      ? []
      : [
          assignee === 'nobody'
            ? eb('assignee', 'is', null)
            : eb('assignee', '=', assignee === 'me' ? me : assignee),
        ]),
    ...(from === null ? [] : [eb('created_at', '>=', from)]),
    ...(until === null ? [] : [eb('created_at', '<', until)]),
    ...(text.trim() === '' ? [] : [matches(ctx, eb, text.trim())]),
  ]
}

function matches(ctx: Ctx, eb: Builder, text: string): Expression<SqlBool> {
  const number = readEnquiryNumber(text)
  if (number !== null) return eb('number', '=', number)
  const phone = readPhone(text)
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const details = eb
    .selectFrom('enquiry_details')
    .select('enquiry_details.enquiry_id')
    .whereRef('enquiry_details.enquiry_id', '=', 'enquiries.id')
  if (phone.kind === 'phone')
    return eb.exists(details.where('mobile_mac', '=', mobileMac(ctx.settings.tailKey, phone.phone)))
  return eb.exists(
    details.where(
      sql<SqlBool>`(lower(company_name) like lower(${like}) escape '\\' or lower(contact_name) like lower(${like}) escape '\\')`,
    ),
  )
}
