import { isAmong } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { EventMapping } from './event-mapping.ts'
import { rebuildShipments } from './rebuild-shipments.ts'
import type { EventCode } from './vocabulary.ts'

/** Shipments of one transaction. */
const atOnce = 200

/**
 * Scans that were kept with a code nobody had mapped, taken by the mapping there is now, and their shipments' state with
 * them. A word that two sources mean differently is left. Returns how many scans were mapped.
 */
export async function mapKeptEvents(ctx: Ctx): Promise<number> {
  let mapped = 0
  for (const [word, code] of agreedCodes(ctx.settings.tracking.mapping)) {
    for (;;) {
      const scans = await mapSome(ctx, word, code)
      if (scans === 0) break
      mapped += scans
    }
  }
  return mapped
}

async function mapSome(ctx: Ctx, word: string, code: EventCode): Promise<number> {
  const { engine } = ctx.db
  const now = ctx.now()
  return ctx.db.transaction(async (trx) => {
    const found = await trx
      .selectFrom('shipment_events')
      .select('shipment_id')
      .distinct()
      .where('code', '=', word)
      .orderBy('shipment_id')
      .limit(atOnce)
      .execute()
    if (found.length === 0) return 0
    const ids = found.map((row) => row.shipment_id)
    // In the order in which batches take them.
    const rows = await trx
      .selectFrom('shipments')
      .selectAll()
      .where(({ ref }) => isAmong(engine, ref('id'), ids))
      .orderBy('waybill_no')
      .forUpdate()
      .execute()
    const { numUpdatedRows } = await trx
      .updateTable('shipment_events')
      .set({ code })
      .where('code', '=', word)
      .where(({ ref }) => isAmong(engine, ref('shipment_id'), ids))
      .executeTakeFirstOrThrow()
    const shipments = rows.map((row) => ({ row, scans: [], hasProof: false, isNew: false }))
    const changes = await rebuildShipments(engine, trx, shipments, now)
    for (const listen of ctx.registry.shipmentListeners) await listen(ctx, trx, changes)
    return Number(numUpdatedRows)
  })
}

function agreedCodes({ senders, ...company }: EventMapping): ReadonlyMap<string, EventCode> {
  const meant = new Map<string, Set<EventCode>>()
  for (const { codes } of [company, ...Object.values(senders)]) {
    for (const [word, code] of Object.entries(codes))
      meant.set(word, (meant.get(word) ?? new Set()).add(code))
  }
  return new Map(
    [...meant].flatMap(([word, codes]) => (codes.size === 1 ? [[word, [...codes][0] as EventCode]] : [])),
  )
}
