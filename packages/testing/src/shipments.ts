import { randomUUID } from 'node:crypto'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import type { EventCode } from '@hongyan/domain/tracking/vocabulary'
import { aWaybillNo } from './numbers.ts'

type ShipmentInput = NonNullable<IncomingEvent['shipment']>

/** A moment of the sample journey, ms UTC. */
export const journeyStart = Date.parse('2026-11-19T16:12:00+08:00')
const hour = 3_600_000

let serial = 26_000_000_000

/** A waybill number that no other call of this process returned. */
export function nextWaybillNo(): string {
  serial += 1
  return aWaybillNo(serial)
}

/** Phones of `aShipment`: their last four digits unlock it. */
export const senderPhone = '13800001357'
export const receiverPhone = '13900002468'

/** The description of a fictional shipment from Shenzhen to Beijing. */
export function aShipment(changes: Partial<ShipmentInput> = {}): ShipmentInput {
  return {
    product: 'standard',
    origin: '440300',
    destination: '110100',
    pieces: 1,
    weightGrams: 2_400,
    billedWeightGrams: 3_000,
    insuredFen: 50_000,
    receipt: 'electronic',
    sender: { name: '林样本', phone: senderPhone, address: '广东省深圳市南山区示例路8号2栋1201室' },
    receiver: { name: '欧阳样例', phone: receiverPhone, address: '北京市朝阳区示例北街16号3单元502' },
    promisedEta: { from: '2026-11-21T15:30:00+08:00', to: '2026-11-21T17:30:00+08:00' },
    ...changes,
  }
}

/** One scan; a new waybill, id and description unless given. */
export function anEvent(changes: Partial<IncomingEvent> = {}): IncomingEvent {
  const known = changes.waybillNo !== undefined
  return {
    eventId: randomUUID(),
    waybillNo: nextWaybillNo(),
    code: 'picked_up',
    at: isoAt(0),
    cityCode: '440300',
    ...(known ? {} : { shipment: aShipment() }),
    ...changes,
  }
}

/** ISO time so many hours after the sample journey began. */
export function isoAt(hours: number): string {
  return new Date(journeyStart + hours * hour).toISOString()
}

type Stage = readonly [code: EventCode, hours: number, cityCode: string, zh?: string, en?: string]

const stages: readonly Stage[] = [
  ['order_registered', -1, '440300'],
  ['picked_up', 0, '440300', '南山营业部', 'Nanshan branch'],
  ['origin_departed', 3, '440300', '南山营业部', 'Nanshan branch'],
  ['hub_sorted', 4.3, '440100', '广州转运中心', 'Guangzhou hub'],
  ['trunk_departed', 19.6, '420100', '武汉转运中心', 'Wuhan hub'],
  ['hub_arrived', 28.9, '410100', '郑州转运中心', 'Zhengzhou hub'],
  ['destination_arrived', 36, '110100', '顺义转运中心', 'Shunyi hub'],
  ['branch_arrived', 39.4, '110100', '朝阳北营业部', 'Chaoyang North branch'],
  ['out_for_delivery', 44.7, '110100', '朝阳北营业部', 'Chaoyang North branch'],
  ['delivered', 48.2, '110100', '朝阳北营业部', 'Chaoyang North branch'],
]

/** All scans of one delivered shipment in order, up to and including `last`. The first describes it. */
export function aJourney(
  changes: { waybillNo?: string; last?: EventCode; shipment?: Partial<ShipmentInput> } = {},
): IncomingEvent[] {
  const waybillNo = changes.waybillNo ?? nextWaybillNo()
  const end = stages.findIndex(([code]) => code === (changes.last ?? 'delivered'))
  return stages.slice(0, end + 1).map(([code, hours, cityCode, zh, en], index) => ({
    eventId: `${waybillNo}-${String(index).padStart(3, '0')}`,
    waybillNo,
    code,
    at: isoAt(hours),
    cityCode,
    ...(zh && en ? { site: { zh, en } } : {}),
    ...(index === 0 ? { shipment: aShipment(changes.shipment) } : {}),
  }))
}

/** The smallest valid PNG, one transparent pixel. */
export const aPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
