import { tmpdir } from 'node:os'
import { type Db, openDatabase, type ShipmentRow, type ShipmentScanRow } from '@hongyan/db'
import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { readSite } from '@hongyan/domain/tracking/site-name'
import { aPartner, aShipment, testCtx } from '@hongyan/testing'
import { type FreshDatabase, freshDatabase } from '@hongyan/testing/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeShipments } from './make-shipments.ts'

const wished = { shipments: 24, scans: 11, folder: tmpdir(), mayGoOn: () => true, onProgress: () => {} }

let made: FreshDatabase
let sent: FreshDatabase
let db: Db
beforeAll(async () => {
  const like = inject('migrated').postgres
  made = await freshDatabase('postgres', inject('postgresUrl'), { like })
  sent = await freshDatabase('postgres', inject('postgresUrl'), { like })
  db = await openDatabase({ url: made.url })
})
afterAll(async () => {
  await db.close()
  await made.drop()
  await sent.drop()
})

const shipmentsOf = ({ query }: Db) =>
  query.selectFrom('shipments').selectAll().orderBy('waybill_no').execute()
const scansOf = ({ query }: Db) =>
  query.selectFrom('shipment_scans').selectAll().orderBy('event_id').execute()

test('what is broken off is gone on with, and made once', async () => {
  expect(await makeShipments({ ...wished, url: made.url, mayGoOn: () => false })).toBe(0)
  expect(await makeShipments({ ...wished, url: made.url })).toBe(24)
  expect(await makeShipments({ ...wished, url: made.url })).toBe(24)
  expect(await shipmentsOf(db)).toHaveLength(24)
  expect(await scansOf(db)).toHaveLength(24 * 11)
  await expect(makeShipments({ ...wished, scans: 12, url: made.url })).rejects.toThrow('11 scans')
})

test('made rows are those that are stored where the same scans are sent', async () => {
  const other = await openDatabase({ url: sent.url })
  try {
    const [shipments, scans] = [await shipmentsOf(db), await scansOf(db)]
    const parties = await db.query.selectFrom('shipment_parties').selectAll().execute()
    const partyOf = (row: ShipmentRow, role: string) => {
      const party = parties.find((one) => one.shipment_id === row.id && one.role === role)
      return party && { name: party.name, phone: party.phone, address: party.address }
    }
    expect(shipments).toHaveLength(24)
    for (const row of shipments) {
      expect(recogniseNumber(row.waybill_no)).toMatchObject({ kind: 'waybill', number: row.waybill_no })
      const events = scans
        .filter((scan) => scan.shipment_id === row.id)
        .map((scan, at) => ({
          eventId: scan.event_id,
          waybillNo: row.waybill_no,
          code: scan.code,
          at: new Date(scan.at).toISOString(),
          cityCode: scan.city_code,
          ...(scan.site === null ? {} : { site: namesOf(scan.site) }),
          ...(at === 0 ? { shipment: describe(row, partyOf(row, 'sender'), partyOf(row, 'receiver')) } : {}),
        }))
      const { results } = await ingestEvents(
        testCtx(other, { actor: aPartner, now: () => row.updated_at - 1 }),
        { events },
      )
      expect(results.map(({ outcome }) => outcome)).toEqual(events.map(() => 'stored'))
    }
    expect((await shipmentsOf(other)).map(withoutId)).toEqual(shipments.map(withoutId))
    expect((await scansOf(other)).map(withoutOwner)).toEqual(scans.map(withoutOwner))
  } finally {
    await other.close()
  }
})

function describe(row: ShipmentRow, sender: object | undefined, receiver: object | undefined) {
  return aShipment({
    product: row.product as 'standard',
    origin: row.origin_city,
    destination: row.destination_city,
    pieces: row.pieces,
    weightGrams: row.weight_grams,
    billedWeightGrams: row.billed_weight_grams,
    insuredFen: row.insured_fen,
    receipt: row.receipt as 'electronic',
    promisedEta: {
      from: new Date(row.promised_from ?? 0).toISOString(),
      to: new Date(row.promised_to ?? 0).toISOString(),
    },
    ...(row.order_no === null ? {} : { orderNo: row.order_no }),
    ...(sender && receiver ? { sender: sender as never, receiver: receiver as never } : {}),
  })
}

function namesOf(site: string) {
  const { 'zh-CN': zh, 'en-US': en } = readSite(site)
  return { zh, en }
}

/** Ids are drawn by chance where scans are sent, and end otherwise here. */
function withoutId({ id: _id, ...row }: ShipmentRow) {
  return row
}

function withoutOwner({ shipment_id: _owner, content_hash: _hash, ...row }: ShipmentScanRow) {
  return row
}
