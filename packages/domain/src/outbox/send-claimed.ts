import type { OutboxRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { backOffMs, longestWaitMs, mostRefusals } from './back-off.ts'
import { composeMessage } from './compose-message.ts'
import { noteAnswer } from './note-answer.ts'
import type { OutboxMessage, OutboxTarget } from './outbox-message.ts'
import type { OutboxPort, SendOutcome } from './outbox-port.ts'

/** What became of one attempt. */
export type SentMessage = {
  readonly target: OutboxTarget
  readonly number: string
  readonly became: 'delivered' | 'waiting' | 'parked'
  readonly problem: string | null
}

/**
 * Sends what was claimed and stores what became of it. A process that dies on the way leaves a claim that runs
 * out, and the message is sent again.
 */
export async function sendClaimed(ctx: Ctx, row: OutboxRow, port: OutboxPort): Promise<SentMessage> {
  const message = await composeMessage(ctx, row)
  const began = ctx.now()
  // What it was about is gone, and what became of it is queued behind.
  const outcome = message === null ? ({ kind: 'delivered' } as const) : await attempt(port, message)
  const next = nextOf(row, outcome, ctx.now())
  await ctx.db.query
    .updateTable('outbox')
    .set(next)
    .where('id', '=', row.id)
    // Whoever took over after the claim ran out has counted one attempt more and decides.
    .where('state', '=', 'sending')
    .where('attempts', '=', row.attempts)
    .execute()
  if (message !== null) await noteAnswer(ctx, row, { outcome, tookMs: ctx.now() - began })
  const { state: became, problem } = next
  return { target: row.target as OutboxTarget, number: row.number, became, problem }
}

async function attempt(port: OutboxPort, message: OutboxMessage): Promise<SendOutcome> {
  try {
    return await port.send(message)
  } catch (error) {
    return { kind: 'later', problem: error instanceof Error ? error.name : 'unknown fault' }
  }
}

function nextOf(row: OutboxRow, outcome: SendOutcome, now: number) {
  if (outcome.kind === 'delivered') {
    return { state: 'delivered', finished_at: now, problem: null, refusals: row.refusals } as const
  }
  const problem = outcome.problem.slice(0, 200)
  if (outcome.kind === 'given-up') {
    return { state: 'parked', finished_at: now, problem, refusals: row.refusals } as const
  }
  if (outcome.kind === 'again') {
    const next_at = now + outcome.afterMs
    return { state: 'waiting', next_at, problem, refusals: row.refusals, finished_at: null } as const
  }
  const refusals = row.refusals + (outcome.kind === 'refused' ? 1 : 0)
  if (refusals >= mostRefusals) return { state: 'parked', finished_at: null, problem, refusals } as const
  const asked = outcome.kind === 'later' ? (outcome.afterMs ?? 0) : 0
  const wait = Math.max(Math.min(asked, longestWaitMs), backOffMs(row.attempts, Math.random()))
  return { state: 'waiting', next_at: now + wait, problem, refusals, finished_at: null } as const
}
