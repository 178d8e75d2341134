import type { Ctx } from '@hongyan/kernel/context'
import { countClaimWork } from '../claims/list-claim-work.ts'
import { countEnquiries } from '../enquiries/list-enquiries.ts'
import { countOrderWork } from '../orders/list-order-work.ts'
import { ownStaff } from '../staff/own-staff.ts'
import { staffMaySomewhere } from '../staff/staff-rights.ts'
import { countStuck } from './messages.ts'

/** What waits in one worklist: how much in all, how much of it too long, and how much is whoever asks'. */
type WorkCount = {
  readonly worklist: 'enquiries' | 'orders' | 'claims' | 'messages'
  readonly open: number
  readonly overdue: number
  readonly mine: number | null
}

/** What needs doing today, by the rights of whoever asks: where something is overdue first. Refuses `sign-in-needed`. */
export async function countWork(ctx: Ctx): Promise<readonly WorkCount[]> {
  const me = ownStaff(ctx)
  const counts: WorkCount[] = []
  if (staffMaySomewhere(me, 'see-enquiries')) {
    const { open, overdue, mine } = await countEnquiries(ctx)
    counts.push({ worklist: 'enquiries', open, overdue, mine })
  }
  if (staffMaySomewhere(me, 'see-orders')) {
    const { waiting, late } = await countOrderWork(ctx)
    counts.push({ worklist: 'orders', open: waiting, overdue: late, mine: null })
  }
  if (staffMaySomewhere(me, 'see-claims')) {
    const { open, late } = await countClaimWork(ctx)
    counts.push({ worklist: 'claims', open, overdue: late, mine: null })
  }
  if (staffMaySomewhere(me, 'see-messages')) {
    const stuck = await countStuck(ctx)
    counts.push({ worklist: 'messages', open: stuck, overdue: stuck, mine: null })
  }
  // `sort` keeps the order of the menu among equals.
  return counts.sort((a, b) => Number(b.overdue > 0) - Number(a.overdue > 0))
}
