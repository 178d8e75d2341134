import type { ShipmentRow } from '@hongyan/db'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { currency, homeZone, inEach } from '@hongyan/locales'
import type { Product } from '../network/product.ts'
import { packageNumber } from '../numbers/recognise-number.ts'
import { findPlace } from '../places/find-place.ts'
import type { Place } from '../places/place.ts'
import { judgeFreshness } from './judge-freshness.ts'
import { nextAction } from './next-action.ts'
import { projectEta } from './project-eta.ts'
import { type Projection, projectShipment } from './project-shipment.ts'
import type { StoredScan } from './read-scans.ts'
import { listVisits, routeStops } from './route-stops.ts'
import type { TrackedEvent, TrackedShipment, UnlockedParties } from './tracking-answer.ts'
import { milestones, type ReceiptKind, type ShipmentStatus } from './vocabulary.ts'

type ShipmentSources = {
  readonly asked: string
  readonly row: ShipmentRow
  readonly scans: readonly StoredScan[]
  /** Null while the view is locked. */
  readonly parties: UnlockedParties | null
  readonly unlocked: boolean
  readonly feed: 'current' | 'delayed'
}

/**
 * The public view of a shipment at `now` (ms UTC), computed from its row and all its scans. Asked for by the number
 * of a package, it speaks of that package: what the others do stands in `packages` and `events` alone.
 */
export function presentShipment(sources: ShipmentSources, now: number): TrackedShipment {
  const { row, scans } = sources
  const product = row.product as Product
  const [origin, destination] = [cityOf(row.origin_city), cityOf(row.destination_city)]
  const whole = projectRow(row, scans)
  const asked = whole.packages.find(({ sequence }) => packageOf(row, sequence) === sources.asked)
  const concerned = asked ? scansOfPackage(scans, asked.sequence) : scans
  const projection = asked ? projectRow({ ...row, pieces: 1 }, concerned) : whole
  const { status, statusSince, timeline } = projection
  const zone = destination.zone
  const freshness = judgeFreshness({ product, status, newestAt: row.last_event_at }, sources.feed, now)
  const eta = windowless.has(status) ? null : projectEta(concerned, promiseOf(row), zone)
  const visits = listVisits(timeline.map(({ scan }) => scan))
  const collection = timeline.findLast(({ scan }) => collectionCodes.has(scan.code))?.scan
  return {
    asked: sources.asked,
    waybillNo: row.waybill_no,
    product,
    origin,
    destination,
    status,
    statusSince: isoInZone(statusSince, zoneAt(timeline, statusSince) ?? origin.zone),
    holdReason: projection.holdReason,
    milestones: milestoneStates(projection),
    eta,
    promised: presentPromise(row, zone),
    action: nextAction(
      {
        status,
        statusSince,
        holdReason: projection.holdReason,
        windowOpensAt: eta ? Date.parse(eta.from) : null,
        collection: collection
          ? { locker: collection.code === 'locker_placed', site: collection.site }
          : null,
        quiet: freshness.state === 'quiet',
        zone,
      },
      now,
    ),
    weightGrams: row.weight_grams,
    billedWeightGrams: row.billed_weight_grams,
    insuredFen: row.insured_fen,
    currency,
    receipt: row.receipt as ReceiptKind,
    packages: whole.packages.map((state) => ({
      packageNo: packageOf(row, state.sequence),
      sequence: state.sequence,
      status: state.status,
      lastEventAt:
        state.lastEventAt === null
          ? null
          : isoInZone(state.lastEventAt, zoneAt(whole.timeline, state.lastEventAt) ?? zone),
    })),
    deliveredPackages: whole.deliveredPackages,
    events: whole.timeline.map((entry) => presentEvent(entry, zone)).reverse(),
    ...routeStops(visits, { origin, destination }, status),
    proof: proofState(row, status, sources.unlocked),
    parties: sources.parties,
    freshness,
  }
}

function packageOf(row: ShipmentRow, sequence: number): string {
  return packageNumber(row.waybill_no, sequence, row.pieces)
}

/** The scans of one package and of the whole consignment, as those of a consignment of one. */
function scansOfPackage(scans: readonly StoredScan[], sequence: number): readonly StoredScan[] {
  return scans
    .filter((scan) => scan.sequence === null || scan.sequence === sequence)
    .map((scan) => ({ ...scan, sequence: null }))
}

/** The projection of a shipment's own scans. */
function projectRow<S extends StoredScan>(row: ShipmentRow, scans: readonly S[]): Projection<S> {
  return projectShipment(scans, {
    pieces: row.pieces,
    destinationCity: row.destination_city,
    registeredAt: row.registered_at,
  })
}

/** Statuses in which no delivery is awaited, or nobody can say when: what is stopped has no date until it moves. */
const windowless: ReadonlySet<string> = new Set<ShipmentStatus>([
  'on_hold',
  'awaiting_collection',
  'returning',
  'returned',
  'delivered',
])

const collectionCodes: ReadonlySet<string> = new Set(['locker_placed', 'ready_for_collection'])

/**
 * Orders go to every city there is. One that we do not know, of a later table, falls back to no name of ours:
 * ingestion refuses it.
 */
function cityOf(code: string): Place {
  return (
    findPlace(code) ?? {
      cityCode: code,
      name: inEach(() => code),
      longitude: 0,
      latitude: 0,
      zone: homeZone,
    }
  )
}

function promiseOf(row: ShipmentRow): { from: number; to: number; at: number } | null {
  if (row.promised_from === null || row.promised_to === null) return null
  return { from: row.promised_from, to: row.promised_to, at: row.registered_at }
}

function presentPromise(row: ShipmentRow, zone: string): TrackedShipment['promised'] {
  const promise = promiseOf(row)
  return promise && { from: isoInZone(promise.from, zone), to: isoInZone(promise.to, zone) }
}

const departed = milestones.indexOf('left_origin')

/** Statuses that stand at no step: what is delivered has passed them all, what goes back passes none. */
const stepless: ReadonlySet<string> = new Set<ShipmentStatus>(['returning', 'returned', 'delivered'])

function milestoneStates({ status, reached }: Projection<StoredScan>): TrackedShipment['milestones'] {
  // Any scan on the way shows that the goods have left, also where no departure was scanned.
  const at = status === 'in_transit' ? Math.max(reached, departed) : reached
  return milestones.map((step, index) => {
    if (index < at || (index === at && stepless.has(status))) return { step, state: 'done' }
    return { step, state: index === at ? 'current' : 'todo' }
  })
}

function presentEvent(
  { scan, status }: Projection<StoredScan>['timeline'][number],
  homeZone: string,
): TrackedEvent {
  const place = findPlace(scan.cityCode)
  const zone = place?.zone ?? homeZone
  return {
    id: scan.id,
    code: scan.code,
    status,
    at: isoInZone(scan.at, zone),
    zone,
    place,
    site: scan.site,
    original: scan.original,
    packageNo: scan.packageNo,
    temperature: scan.temperature,
  }
}

/** Zone of the place scanned at that moment. */
function zoneAt(timeline: Projection<StoredScan>['timeline'], at: number): string | null {
  const entry = timeline.find(({ scan }) => scan.at === at)
  return entry ? (findPlace(entry.scan.cityCode)?.zone ?? null) : null
}

function proofState(row: ShipmentRow, status: string, unlocked: boolean): TrackedShipment['proof'] {
  if (row.has_proof) return unlocked ? 'available' : 'locked'
  return status === 'delivered' ? 'not-captured' : 'not-yet'
}
