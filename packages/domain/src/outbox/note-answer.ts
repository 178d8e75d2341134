import type { OutboxRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'
import { nameOfLane, resumeAfter } from './lane.ts'
import type { SendOutcome } from './outbox-port.ts'

/** An attempt that fails only after this long held its place for nothing: the receiver hangs, not the message. */
export const hangsMs = 2000

/** How long what is known of a receiver that nobody tells anything any more is kept, ms. */
const forgottenMs = 86_400_000

/**
 * Keeps in mind whether a receiver answers: whoever fails again and again is asked rarely, until it answers. Where
 * one service carries messages to many people, a quick failure may be about one of them and is not counted.
 */
export async function noteAnswer(
  ctx: Ctx,
  row: Pick<OutboxRow, 'target' | 'receiver'>,
  { outcome, tookMs }: { readonly outcome: SendOutcome; readonly tookMs: number },
): Promise<void> {
  if (outcome.kind === 'delivered' || outcome.kind === 'refused') return forgetLane(ctx.db.query, row)
  if (row.receiver === null && tookMs < hangsMs) return
  const now = ctx.now()
  await ctx.db.transaction(async (trx) => {
    await trx
      .deleteFrom('outbox_lanes')
      .where('resume_at', '<', now - forgottenMs)
      .execute()
    const lane = nameOfLane(row)
    const { failures } = await trx
      .insertInto('outbox_lanes')
      .values({ lane, failures: 1, resume_at: now })
      .onConflict((on) =>
        on.column('lane').doUpdateSet((eb) => ({ failures: eb('outbox_lanes.failures', '+', 1) })),
      )
      .returning('failures')
      .executeTakeFirstOrThrow()
    const resume_at = resumeAfter(failures, now, Math.random())
    await trx.updateTable('outbox_lanes').set({ resume_at }).where('lane', '=', lane).execute()
  })
}

type Query = Ctx['db']['query'] | Transaction<Schema>

/** Asks a receiver as one of which nothing is known: it answers, is another one by now, or is gone. */
export async function forgetLane(query: Query, lane: Pick<OutboxRow, 'target' | 'receiver'>): Promise<void> {
  await query.deleteFrom('outbox_lanes').where('lane', '=', nameOfLane(lane)).execute()
}

/** Asks a receiver at once, for a person waits for it. */
export async function wakeLane(
  ctx: Ctx,
  query: Query,
  lane: Pick<OutboxRow, 'target' | 'receiver'>,
): Promise<void> {
  await query
    .updateTable('outbox_lanes')
    .set({ resume_at: ctx.now() })
    .where('lane', '=', nameOfLane(lane))
    .execute()
}
