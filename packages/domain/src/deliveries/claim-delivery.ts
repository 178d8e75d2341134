import type { Db, DeliveryRow } from '@hongyan/db'
import type { DeliveryTarget } from './delivery-ports.ts'

/** How long a claim holds: longer than any attempt may take. After it another process takes over. */
export const claimMs = 30_000

/**
 * Claims the delivery that has waited longest, in one statement, or returns null when none is due. Of one
 * enquiry a receiver gets the changes in their order: a later one waits until the earlier is through.
 */
export async function claimDelivery(
  db: Db,
  targets: readonly DeliveryTarget[],
  now: number,
): Promise<DeliveryRow | null> {
  if (targets.length === 0) return null
  const claimed = await db.query
    .updateTable('deliveries')
    .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), next_at: now + claimMs }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('deliveries as due')
        .select('due.id')
        .where('due.state', 'in', ['waiting', 'sending'])
        .where('due.next_at', '<=', now)
        .where('due.target', 'in', [...targets])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('deliveries as earlier')
                .select('earlier.id')
                .whereRef('earlier.enquiry_id', '=', 'due.enquiry_id')
                .whereRef('earlier.target', '=', 'due.target')
                .whereRef('earlier.revision', '<', 'due.revision')
                .where('earlier.state', 'in', ['waiting', 'sending']),
            ),
          ),
        )
        .orderBy('due.next_at')
        .orderBy('due.id')
        .limit(1)
        // On Postgres parallel workers step over each other's rows; on SQLite statements already take turns.
        .$if(db.engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .where('state', 'in', ['waiting', 'sending'])
    .where('next_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  return claimed ?? null
}
