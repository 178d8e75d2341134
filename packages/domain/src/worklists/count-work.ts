import type { Ctx } from '@hongyan/kernel/context'
import { type DueCounts, neverDue } from '@hongyan/kernel/due-counts'
import { countClaimWork } from '../claims/list-claim-work.ts'
import { countEnquiries } from '../enquiries/list-enquiries.ts'
import { countOrderWork } from '../orders/list-order-work.ts'
import { ownStaff } from '../staff/own-staff.ts'
import { type StaffRight, staffMaySomewhere } from '../staff/staff-rights.ts'
import { countFeedbackWork } from './list-feedback-work.ts'
import { countMissed } from './list-missed.ts'
import { countUnmapped } from './list-unmapped.ts'
import { countStuck } from './messages.ts'

/** The worklists that are counted, in the order of the menu. */
export const countedWorklists = [
  'enquiries',
  'orders',
  'claims',
  'search-misses',
  'item-misses',
  'feedback',
  'unmapped',
  'messages',
] as const
type CountedWorklist = (typeof countedWorklists)[number]

/** What waits in one worklist: how much in all, by when it is due, and how much is whoever asks'; null where it is nobody's. */
type WorkCount = DueCounts & {
  readonly matter: CountedWorklist
  readonly open: number
  readonly mine: number | null
}

type Counted = { readonly open: number; readonly mine?: number } & Partial<DueCounts>

/** Which right a list takes, and how it is counted. */
const counting: Readonly<
  Record<CountedWorklist, { readonly right: StaffRight; readonly count: (ctx: Ctx) => Promise<Counted> }>
> = {
  enquiries: { right: 'see-enquiries', count: countEnquiries },
  orders: { right: 'see-orders', count: countOrderWork },
  claims: { right: 'see-claims', count: countClaimWork },
  'search-misses': { right: 'see-documents', count: (ctx) => openOf(countMissed(ctx, 'site')) },
  'item-misses': { right: 'see-documents', count: (ctx) => openOf(countMissed(ctx, 'items')) },
  feedback: { right: 'see-documents', count: (ctx) => openOf(countFeedbackWork(ctx)) },
  unmapped: { right: 'see-messages', count: (ctx) => openOf(countUnmapped(ctx)) },
  // A message is listed as stuck when it should have arrived.
  messages: {
    right: 'see-messages',
    count: async (ctx) => {
      const stuck = await countStuck(ctx)
      return { open: stuck, late: stuck }
    },
  },
}

/** What waits in the worklists that whoever asks may see, in the order of the menu. Refuses `sign-in-needed`. */
export async function countWork(ctx: Ctx): Promise<readonly WorkCount[]> {
  const me = ownStaff(ctx)
  const counts: WorkCount[] = []
  for (const matter of countedWorklists) {
    const { right, count } = counting[matter]
    if (!staffMaySomewhere(me, right)) continue
    const { open, mine = null, ...due } = await count(ctx)
    const { late, withinHour, laterToday, nextAt } = { ...neverDue, ...due }
    counts.push({ matter, open, mine, late, withinHour, laterToday, nextAt })
  }
  return counts
}

async function openOf(count: Promise<number>): Promise<Counted> {
  return { open: await count }
}
