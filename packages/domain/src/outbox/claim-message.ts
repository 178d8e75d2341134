import type { OutboxRow, Schema } from '@hongyan/db'
import { sql, type Transaction } from 'kysely'
import type { Ctx } from '../context.ts'
import { longestWaitMs } from './back-off.ts'
import { type OutboxTarget, payloadVersions } from './outbox-message.ts'

/** How long a claim holds: longer than any attempt may take. After it another process takes over. */
export const claimMs = 30_000

/** Attempts under way at one receiver, of every process together. */
export const mostAtOnce = 5

/** The same where a target has several receivers: at one of them, and at all. An account with ten leaves room for others. */
export const mostOfReceiver = 2
export const mostOfTarget = 40

/** Key of the advisory lock under which claims on Postgres take turns; writers of SQLite always do. */
const advisoryLock = 1_058_274_114

const knownShapes = Object.entries(payloadVersions)

/**
 * Claims the message that has waited longest, or returns null when none is due or its receiver has enough to do.
 * A receiver gets the changes of one aggregate, and the aggregates of one ordering key, in their order: a later
 * one waits until the earlier is through. What only a newer build can put together is left to it.
 */
export async function claimMessage(ctx: Ctx, targets: readonly OutboxTarget[]): Promise<OutboxRow | null> {
  const now = ctx.now()
  return ctx.db.transaction(async (trx) => {
    if (ctx.db.engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(trx)
    }
    await endLongWaits(ctx, trx)
    const busy = await readBusy(trx, now)
    const free = targets.filter((target) => !busy.targets.has(target))
    return free.length === 0 ? null : claimFor(trx, { targets: free, receivers: busy.receivers }, now)
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
function isOpen(table: 'outbox' | 'due' | 'earlier') {
  return sql<boolean>`${sql.ref(`${table}.state`)} in ('waiting', 'sending')`
}

/** Who has enough to do: targets as a whole, and single receivers of those that have several. */
type Busy = { readonly targets: ReadonlySet<string>; readonly receivers: readonly string[] }

async function readBusy(trx: Transaction<Schema>, now: number): Promise<Busy> {
  const rows = await trx
    .selectFrom('outbox')
    .select(['target', 'receiver', ({ fn }) => fn.countAll().as('count')])
    .where(isOpen('outbox'))
    .where('state', '=', 'sending')
    .where('next_at', '>', now)
    .groupBy(['target', 'receiver'])
    .execute()
  const under = Map.groupBy(rows, ({ target }) => target)
  const targets = [...under].filter(([, all]) => {
    const most = all.some(({ receiver }) => receiver !== null) ? mostOfTarget : mostAtOnce
    return all.reduce((sum, { count }) => sum + Number(count), 0) >= most
  })
  return {
    targets: new Set(targets.map(([target]) => target)),
    receivers: rows.flatMap(({ receiver, count }) =>
      receiver !== null && Number(count) >= mostOfReceiver ? [receiver] : [],
    ),
  }
}

async function claimFor(
  trx: Transaction<Schema>,
  {
    targets,
    receivers,
  }: { readonly targets: readonly OutboxTarget[]; readonly receivers: readonly string[] },
  now: number,
): Promise<OutboxRow | null> {
  const claimed = await trx
    .updateTable('outbox')
    .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), next_at: now + claimMs }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox as due')
        .select('due.id')
        .where(isOpen('due'))
        .where('due.next_at', '<=', now)
        .where('due.target', 'in', [...targets])
        .$if(receivers.length > 0, (query) =>
          query.where((eb) =>
            eb.or([eb('due.receiver', 'is', null), eb('due.receiver', 'not in', [...receivers])]),
          ),
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
