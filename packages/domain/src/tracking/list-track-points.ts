import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { isoInZone, isoUtc } from '../time/iso-in-zone.ts'
import { findShipment } from './find-shipments.ts'
import { projectRow } from './present-shipment.ts'
import { readScan } from './read-scans.ts'
import { listVisits } from './route-stops.ts'

/** A city-level position: never closer than the centre of a city. */
export type TrackPoint = {
  /** WGS-84 degrees. */
  readonly longitude: number
  readonly latitude: number
  /** ISO with the place's offset. */
  readonly at: string
  readonly cityCode: string
}

/** The cities a shipment passed, oldest first. `not-found` for numbers we do not know. */
export async function listTrackPoints(
  ctx: Ctx,
  input: { readonly number: string },
): Promise<{ points: TrackPoint[]; asOf: string }> {
  const { shipment } = await findShipment(ctx.db, input.number)
  if (!shipment) throw new DomainError('not-found', 'No shipment has this number')
  const rows = await ctx.db.query
    .selectFrom('shipment_events')
    .selectAll()
    .where('shipment_id', '=', shipment.id)
    .execute()
  const { timeline } = projectRow(shipment, rows.map(readScan))
  const points = listVisits(timeline.map(({ scan }) => scan)).map(({ place, at }) => ({
    longitude: place.longitude,
    latitude: place.latitude,
    at: isoInZone(at, place.zone),
    cityCode: place.cityCode,
  }))
  return { points, asOf: isoUtc(shipment.last_event_at) }
}
