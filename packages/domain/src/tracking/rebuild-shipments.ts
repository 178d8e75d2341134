import { type Db, isAmong, type Schema, type ShipmentRow, updateRows } from '@hongyan/db'
import { inTurns } from '@hongyan/db/yield-thread'
import type { Transaction } from 'kysely'
import { stateToCarry, writeState } from './carried-state.ts'
import {
  advance,
  compareScans,
  outcomeOf,
  type Scan,
  type ShipmentState,
  startOf,
} from './project-shipment.ts'
import { scanOfRow } from './read-scans.ts'
import type { HoldReason, ShipmentStatus } from './vocabulary.ts'

/** A shipment whose status is another than before; `since` is ms UTC. */
export type StatusChange = {
  readonly shipmentId: string
  readonly waybillNo: string
  readonly status: ShipmentStatus
  readonly since: number
  readonly holdReason: HoldReason | null
}

/** A shipment, as it is described now, and what was scanned of it since it was projected last. */
export type ScannedShipment = {
  readonly row: ShipmentRow
  readonly scans: readonly Scan[]
  readonly hasProof: boolean
  /** Nothing was scanned of it before. */
  readonly isNew: boolean
  /** Its description is another one than before. */
  readonly isDescribed: boolean
}

/**
 * The rows of shipments with their projection: carried forward where the new scans sort after all before them, else
 * rebuilt from all events, so that no order of arrival shows. Their scans are stored, the rows are not yet.
 */
export async function projectShipments(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  shipments: readonly ScannedShipment[],
  now: number,
): Promise<readonly ShipmentRow[]> {
  if (shipments.length === 0) return []
  const prepared = shipments.map((shipment) => {
    const scans = [...shipment.scans].sort(compareScans)
    const [first] = scans
    const carried = first ? stateToCarry(shipment.row, first) : null
    return { ...shipment, scans, carried }
  })
  const history = await readHistory(
    engine,
    trx,
    prepared.flatMap(({ row, isNew, carried }) => (isNew || carried ? [] : [row.id])),
  )
  return inTurns(prepared, (shipment) => {
    const { row, scans, carried } = shipment
    const projected = carried
      ? { registeredAt: row.registered_at, ...goOn(carried, scans, row) }
      : startAgain(row, history.get(row.id) ?? scans)
    return rowOf(shipment, projected, now)
  })
}

/** What has changed of the status of shipments whose rows are now these. */
export function changesOf(
  shipments: readonly ScannedShipment[],
  rows: readonly ShipmentRow[],
): readonly StatusChange[] {
  return rows.flatMap((row, index) =>
    row.status === shipments[index]?.row.status
      ? []
      : [
          {
            shipmentId: row.id,
            waybillNo: row.waybill_no,
            status: row.status as ShipmentStatus,
            since: row.status_since,
            holdReason: row.hold_reason as HoldReason | null,
          },
        ],
  )
}

/** All scans of shipments, sorted. */
async function readHistory(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Scan[]>> {
  if (ids.length === 0) return new Map()
  const events = await trx
    .selectFrom('shipment_scans')
    .select(['shipment_id', 'event_id', 'code', 'at', 'city_code', 'details'])
    .where(({ ref }) => isAmong(engine, ref('shipment_id'), ids))
    .execute()
  const histories = new Map<string, Scan[]>()
  for (const event of events) {
    const scans = histories.get(event.shipment_id)
    if (scans) scans.push(scanOfRow(event))
    else histories.set(event.shipment_id, [scanOfRow(event)])
  }
  for (const scans of histories.values()) scans.sort(compareScans)
  return histories
}

type Projected = { readonly registeredAt: number; readonly state: ShipmentState; readonly last: Scan | null }

function startAgain(row: ShipmentRow, scans: readonly Scan[]): Projected {
  const registeredAt = scans[0]?.at ?? row.registered_at
  return { registeredAt, ...goOn(startOf({ pieces: row.pieces, registeredAt }), scans, row) }
}

function goOn(
  state: ShipmentState,
  scans: readonly Scan[],
  row: ShipmentRow,
): Omit<Projected, 'registeredAt'> {
  for (const scan of scans) advance(state, scan, row.destination_city)
  return { state, last: scans.at(-1) ?? null }
}

function rowOf(
  { row, hasProof }: ScannedShipment,
  { registeredAt, state, last }: Projected,
  now: number,
): ShipmentRow {
  const { holdReason, deliveredPackages } = outcomeOf(state)
  // Always a higher one than before, whatever clocks say: open pages compare it (`readHigherMarks`).
  const updatedAt = Math.max(now, row.updated_at + 1)
  return {
    ...row,
    registered_at: registeredAt,
    status: state.status,
    status_since: state.statusSince,
    hold_reason: holdReason,
    delivered_packages: deliveredPackages,
    last_event_at: last?.at ?? registeredAt,
    has_proof: hasProof ? 1 : row.has_proof,
    updated_at: updatedAt,
    projection_state: last && writeState(state, last, { ...row, updated_at: updatedAt }),
  }
}

/** What a scan changes of a row; a description changes all but its names. */
export const projectedColumns = [
  'registered_at',
  'status',
  'status_since',
  'hold_reason',
  'delivered_packages',
  'last_event_at',
  'has_proof',
  'updated_at',
  'projection_state',
] as const

/** Writes rows that are there already. */
export async function updateShipments(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  shipments: readonly ScannedShipment[],
  rows: readonly ShipmentRow[],
): Promise<void> {
  const there = rows.filter((_, at) => !shipments[at]?.isNew)
  const isDescribed = shipments.some(({ isNew, isDescribed: described }) => !isNew && described)
  const changed = isDescribed
    ? columnsOf(there[0]).filter((column) => column !== 'id' && column !== 'waybill_no')
    : projectedColumns
  await updateRows(engine, trx, { table: 'shipments', rows: there, changed })
}

function columnsOf(row: ShipmentRow | undefined): readonly (keyof ShipmentRow)[] {
  return Object.keys(row ?? {}) as (keyof ShipmentRow)[]
}
