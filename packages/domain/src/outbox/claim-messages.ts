import { type OutboxRow, type Schema, takeTurn } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { sql, type Transaction } from 'kysely'
import { longestWaitMs } from './back-off.ts'
import { freeLanes, type Lane, nameOfLane } from './lane.ts'
import { type OutboxTarget, payloadVersions } from './outbox-message.ts'

/** How long a claim holds: longer than any attempt may take. After it another process takes over. */
export const claimMs = 30_000

/** Lanes that one claim looks into, the longest due of those with room. */
const mostLanes = 500

const knownShapes = Object.entries(payloadVersions)

/**
 * Claims up to `most` messages, those that have waited longest, of receivers that have room for one more. A receiver
 * gets the changes of one aggregate, and the aggregates of one ordering key, in their order: a later one waits until
 * the earlier is through or parked. What only a newer build can put together is left to it.
 */
export async function claimMessages(
  ctx: Ctx,
  targets: readonly OutboxTarget[],
  most: number,
): Promise<readonly OutboxRow[]> {
  const now = ctx.now()
  return ctx.db.transaction(async (trx) => {
    await takeTurn(trx, ctx.db.engine, 'claim-messages')
    await endLongWaits(ctx, trx)
    let lanes = await openLanes(trx, targets, now)
    const claimed: OutboxRow[] = []
    while (claimed.length < most) {
      const free = freeLanes(lanes, now)
      const row = free.length === 0 ? null : await claimFrom(trx, free.slice(0, mostLanes), now)
      if (row === null) break
      claimed.push(row)
      const name = nameOfLane(row)
      lanes = lanes.map((lane) =>
        nameOfLane(lane) === name ? { ...lane, underWay: lane.underWay + 1 } : lane,
      )
    }
    return claimed
  })
}

/** Nothing waits longer by rule: a clock that was ahead wrote it, and what it put off is due now. */
async function endLongWaits(ctx: Ctx, trx: Transaction<Schema>): Promise<void> {
  const now = ctx.now()
  const { clockSkewMs, merchants } = ctx.settings
  const longestForMerchants = Math.max(longestWaitMs, ...merchants.retryMs)
  await trx
    .updateTable('outbox')
    .set({ next_at: now })
    .where(isOpen('outbox'))
    .where('next_at', '>', now + longestWaitMs + clockSkewMs)
    .where((eb) =>
      eb.or([eb('target', '!=', 'merchant'), eb('next_at', '>', now + longestForMerchants + clockSkewMs)]),
    )
    .execute()
}

/** In the words of the indexes, which hold what is open only: a bound parameter would not be known to mean the same. */
export function isOpen(table: 'outbox' | 'due' | 'earlier') {
  return sql<boolean>`${sql.ref(`${table}.state`)} in ('waiting', 'sending')`
}

/** Every lane in which something is open, the one whose first message is due longest first. */
async function openLanes(
  trx: Transaction<Schema>,
  targets: readonly OutboxTarget[],
  now: number,
): Promise<readonly Lane[]> {
  const rows = await trx
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'target',
      'receiver',
      'owner',
      fn.min('next_at').as('dueFrom'),
      fn
        .sum(
          eb
            .case()
            .when(eb.and([eb('state', '=', 'sending'), eb('next_at', '>', now)]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('underWay'),
    ])
    .where('finished_at', 'is', null)
    .where('state', 'in', ['waiting', 'sending'])
    .where('target', 'in', [...targets])
    .groupBy(['receiver', 'target', 'owner'])
    .orderBy('dueFrom')
    .execute()
  const failing = await trx.selectFrom('outbox_lanes').selectAll().execute()
  const failures = new Map(failing.map((row) => [row.lane, row]))
  return rows.map(({ target, receiver, owner, dueFrom, underWay }) => {
    const failed = failures.get(nameOfLane({ target, receiver }))
    return {
      target,
      receiver,
      owner,
      dueFrom: Number(dueFrom),
      underWay: Number(underWay),
      failures: failed?.failures ?? 0,
      resumeAt: failed?.resume_at ?? 0,
    }
  })
}

async function claimFrom(
  trx: Transaction<Schema>,
  lanes: readonly Lane[],
  now: number,
): Promise<OutboxRow | null> {
  const receivers = lanes.flatMap(({ receiver }) => receiver ?? [])
  const targets = lanes.flatMap(({ target, receiver }) => (receiver === null ? target : []))
  const claimed = await trx
    .updateTable('outbox')
    .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), next_at: now + claimMs }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox as due')
        .select('due.id')
        .where(isOpen('due'))
        .where('due.next_at', '<=', now)
        .where((eb) =>
          eb.or([
            ...(targets.length === 0
              ? []
              : [eb('due.receiver', 'is', null).and('due.target', 'in', targets)]),
            ...(receivers.length === 0 ? [] : [eb('due.receiver', 'in', receivers)]),
          ]),
        )
        .where((eb) =>
          eb.or(
            knownShapes.map(([topic, version]) =>
              eb('due.topic', '=', topic).and('due.payload_version', '<=', version),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox as earlier')
                .select('earlier.id')
                .whereRef('earlier.aggregate', '=', 'due.aggregate')
                .whereRef('earlier.target', '=', 'due.target')
                .whereRef('earlier.revision', '<', 'due.revision')
                .where(isOpen('earlier')),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox as earlier')
                .select('earlier.id')
                .whereRef('earlier.ordering_key', '=', 'due.ordering_key')
                .whereRef('earlier.target', '=', 'due.target')
                // By aggregate, then revision: one order, so that clocks that differ never make two wait for each other.
                .whereRef('earlier.aggregate', '<', 'due.aggregate')
                .where(isOpen('earlier')),
            ),
          ),
        )
        .orderBy('due.next_at')
        .orderBy('due.id')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst()
  return claimed ?? null
}
