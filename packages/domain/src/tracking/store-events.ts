import { type Db, isAmong, RunAgainError, type Schema, type ShipmentRow, writeRows } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import { countUnmapped } from './count-unmapped.ts'
import { describeShipments, newShipmentRow, storeDescriptions } from './describe-shipments.ts'
import { noteReceipt } from './feed-freshness.ts'
import type { ParsedEvent } from './incoming-event.ts'
import { insertScans } from './insert-scans.ts'
import { scanOf } from './read-scans.ts'
import {
  changesOf,
  projectShipments,
  type ScannedShipment,
  type StatusChange,
  updateShipments,
} from './rebuild-shipments.ts'

/** Hears of shipments whose status is another one, in the transaction of the change. */
type ShipmentListener = (
  ctx: Ctx,
  trx: Transaction<Schema>,
  changes: readonly StatusChange[],
) => Promise<void>

declare module '@hongyan/kernel/context' {
  interface Registry {
    readonly shipmentListeners: readonly ShipmentListener[]
  }
}

export type Candidate = { readonly event: ParsedEvent; readonly contentHash: string }
/** Shipments by waybill that a transaction holds, and the waybills of those that it makes. */
export type HeldShipments = {
  readonly shipments: ReadonlyMap<string, ShipmentRow>
  readonly created: ReadonlySet<string>
}

type Verdict = { readonly outcome: 'stored' | 'duplicate' | 'refused'; readonly problem?: string }

/** Judges and stores parsed events in one transaction; one verdict per candidate, in order. */
export async function storeEvents(ctx: Ctx, candidates: readonly Candidate[]): Promise<readonly Verdict[]> {
  return ctx.db.transaction((trx) => storeEventsWithin(ctx, trx, candidates))
}

/**
 * The same as part of a transaction. Locks are taken in one order everywhere (waybills, new waybills, each sorted), so
 * parallel batches cannot deadlock.
 */
export async function storeEventsWithin(
  ctx: Ctx,
  trx: Transaction<Schema>,
  candidates: readonly Candidate[],
): Promise<readonly Verdict[]> {
  const now = ctx.now()
  const { engine } = ctx.db
  const held = await lockShipments(engine, trx, candidates, now)
  const { shipments, created } = held
  const { verdicts, firsts } = judge(candidates, shipments)
  const fresh = [...firsts.values()]
  const { stored, known } = await insertScans(engine, trx, fresh, held)

  const { described, blocks } = describeShipments(stored, shipments)
  const touched = Map.groupBy(stored, ({ event }) => event.waybillNo)
  const scanned = [...touched].flatMap(([waybillNo, own]): ScannedShipment[] => {
    const row = described.get(waybillNo)
    const scans = own.map(({ event }) => scanOf(event))
    const hasProof = own.some(({ event }) => event.proof !== undefined)
    const isNew = created.has(waybillNo)
    return row ? [{ row, scans, hasProof, isNew, isDescribed: blocks.has(waybillNo) }] : []
  })
  const rows = await projectShipments(engine, trx, scanned, now)
  await insertShipments(
    engine,
    trx,
    rows.filter((_, at) => scanned[at]?.isNew),
  )
  await updateShipments(engine, trx, scanned, rows)
  await storeDescriptions(ctx, trx, stored, { described, blocks, created })
  await insertProofs(trx, stored, described, now)
  await countUnmapped(
    trx,
    stored.map(({ event }) => event),
    now,
  )
  await noteReceipt(trx, stored, now)
  const changes = changesOf(scanned, rows)
  for (const listen of ctx.registry.shipmentListeners) await listen(ctx, trx, changes)

  if (known.size === 0) return verdicts
  return verdicts.map((verdict, at): Verdict => {
    const candidate = candidates[at]
    const first = candidate && firsts.get(keyOf(candidate))
    const hash = first && known.get(first)
    if (hash === undefined) return verdict
    return hash === candidate?.contentHash ? duplicate : conflict
  })
}

const stored: Verdict = { outcome: 'stored' }
const duplicate: Verdict = { outcome: 'duplicate' }
const conflict: Verdict = { outcome: 'refused', problem: 'conflict' }
const unknownShipment: Verdict = { outcome: 'refused', problem: 'unknown-shipment' }

function keyOf({ event }: Candidate): string {
  return `${event.waybillNo} ${event.eventId}`
}

/** Judges candidates by each other and their shipments; the first of each id may still be there already. */
function judge(
  candidates: readonly Candidate[],
  shipments: ReadonlyMap<string, ShipmentRow>,
): { readonly verdicts: readonly Verdict[]; readonly firsts: ReadonlyMap<string, Candidate> } {
  const firsts = new Map<string, Candidate>()
  const verdicts = candidates.map((candidate): Verdict => {
    if (!shipments.has(candidate.event.waybillNo)) return unknownShipment
    const key = keyOf(candidate)
    const first = firsts.get(key)
    if (first) return first.contentHash === candidate.contentHash ? duplicate : conflict
    firsts.set(key, candidate)
    return stored
  })
  return { verdicts, firsts }
}

/** Locks the waybills of the batch; those that are new and describe themselves are `created`, and not written yet. */
async function lockShipments(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  candidates: readonly Candidate[],
  now: number,
): Promise<HeldShipments> {
  const waybills = [...new Set(candidates.map(({ event }) => event.waybillNo))].sort()
  const locked = await trx
    .selectFrom('shipments')
    .selectAll()
    .where(({ ref }) => isAmong(engine, ref('waybill_no'), waybills))
    .orderBy('waybill_no')
    .forUpdate()
    .execute()
  const shipments = new Map(locked.map((row) => [row.waybill_no, row]))
  const created = new Set<string>()
  if (shipments.size === waybills.length) return { shipments, created }
  for (const { event } of candidates) {
    if (!event.shipment || shipments.has(event.waybillNo)) continue
    shipments.set(event.waybillNo, newShipmentRow(event.waybillNo, event.shipment, now))
    created.add(event.waybillNo)
  }
  return { shipments, created }
}

/** Where another transaction has made one of them meanwhile, all that was worked out for it is worth nothing. */
async function insertShipments(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  rows: readonly ShipmentRow[],
): Promise<void> {
  const { count } = await writeRows(engine, trx, {
    table: 'shipments',
    rows: [...rows].sort((a, b) => (a.waybill_no < b.waybill_no ? -1 : 1)),
    ending: 'on conflict (waybill_no) do nothing',
  })
  if (count < rows.length) throw new RunAgainError('a shipment was made by another batch meanwhile')
}

async function insertProofs(
  trx: Transaction<Schema>,
  stored: readonly Candidate[],
  shipments: ReadonlyMap<string, ShipmentRow>,
  now: number,
): Promise<void> {
  for (const { event } of stored) {
    const shipment = shipments.get(event.waybillNo)
    if (!event.proof || !shipment) continue
    await trx
      .insertInto('shipment_proofs')
      .values({
        id: uuidv7(now),
        shipment_id: shipment.id,
        package_no: event.packageNo ?? null,
        media_type: event.proof.mediaType,
        image: Buffer.from(event.proof.base64, 'base64'),
        signed_by: event.proof.signedBy,
        signed_at: event.at,
        city_code: event.cityCode,
        created_at: now,
      })
      .execute()
  }
}
