import { packageNumber } from '@hongyan/domain/numbers/recognise-number'
import { hour, type PlannedEvent } from './plan.ts'
import type { PlannedShipment } from './plan-shipment.ts'

/** An event as a partner's system would send it. */
export type IncomingEvent = Readonly<Record<string, unknown>> & {
  readonly eventId: string
  readonly at: string
}

/** Pictures to choose from, as base64 PNG. */
export type Pictures = readonly string[]

/** The n-th event of a shipment in the form the network's systems send; the first one carries the consignment. */
export function incomingEvent(
  shipment: PlannedShipment,
  index: number,
  pictures: Pictures,
  idPrefix = 'seed',
): IncomingEvent {
  const event = shipment.events[index]
  if (!event) throw new Error(`${shipment.waybillNo} has no event ${index}`)
  const { waybillNo, pieces } = shipment
  return {
    eventId: `${idPrefix}-${waybillNo}-${index}`,
    waybillNo,
    code: event.code,
    at: chinaIso(event.at),
    cityCode: event.city.code,
    ...(event.piece === null ? {} : { packageNo: packageNumber(waybillNo, event.piece, pieces) }),
    ...(event.site ? { site: event.site } : {}),
    ...(event.holdReason ? { holdReason: event.holdReason } : {}),
    ...(event.eta ? { eta: { from: chinaIso(event.eta.from), to: chinaIso(event.eta.to) } } : {}),
    ...(event.temperature ? { temperature: event.temperature } : {}),
    ...(event.signed ? { proof: proofOf(shipment, event, pictures) } : {}),
    ...(index === 0 ? { shipment: consignment(shipment) } : {}),
  }
}

function proofOf(shipment: PlannedShipment, event: PlannedEvent, pictures: Pictures) {
  const base64 = pictures[(event.at / 1000) % pictures.length] ?? pictures[0]
  return { mediaType: 'image/png', base64, signedBy: shipment.receiver.name }
}

function consignment(shipment: PlannedShipment) {
  const { origin, destination, promisedEta, events: _events, waybillNo: _number, ...rest } = shipment
  return {
    ...rest,
    origin: origin.code,
    destination: destination.code,
    promisedEta: { from: chinaIso(promisedEta.from), to: chinaIso(promisedEta.to) },
  }
}

/** ISO 8601 in whole seconds with China's offset. */
function chinaIso(instant: number): string {
  return `${new Date(instant + 8 * hour).toISOString().slice(0, 19)}+08:00`
}
