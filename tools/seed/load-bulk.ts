import type { Db, Schema } from '@hongyan/db'
import { findCity } from '@hongyan/domain/places/find-city'
import type { Ctx } from '@hongyan/kernel/context'
import { shortId } from '@hongyan/kernel/ids'
import { CompiledQuery, type Insertable, sql, type Transaction } from 'kysely'
import { bulkPhone, bulkWaybillNo, senderOf } from './bulk-people.ts'
import { busyCities, type SeedCity } from './cities.ts'
import { day, hour } from './plan.ts'
import { createRandom, type Random, seedFor } from './random.ts'

type BulkOptions = {
  readonly seed: number
  readonly shipments: number
  readonly onProgress?: (shipments: number) => void
}

type Rows = {
  readonly shipments: Insertable<Schema['shipments']>[]
  readonly shipment_parties: Insertable<Schema['shipment_parties']>[]
  readonly shipment_scans: Insertable<Schema['shipment_scans']>[]
}

/** Shipments of one transaction, and rows of one statement: below every engine's limit of parameters. */
const perTransaction = 20_000
const perStatement = 500

/** A digest that no phone has: bulk shipments cannot be unlocked. */
const noTail = '='.repeat(43)

/**
 * Fills the tables with plain shipments of three scans each, for measurements. They are written row by row, past the
 * door for events, because a million of them should take minutes; the rows are those the door would have written.
 */
export async function loadBulk(
  ctx: Ctx,
  options: BulkOptions,
): Promise<{ shipments: number; events: number }> {
  const insert = createInserter(ctx.db)
  let events = 0
  for (let from = 0; from < options.shipments; from += perTransaction) {
    const to = Math.min(from + perTransaction, options.shipments)
    const rows = makeRows({ ...options, from, to, now: ctx.now() })
    events += rows.shipment_scans.length
    await ctx.db.transaction(async (trx) => {
      await insert(trx, 'shipments', rows.shipments)
      await insert(trx, 'shipment_parties', rows.shipment_parties)
      await insert(trx, 'shipment_scans', rows.shipment_scans)
    })
    options.onProgress?.(to)
  }
  // What is measured is a database that knows its rows: Postgres looks at them by itself only minutes later.
  if (ctx.db.engine === 'postgres') await sql`analyze`.execute(ctx.db.query)
  return { shipments: options.shipments, events }
}

type Part = {
  readonly seed: number
  /** How many there will be in all. */
  readonly shipments: number
  readonly from: number
  readonly to: number
  readonly now: number
}

function makeRows({ seed, shipments, from, to, now }: Part): Rows {
  const rows: Rows = { shipments: [], shipment_parties: [], shipment_scans: [] }
  for (let index = from; index < to; index++)
    addShipment(rows, createRandom(seedFor(seed, index)), { index, all: shipments, now })
  return rows
}

function addShipment(
  rows: Rows,
  random: Random,
  { index, all, now }: { readonly index: number; readonly all: number; readonly now: number },
): void {
  const [origin, destination] = [random.pick(busyCities), random.pick(busyCities)]
  const id = shortId(now)
  const waybill_no = bulkWaybillNo(index)
  const orderedAt = now - random.between(4, 12) * day + random.between(0, 24 * 60) * 60_000
  const scans = [
    scan('picked_up', orderedAt + 2 * hour, origin),
    scan('hub_arrived', orderedAt + 20 * hour, origin),
    scan('delivered', orderedAt + 50 * hour, destination),
  ]
  for (const [place, event] of scans.entries()) {
    rows.shipment_scans.push({
      shipment_id: id,
      event_id: `bulk-${String(index).padStart(10, '0')}-${place}`,
      content_hash: 'bulk',
      ...event,
      site: null,
      details: null,
    })
  }
  const deliveredAt = orderedAt + 50 * hour
  const grams = random.between(200, 12_000)
  rows.shipments.push({
    id,
    waybill_no,
    order_no: null,
    product: 'standard',
    origin_city: origin.code,
    destination_city: destination.code,
    pieces: 1,
    weight_grams: grams,
    billed_weight_grams: grams,
    insured_fen: 0,
    receipt: 'none',
    promised_from: deliveredAt - 4 * hour,
    promised_to: deliveredAt + 4 * hour,
    registered_at: orderedAt,
    status: 'delivered',
    status_since: deliveredAt,
    hold_reason: null,
    delivered_packages: 1,
    last_event_at: deliveredAt,
    has_proof: 0,
    described_at: orderedAt,
    described_by: '',
    updated_at: now,
  })
  for (const role of ['sender', 'receiver'] as const) {
    const city = role === 'sender' ? origin : destination
    const phone = bulkPhone(role === 'sender' ? senderOf(index, all) : all + index)
    const address = `${findCity(city.code)?.name['zh-CN']}示范路1号`
    rows.shipment_parties.push({
      shipment_id: id,
      role,
      name: '示例',
      phone,
      address,
      tail_mac: noTail,
      phone_key: `+86${phone}`,
    })
  }
}

function scan(code: 'picked_up' | 'hub_arrived' | 'delivered', at: number, city: SeedCity) {
  return { code, at, city_code: city.code }
}

type Table = keyof Rows

/** Inserts rows in large statements. The text of a statement is compiled once for each table, not for each chunk. */
function createInserter(db: Db) {
  const texts = new Map<Table, string>()
  return async <T extends Table>(trx: Transaction<Schema>, table: T, rows: Rows[T]): Promise<void> => {
    for (let from = 0; from < rows.length; from += perStatement) {
      const chunk = rows.slice(from, from + perStatement)
      const known = texts.get(table)
      if (chunk.length === perStatement && known !== undefined) {
        await trx.executeQuery(
          CompiledQuery.raw(
            known,
            chunk.flatMap((row) => Object.values(row)),
          ),
        )
        continue
      }
      const statement = db.query.insertInto(table as 'shipments').values(chunk as Rows['shipments'])
      if (chunk.length === perStatement) texts.set(table, statement.compile().sql)
      await trx.executeQuery(statement.compile())
    }
  }
}
