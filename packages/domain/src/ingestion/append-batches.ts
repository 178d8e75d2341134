import { type EventLogRow, type Schema, takeTurn } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'

/** A batch that was checked and packed, on its way into the log. */
export type NewBatch = Pick<EventLogRow, 'partner' | 'nonce' | 'content_hash' | 'events'> & {
  readonly body: Uint8Array
}

/** Where a batch stands. `conflict`: under its nonce stands another. */
export type Appended =
  | { readonly kind: 'logged'; readonly id: string; readonly position: number }
  | { readonly kind: 'conflict' }

/**
 * Appends batches to the log in one transaction: when this resolves they are durable, and whatever is appended later
 * stands behind them. One whose nonce its partner has used stands where it stood.
 */
export async function appendBatches(ctx: Ctx, batches: readonly NewBatch[]): Promise<readonly Appended[]> {
  const now = ctx.now()
  const ids = batches.map(() => uuidv7(now))
  return ctx.db.transaction(async (trx) => {
    await takeTurn(trx, ctx.db.engine, 'append-batches')
    const end = await endOfLog(trx)
    const inserted = await trx
      .insertInto('event_log')
      .values(
        batches.map(
          (batch, at): EventLogRow => ({
            ...batch,
            position: end + at + 1,
            id: ids[at] ?? '',
            received_at: now,
          }),
        ),
      )
      .onConflict((on) => on.columns(['partner', 'nonce']).doNothing())
      .returning('position')
      .execute()
    const positions = new Set(inserted.map(({ position }) => position))
    const appended: Appended[] = []
    for (const [at, batch] of batches.entries()) {
      const position = end + at + 1
      appended.push(
        positions.has(position)
          ? { kind: 'logged', id: ids[at] ?? '', position }
          : await standingUnder(trx, batch),
      )
    }
    return appended
  })
}

/** The last position given, also where the batches of the last ones are no longer kept. */
async function endOfLog(trx: Transaction<Schema>): Promise<number> {
  const { logged, projected } = await trx
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('event_log')
        .select(({ fn }) => fn.max('position').as('position'))
        .as('logged'),
      selectFrom('event_lanes')
        .select(({ fn }) => fn.max('position').as('position'))
        .as('projected'),
    ])
    .executeTakeFirstOrThrow()
  return Math.max(Number(logged ?? 0), Number(projected ?? 0))
}

async function standingUnder(trx: Transaction<Schema>, batch: NewBatch): Promise<Appended> {
  const { id, position, content_hash } = await trx
    .selectFrom('event_log')
    .select(['id', 'position', 'content_hash'])
    .where('partner', '=', batch.partner)
    .where('nonce', '=', batch.nonce)
    .executeTakeFirstOrThrow()
  return content_hash === batch.content_hash ? { kind: 'logged', id, position } : { kind: 'conflict' }
}
