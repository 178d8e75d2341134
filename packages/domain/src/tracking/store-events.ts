import {
  type Db,
  insertsOf,
  isAmong,
  type Schema,
  type ShipmentEventRow,
  type ShipmentRow,
} from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import { countUnmapped } from './count-unmapped.ts'
import { describeShipments, newShipmentRow } from './describe-shipments.ts'
import { eventWording } from './event-wording.ts'
import type { ParsedEvent } from './incoming-event.ts'
import { rebuildShipments, type StatusChange } from './rebuild-shipments.ts'

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
type Verdict = { readonly outcome: 'stored' | 'duplicate' | 'refused'; readonly problem?: string }

/** Judges and stores parsed events in one transaction; one verdict per candidate, in order. */
export async function storeEvents(ctx: Ctx, candidates: readonly Candidate[]): Promise<Verdict[]> {
  return ctx.db.transaction((trx) => storeEventsWithin(ctx, trx, candidates))
}

/**
 * The same as part of a transaction. Locks are taken in one order everywhere (new waybills, waybills, event ids, each
 * sorted), so parallel batches cannot deadlock.
 */
export async function storeEventsWithin(
  ctx: Ctx,
  trx: Transaction<Schema>,
  candidates: readonly Candidate[],
): Promise<Verdict[]> {
  const now = ctx.now()
  const { engine } = ctx.db
  const { shipments, created } = await lockShipments(engine, trx, candidates, now)
  const known = await readKnownHashes(engine, trx, candidates)
  const fresh = new Map<string, Candidate>()
  const verdicts = candidates.map((candidate): Verdict => {
    const { event, contentHash } = candidate
    const hash = known.get(event.eventId)
    if (hash !== undefined) return hash === contentHash ? { outcome: 'duplicate' } : conflict
    if (!shipments.has(event.waybillNo)) return { outcome: 'refused', problem: 'unknown-shipment' }
    known.set(event.eventId, contentHash)
    fresh.set(event.eventId, candidate)
    return { outcome: 'stored' }
  })

  const described = await describeShipments(ctx, trx, [...fresh.values()], shipments)
  const stored = await insertEvents(engine, trx, [...fresh.values()], described, now)
  await insertProofs(trx, stored, described, now)
  await countUnmapped(
    trx,
    stored.map(({ event }) => event),
    now,
  )
  const touched = new Set(stored.map(({ event }) => event.waybillNo))
  const changes = await rebuildShipments(
    engine,
    trx,
    [...touched].flatMap((waybillNo) => described.get(waybillNo) ?? []),
    now,
  )
  await dropEmpty(
    trx,
    created.filter((waybillNo) => !touched.has(waybillNo)),
  )
  for (const listen of ctx.registry.shipmentListeners) await listen(ctx, trx, changes)

  const kept = new Set(stored.map(({ event }) => event.eventId))
  return verdicts.map((verdict, index) => {
    const eventId = candidates[index]?.event.eventId ?? ''
    return verdict.outcome === 'stored' && !kept.has(eventId) ? conflict : verdict
  })
}

const conflict: Verdict = { outcome: 'refused', problem: 'conflict' }

/** Creates the waybills that are new and describe themselves, then locks all of the batch. */
async function lockShipments(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  candidates: readonly Candidate[],
  now: number,
): Promise<{ shipments: Map<string, ShipmentRow>; created: string[] }> {
  const waybills = [...new Set(candidates.map(({ event }) => event.waybillNo))].sort()
  const existing = await trx
    .selectFrom('shipments')
    .select('waybill_no')
    .where(({ ref }) => isAmong(engine, ref('waybill_no'), waybills))
    .execute()
  const have = new Set(existing.map((row) => row.waybill_no))
  const rows = waybills.flatMap((waybillNo) => {
    if (have.has(waybillNo)) return []
    const first = candidates.find(({ event }) => event.waybillNo === waybillNo && event.shipment)?.event
    return first?.shipment ? [newShipmentRow(waybillNo, first.shipment, now)] : []
  })
  const created: string[] = []
  for (const insert of insertsOf(engine, trx, 'shipments', rows)) {
    const inserted = await insert
      .onConflict((on) => on.column('waybill_no').doNothing())
      .returning('waybill_no')
      .execute()
    created.push(...inserted.map((row) => row.waybill_no))
  }
  const locked = await trx
    .selectFrom('shipments')
    .selectAll()
    .where(({ ref }) => isAmong(engine, ref('waybill_no'), waybills))
    .orderBy('waybill_no')
    .forUpdate()
    .execute()
  return { shipments: new Map(locked.map((row) => [row.waybill_no, row])), created }
}

/** Content hashes of the batch's ids that are stored already. Read after locking, so nothing slips in between. */
async function readKnownHashes(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  candidates: readonly Candidate[],
): Promise<Map<string, string>> {
  const ids = [...new Set(candidates.map(({ event }) => event.eventId))]
  const rows = await trx
    .selectFrom('shipment_events')
    .select(['event_id', 'content_hash'])
    .where(({ ref }) => isAmong(engine, ref('event_id'), ids))
    .execute()
  return new Map(rows.map((row) => [row.event_id, row.content_hash]))
}

/** Inserts what is new; an id that another batch took meanwhile for another waybill is left out of the result. */
async function insertEvents(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  fresh: readonly Candidate[],
  shipments: ReadonlyMap<string, ShipmentRow>,
  now: number,
): Promise<Candidate[]> {
  const wording = await eventWording(engine, trx, fresh, shipments)
  const rows = fresh.flatMap((candidate): ShipmentEventRow[] => {
    const { event, contentHash } = candidate
    const shipment = shipments.get(event.waybillNo)
    if (!shipment) return []
    return [
      {
        id: uuidv7(now),
        event_id: event.eventId,
        content_hash: contentHash,
        shipment_id: shipment.id,
        package_no: event.packageNo ?? null,
        code: event.code,
        at: event.at,
        city_code: event.cityCode,
        ...wording(event),
        hold_reason: event.holdReason ?? null,
        eta_from: event.eta?.from ?? null,
        eta_to: event.eta?.to ?? null,
        received_at: now,
        temperature: event.temperature === undefined ? null : JSON.stringify(event.temperature),
      },
    ]
  })
  rows.sort((a, b) => (a.event_id < b.event_id ? -1 : 1))
  const kept = new Set<string>()
  for (const insert of insertsOf(engine, trx, 'shipment_events', rows)) {
    const inserted = await insert
      .onConflict((on) => on.column('event_id').doNothing())
      .returning('event_id')
      .execute()
    for (const row of inserted) kept.add(row.event_id)
  }
  return fresh.filter(({ event }) => kept.has(event.eventId))
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

/** A waybill created for events that were all refused in the end has nothing to show. */
async function dropEmpty(trx: Transaction<Schema>, waybills: readonly string[]): Promise<void> {
  if (waybills.length === 0) return
  await trx.deleteFrom('shipments').where('waybill_no', 'in', waybills).execute()
}
