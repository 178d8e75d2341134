import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { sql, type Transaction } from 'kysely'
import type { IngestResult } from '../tracking/ingest-events.ts'
import { storeEventsWithin } from '../tracking/store-events.ts'
import { isFaultOfEvent } from './is-fault-of-event.ts'
import type { LoggedItem } from './read-parts.ts'

/** Stores each event by itself, so that one that cannot be stored keeps no other from it: it is refused. */
export async function storeOneByOne(
  ctx: Ctx,
  trx: Transaction<Schema>,
  parts: readonly LoggedItem[],
  onFault: (eventId: string, error: unknown) => void,
): Promise<readonly (LoggedItem & { readonly result: IngestResult })[]> {
  const judged: (LoggedItem & { readonly result: IngestResult })[] = []
  for (const part of parts) judged.push({ ...part, result: await storeOne(ctx, trx, part, onFault) })
  return judged
}

async function storeOne(
  ctx: Ctx,
  trx: Transaction<Schema>,
  { item }: LoggedItem,
  onFault: (eventId: string, error: unknown) => void,
): Promise<IngestResult> {
  if (item.kind === 'refused') return { eventId: item.eventId, outcome: 'refused', problem: item.problem }
  const { eventId } = item.candidate.event
  await sql`savepoint one_event`.execute(trx)
  try {
    const [verdict] = await storeEventsWithin(ctx, trx, [item.candidate])
    await sql`release savepoint one_event`.execute(trx)
    return { eventId, ...(verdict ?? { outcome: 'refused', problem: 'not judged' }) }
  } catch (error) {
    if (!isFaultOfEvent(error)) throw error
    await sql`rollback to savepoint one_event`.execute(trx)
    onFault(eventId, error)
    return { eventId, outcome: 'refused', problem: 'could not be stored' }
  }
}
