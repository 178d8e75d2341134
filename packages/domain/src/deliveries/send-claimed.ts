import type { DeliveryRow } from '@hongyan/db'
import type { Ctx } from '../context.ts'
import { readRecord } from '../enquiries/read-record.ts'
import { backOffMs, longestWaitMs, mostRefusals } from './back-off.ts'
import type { DeliveryKind, DeliveryOutcome, DeliveryPort, DeliveryTarget } from './delivery-ports.ts'

export type Delivered = {
  readonly target: DeliveryTarget
  readonly number: string
  readonly became: 'delivered' | 'waiting' | 'parked'
  readonly problem: string | null
}

/**
 * Sends what was claimed and stores what became of it. A process that dies on the way leaves a claim that runs
 * out, and the message is sent again.
 */
export async function sendClaimed(ctx: Ctx, row: DeliveryRow, port: DeliveryPort): Promise<Delivered> {
  const outcome = await attempt(ctx, row, port)
  const next = nextOf(row, outcome, ctx.now())
  await ctx.db.query
    .updateTable('deliveries')
    .set(next)
    .where('id', '=', row.id)
    // Whoever took over after the claim ran out has counted one attempt more and decides.
    .where('state', '=', 'sending')
    .where('attempts', '=', row.attempts)
    .execute()
  const { state: became, problem } = next
  return { target: row.target as DeliveryTarget, number: row.number, became, problem }
}

async function attempt(ctx: Ctx, row: DeliveryRow, port: DeliveryPort): Promise<DeliveryOutcome> {
  const enquiry = row.kind === 'withdrawn' ? null : await readRecord(ctx.db, row.enquiry_id)
  // Consent was withdrawn meanwhile: there is nothing to tell any more, and the withdrawal is queued behind.
  if (enquiry === null && row.kind !== 'withdrawn') return { kind: 'delivered' }
  const kind = row.kind as DeliveryKind
  try {
    return await port.send({ id: row.id, number: row.number, kind, revision: row.revision, enquiry })
  } catch (error) {
    return { kind: 'later', problem: error instanceof Error ? error.name : 'unknown fault' }
  }
}

function nextOf(row: DeliveryRow, outcome: DeliveryOutcome, now: number) {
  if (outcome.kind === 'delivered') {
    return { state: 'delivered', finished_at: now, problem: null, refusals: row.refusals } as const
  }
  const problem = outcome.problem.slice(0, 200)
  const refusals = row.refusals + (outcome.kind === 'refused' ? 1 : 0)
  if (refusals >= mostRefusals) return { state: 'parked', finished_at: null, problem, refusals } as const
  const asked = outcome.kind === 'later' ? (outcome.afterMs ?? 0) : 0
  const wait = Math.max(Math.min(asked, longestWaitMs), backOffMs(row.attempts, Math.random()))
  return { state: 'waiting', next_at: now + wait, problem, refusals, finished_at: null } as const
}
