import type { OutboxRow, Schema } from '@hongyan/db'
import { inChunks } from '@hongyan/kernel/chunks'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import type { MessageSubject, OutboxTarget } from './outbox-message.ts'
import { payloadVersions } from './outbox-message.ts'

/** What happened to an aggregate, and who is to be told. */
export type OutboxChange = MessageSubject & {
  /** Id of the aggregate, a UUIDv7. */
  readonly aggregate: string
  /** What people call it. */
  readonly number: string
  readonly revision: number
  /** Messages with the same key go to a receiver in the order of their aggregates; null where none waits. */
  readonly orderingKey: string | null
  readonly targets: readonly OutboxTarget[]
  /** When it may be sent, ms UTC; at once where nothing is said. Less than the longest wait ahead. */
  readonly dueAt?: number
  /** Which of several under a target; nothing where there is one of each. */
  readonly receiver?: string
  /** Whose receivers these are, where somebody may have several: together they get one share. */
  readonly owner?: string
}

/** Puts what is to be told into the queue, in the transaction of the changes it tells about. */
export async function addMessages(
  trx: Transaction<Schema>,
  changes: OutboxChange | readonly OutboxChange[],
  now: number,
): Promise<void> {
  const rows = [changes].flat().flatMap((change) => rowsOf(change, now))
  for (const chunk of inChunks(rows)) await trx.insertInto('outbox').values(chunk).execute()
}

function rowsOf(change: OutboxChange, now: number): OutboxRow[] {
  return change.targets.map((target) => ({
    id: uuidv7(now),
    topic: change.topic,
    kind: change.kind,
    aggregate: change.aggregate,
    number: change.number,
    revision: change.revision,
    payload_version: payloadVersions[change.topic],
    target,
    receiver: change.receiver ?? null,
    owner: change.owner ?? null,
    // A text message goes to the person who asked: nobody waits for a colleague's.
    ordering_key: target === 'receipt' ? null : change.orderingKey,
    state: 'waiting' as const,
    attempts: 0,
    refusals: 0,
    next_at: change.dueAt ?? now,
    problem: null,
    created_at: now,
    finished_at: null,
  }))
}
