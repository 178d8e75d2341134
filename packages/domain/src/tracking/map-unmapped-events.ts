import { isAmong } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { EventMapping } from './event-mapping.ts'
import { changesOf, projectShipments, updateShipments } from './rebuild-shipments.ts'
import type { EventCode } from './vocabulary.ts'

/** Shipments whose scans one statement looks through, and those of one transaction: no statement takes long. */
const lookedThrough = 500
const atOnce = 200

/**
 * Scans that were kept with a code nobody had mapped, taken by the mapping there is now, and their shipments' state with
 * them. A word that two sources mean differently is left. Returns how many scans were mapped.
 */
export async function mapUnmappedEvents(ctx: Ctx): Promise<number> {
  let mapped = 0
  for (const [word, code] of agreedCodes(ctx.settings.tracking.mapping)) {
    for (let after: string | null = ''; after !== null; ) {
      const some: MappedSome = await mapSome(ctx, { word, code, after })
      mapped += some.scans
      after = some.last
    }
  }
  return mapped
}

type Asked = { readonly word: string; readonly code: EventCode; readonly after: string }
/** `last` is the id of the last shipment that was looked at; null where that was the last of all. */
type MappedSome = { readonly scans: number; readonly last: string | null }

/** Shipments behind `after` by their id, in whose order scans are kept: each is looked at once. */
async function mapSome(ctx: Ctx, { word, code, after }: Asked): Promise<MappedSome> {
  const { engine } = ctx.db
  const now = ctx.now()
  return ctx.db.transaction(async (trx) => {
    const end = await trx
      .selectFrom('shipments')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .offset(lookedThrough - 1)
      .limit(1)
      .executeTakeFirst()
    const found = await trx
      .selectFrom('shipment_scans')
      .select('shipment_id')
      .distinct()
      .where('code', '=', word)
      .where('shipment_id', '>', after)
      .$if(end !== undefined, (scans) => scans.where('shipment_id', '<=', end?.id ?? ''))
      .orderBy('shipment_id')
      .limit(atOnce)
      .execute()
    const last = (found.length === atOnce ? found.at(-1)?.shipment_id : end?.id) ?? null
    if (found.length === 0) return { scans: 0, last }
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
      .updateTable('shipment_scans')
      .set({ code })
      .where('code', '=', word)
      .where(({ ref }) => isAmong(engine, ref('shipment_id'), ids))
      .executeTakeFirstOrThrow()
    const shipments = rows.map((row) => ({
      row,
      scans: [],
      hasProof: false,
      isNew: false,
      isDescribed: false,
    }))
    const projected = await projectShipments(engine, trx, shipments, now)
    await updateShipments(engine, trx, shipments, projected)
    const changes = changesOf(shipments, projected)
    for (const listen of ctx.registry.shipmentListeners) await listen(ctx, trx, changes)
    return { scans: Number(numUpdatedRows), last }
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
