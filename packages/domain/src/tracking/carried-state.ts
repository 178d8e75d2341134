import { createHash } from 'node:crypto'
import type { ShipmentRow } from '@hongyan/db'
import { compareScans, type PackageState, type Scan, type ShipmentState } from './project-shipment.ts'
import { consignmentOrder, scanRules } from './status-table.ts'
import { eventCodes, type HoldReason, milestones, type ShipmentStatus } from './vocabulary.ts'

/** To be counted up when a projection goes on otherwise; what its tables say counts by itself. */
const revision = 2

const version = `${revision}:${createHash('sha256')
  .update(JSON.stringify([scanRules, consignmentOrder, eventCodes, milestones]))
  .digest('base64url')
  .slice(0, 8)}`

type LastScan = Pick<Scan, 'at' | 'code' | 'eventId'>

type Stored = readonly [
  version: string,
  writtenAt: number,
  destinationCity: string,
  last: readonly [at: number, code: Scan['code'], eventId: string],
  packages: readonly (readonly [
    ShipmentStatus,
    lastEventAt: number | null,
    HoldReason | null,
    beforeHold: ShipmentStatus,
    reached: number,
  ])[],
]

/** A projection after its last scan, as the row keeps it; `writtenAt` is the row's own `updated_at`. */
export function writeState(
  { packages }: ShipmentState,
  last: LastScan,
  row: Pick<ShipmentRow, 'destination_city' | 'updated_at'>,
): string {
  const stored: Stored = [
    version,
    row.updated_at,
    row.destination_city,
    [last.at, last.code, last.eventId],
    packages.map((one) => [one.status, one.lastEventAt, one.holdReason, one.statusBeforeHold, one.reached]),
  ]
  return JSON.stringify(stored)
}

/**
 * The state from which a shipment may go on with scans of which the first is `first`. Null where it has to be rebuilt:
 * the scan is late, the shipment is described otherwise, or whoever wrote the row last knew nothing of this state.
 */
export function stateToCarry(row: ShipmentRow, first: Scan): ShipmentState | null {
  if (row.projection_state === null) return null
  const stored = JSON.parse(row.projection_state) as Stored
  // Of another version no more than this is known.
  if (stored[0] !== version) return null
  const [, writtenAt, destinationCity, [at, code, eventId], packages] = stored
  const isOfRow =
    writtenAt === row.updated_at && destinationCity === row.destination_city && packages.length === row.pieces
  if (!isOfRow || compareScans({ ...first, at, code, eventId }, first) >= 0) return null
  return {
    status: row.status as ShipmentStatus,
    statusSince: row.status_since,
    packages: packages.map(
      ([status, lastEventAt, holdReason, statusBeforeHold, reached], index): PackageState => ({
        sequence: index + 1,
        status,
        lastEventAt,
        holdReason,
        statusBeforeHold,
        reached,
      }),
    ),
  }
}
