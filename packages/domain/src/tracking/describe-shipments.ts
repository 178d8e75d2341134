import { type Schema, type ShipmentRow, writeRows } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { shortId } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import { normaliseNumber, recogniseNumber } from '../numbers/recognise-number.ts'
import { unlockingTails } from '../typed/read-phone.ts'
import type { ParsedEvent, ShipmentBlock } from './incoming-event.ts'
import { phoneKey } from './phone-key.ts'
import { tailMac } from './phone-tail.ts'
import type { Candidate, HeldShipments } from './store-events.ts'

/** A waybill as it is first stored: any description that comes with an event replaces this one. */
export function newShipmentRow(waybillNo: string, block: ShipmentBlock, now: number): ShipmentRow {
  return {
    // Written twice for each scan, in its row and its key.
    id: shortId(now),
    waybill_no: waybillNo,
    ...describedColumns(block),
    registered_at: now,
    status: 'registered',
    status_since: now,
    hold_reason: null,
    delivered_packages: 0,
    last_event_at: now,
    has_proof: 0,
    described_at: Number.MIN_SAFE_INTEGER,
    described_by: '',
    updated_at: now,
    projection_state: null,
    people_gone_at: null,
  }
}

/** Shipments by waybill with the description that is in force, and the descriptions that are new. */
type Described = {
  readonly described: ReadonlyMap<string, ShipmentRow>
  readonly blocks: ReadonlyMap<string, ShipmentBlock>
}

/**
 * The rows of the batch's shipments with the description that is in force: the one of the latest event by its own time,
 * whatever arrived first. Nothing is stored yet.
 */
export function describeShipments(
  fresh: readonly Candidate[],
  shipments: ReadonlyMap<string, ShipmentRow>,
): Described {
  const described = new Map(shipments)
  const blocks = new Map<string, ShipmentBlock>()
  for (const { event } of fresh) {
    const row = described.get(event.waybillNo)
    if (!row || !event.shipment || !isLater(event, row)) continue
    blocks.set(event.waybillNo, event.shipment)
    described.set(event.waybillNo, {
      ...row,
      ...describedColumns(event.shipment),
      described_at: event.at,
      described_by: event.eventId,
      people_gone_at: null,
    })
  }
  return { described, blocks }
}

/** Stores parties and references of shipments whose rows are there. */
export async function storeDescriptions(
  ctx: Ctx,
  trx: Transaction<Schema>,
  fresh: readonly Candidate[],
  { described, blocks, created }: Described & Pick<HeldShipments, 'created'>,
): Promise<void> {
  const those = [...blocks].flatMap(([waybillNo, block]) => {
    const row = described.get(waybillNo)
    return row ? [{ row, block }] : []
  })
  const isNew = ({ row }: { readonly row: ShipmentRow }) => created.has(row.waybill_no)
  await storeParties(ctx, trx, those.filter(isNew), '')
  await storeParties(
    ctx,
    trx,
    those.filter((one) => !isNew(one)),
  )
  await storeReferences(ctx, trx, fresh, described)
}

function isLater(event: ParsedEvent, row: ShipmentRow): boolean {
  return event.at > row.described_at || (event.at === row.described_at && event.eventId > row.described_by)
}

function describedColumns(block: ShipmentBlock) {
  return {
    order_no: block.orderNo === undefined ? null : referenceKey(block.orderNo),
    product: block.product,
    origin_city: block.origin,
    destination_city: block.destination,
    pieces: block.pieces,
    weight_grams: block.weightGrams,
    billed_weight_grams: block.billedWeightGrams,
    insured_fen: block.insuredFen,
    receipt: block.receipt,
    promised_from: block.promisedEta?.from ?? null,
    promised_to: block.promisedEta?.to ?? null,
  }
}

const inPlaceOfParty = `on conflict (shipment_id, role) do update set name = excluded.name, phone = excluded.phone,
  address = excluded.address, tail_mac = excluded.tail_mac, phone_key = excluded.phone_key`

/** Stores sender and receiver of each of the shipments, in place of those known before; of new ones there are none. */
export async function storeParties(
  { db, settings }: Pick<Ctx, 'db' | 'settings'>,
  trx: Transaction<Schema>,
  shipments: readonly {
    readonly row: Pick<ShipmentRow, 'id' | 'waybill_no'>
    readonly block: Pick<ShipmentBlock, 'sender' | 'receiver'>
  }[],
  ending = inPlaceOfParty,
): Promise<void> {
  const parties = shipments.flatMap(({ row, block }) =>
    (['sender', 'receiver'] as const).map((role) => {
      const { name, phone, address } = block[role]
      return {
        shipment_id: row.id,
        role,
        name,
        phone,
        address,
        tail_mac: tailMac(settings.tailKey, row.waybill_no, unlockingTails(phone)[0] ?? phone),
        phone_key: phoneKey(phone),
      }
    }),
  )
  await writeRows(db.engine, trx, { table: 'shipment_parties', rows: parties, ending })
}

const orSharedReference = `on conflict (reference) do update set shipment_id = case
  when shipment_references.shipment_id = excluded.shipment_id then shipment_references.shipment_id else null end`

/** Order and customer numbers of every description, old ones included: each was once printed on something. */
async function storeReferences(
  { db }: Pick<Ctx, 'db'>,
  trx: Transaction<Schema>,
  fresh: readonly Candidate[],
  shipments: ReadonlyMap<string, ShipmentRow>,
): Promise<void> {
  const owners = new Map<string, Set<string>>()
  for (const { event } of fresh) {
    const row = shipments.get(event.waybillNo)
    if (!row || !event.shipment) continue
    const { orderNo = [], references = [] } = event.shipment
    for (const number of [orderNo, references].flat()) {
      const reference = referenceKey(number)
      const known = owners.get(reference)
      if (known) known.add(row.id)
      else owners.set(reference, new Set([row.id]))
    }
  }
  // Null marks a number that several shipments share; it stays null.
  const rows = [...owners]
    .map(([reference, [first = null, second]]) => ({
      reference,
      shipment_id: second === undefined ? first : null,
    }))
    .sort((one, other) => (one.reference < other.reference ? -1 : 1))
  await writeRows(db.engine, trx, { table: 'shipment_references', rows, ending: orSharedReference })
}

/** Spelled as `recogniseNumber` spells what a visitor types. */
function referenceKey(number: string): string {
  const reading = recogniseNumber(number)
  return reading.kind === 'invalid' ? normaliseNumber(number) : reading.number
}
