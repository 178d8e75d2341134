import type { Db, ShipmentRow } from '@hongyan/db'
import {
  isWrittenAsOurs,
  type ParsedNumber,
  type RecognisedNumber,
  recogniseNumber,
} from '../numbers/recognise-number.ts'

/** What one asked number led to. */
export type Found = {
  readonly recognised: RecognisedNumber
  readonly shipment: ShipmentRow | null
}

/**
 * The shipments of many numbers in at most two queries, each by unique key: the cost does not grow with the
 * table. A reference that several shipments share finds none, since a guess could show a stranger's parcel.
 */
export async function findShipments(db: Db, numbers: readonly string[]): Promise<Found[]> {
  const asked = numbers.map((number) => {
    const recognised = recogniseNumber(number)
    return { recognised, keys: pinyinOf(recognised).map(keyOf) }
  })
  const keys = [...new Set(asked.flatMap((one) => one.keys))]
  const byKey = new Map<string, ShipmentRow>()
  if (keys.length > 0) {
    const rows = await db.query.selectFrom('shipments').selectAll().where('waybill_no', 'in', keys).execute()
    for (const row of rows) byKey.set(row.waybill_no, row)
  }
  const references = keys.filter((key) => !byKey.has(key) && !isOwnWaybill(key))
  if (references.length > 0) {
    const rows = await db.query
      .selectFrom('shipment_references')
      .innerJoin('shipments', 'shipments.id', 'shipment_references.shipment_id')
      .selectAll('shipments')
      .select('shipment_references.reference')
      .where('shipment_references.reference', 'in', references)
      .execute()
    for (const row of rows) byKey.set(row.reference, row)
  }
  return asked.map(({ recognised, keys: own }) => ({ recognised, shipment: choose(recognised, own, byKey) }))
}

/** One number's shipment, or null. */
export async function findShipment(db: Db, number: string): Promise<Found> {
  const [found] = await findShipments(db, [number])
  return found ?? { recognised: recogniseNumber(number), shipment: null }
}

/** An ambiguous number is answered only when exactly one of its readings exists. */
function choose(
  recognised: RecognisedNumber,
  keys: readonly string[],
  byKey: ReadonlyMap<string, ShipmentRow>,
): ShipmentRow | null {
  const [shipment, second] = keys.flatMap((key) => byKey.get(key) ?? [])
  if (!shipment || second) return null
  const sequence = recognised.kind === 'package' ? packageSequence(recognised.number) : 1
  return sequence <= shipment.pieces ? shipment : null
}

function pinyinOf(recognised: RecognisedNumber): readonly ParsedNumber[] {
  if (recognised.kind === 'invalid') return []
  return recognised.kind === 'ambiguous' ? recognised.candidates : [recognised]
}

function keyOf(reading: ParsedNumber): string {
  return reading.waybillNo ?? reading.number.replace(/-\d{1,2}-\d{1,2}-$/, '')
}

function isOwnWaybill(key: string): boolean {
  return isWrittenAsOurs(key) && recogniseNumber(key).kind !== 'order'
}

/** The n of `…-n-m-`. */
export function packageSequence(packageNo: string): number {
  return Number(/-(\d{1,2})-\d{1,2}-$/.exec(packageNo)?.[1] ?? 1)
}
