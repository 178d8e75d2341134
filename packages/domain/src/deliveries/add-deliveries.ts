import { type Schema, uuidv7 } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { DeliveryKind, DeliveryTarget } from './delivery-ports.ts'

/** Puts what is to be told into the queue, in the transaction of the change it tells about. */
export async function addDeliveries(
  trx: Transaction<Schema>,
  change: {
    readonly enquiryId: string
    readonly number: string
    /** Digest of the company's name; null where there is none any more. */
    readonly companyMac: string | null
    readonly kind: DeliveryKind
    readonly revision: number
    readonly targets: readonly DeliveryTarget[]
  },
  now: number,
): Promise<void> {
  if (change.targets.length === 0) return
  const rows = change.targets.map((target) => ({
    id: uuidv7(now),
    enquiry_id: change.enquiryId,
    number: change.number,
    // A text message goes to the person who asked: nobody waits for a colleague's.
    company_mac: target === 'receipt' ? null : change.companyMac,
    target,
    kind: change.kind,
    revision: change.revision,
    state: 'waiting' as const,
    attempts: 0,
    refusals: 0,
    next_at: now,
    problem: null,
    created_at: now,
    finished_at: null,
  }))
  await trx.insertInto('deliveries').values(rows).execute()
}
