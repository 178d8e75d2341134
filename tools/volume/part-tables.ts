import type { Schema } from '@hongyan/db'
import { writeSite } from '@hongyan/domain/tracking/site-name'
import { sql, type Transaction } from 'kysely'
import { busyCities, type SeedCity } from '../seed/cities.ts'
import { orderNoAt, waybillNoAt } from './number-of.ts'
import { longestJourneyMs, planStages, scanSuffix } from './plan-stages.ts'

export type VolumePart = {
  /** Places of shipments in the order of time, the last excluded; of so many in all. */
  readonly from: number
  readonly to: number
  readonly all: number
  readonly scans: number
  /** When the last of all their scans is made, and between the first journey of all and the last; ms. */
  readonly until: number
  readonly spreadMs: number
}

/** Where journeys begin and end, and hubs: apart, so that none lies in the city of a destination. */
const [endCities, hubCities] = [busyCities.slice(0, 10), busyCities.slice(10)]
export const hubCodes = hubCities.map(({ code }) => code)

/** Ids of shipments begin with their time in these, ten of them; what is behind it is chance. */
const digitsOfIds = '0123456789abcdefghijklmnopqrstuv'

/** Every so manieth shipment has the number of an order as well. */
const orderedEvery = 10

/** What the rows of shipments are made of, a row for each: number, id, cities, and bits by which they differ. */
export async function listShipments(trx: Transaction<Schema>, part: VolumePart): Promise<void> {
  const { from, to, all, scans, until, spreadMs } = part
  const places = Array.from({ length: to - from }, (_, at) => from + at)
  const numbers = places.map(waybillNoAt)
  const orders = places.map((place) => (place % orderedEvery === 0 ? orderNoAt(place) : null))
  const ends = endCities.map(({ code }) => code)
  const count = sql.lit(ends.length)
  await sql`create temporary table volume_shipments on commit drop as
    select place, waybill_no, order_no, begun, bits, is_ended,
      (${ends}::text[])[1 + bits % ${count}] as origin, (${ends}::text[])[1 + (bits / 16) % ${count}] as destination,
      (select string_agg(substr(${digitsOfIds}, 1 + ((begun >> (5 * digit)) & 31)::int, 1), '' order by digit desc)
        from generate_series(0, 9) as digit) || left(digest, 16) as id
    from (
      select place, waybill_no, order_no, digest, place % 2 = 0 as is_ended,
        ('x' || left(digest, 7))::bit(28)::bigint as bits,
        ${until - longestJourneyMs(scans)}::bigint - (${all}::bigint - 1 - place) * ${spreadMs}::bigint / ${all}::bigint
          as begun
      from (
        select ${from}::bigint + at - 1 as place, waybill_no, order_no, md5((${from}::bigint + at)::text) as digest
        from unnest(${numbers}::text[], ${orders}::text[]) with ordinality as given (waybill_no, order_no, at)
      ) as numbered
    ) as dated`.execute(trx)
}

/** The scans of both kinds of journey: one that has ended, and one that has not. */
export async function listStages(trx: Transaction<Schema>, scans: number): Promise<void> {
  await sql`create temporary table volume_stages (is_ended boolean, stage bigint, suffix text, code text, after bigint,
    place text, turn bigint, site text) on commit drop`.execute(trx)
  const stages = [true, false].flatMap((isEnded) =>
    planStages(scans, isEnded).map(({ place, ...rest }, stage) => ({
      ...rest,
      is_ended: isEnded,
      stage,
      suffix: scanSuffix(stage),
      ...(typeof place === 'number' ? { turn: place } : { place }),
    })),
  )
  await sql`insert into volume_stages
    select * from json_populate_recordset(null::volume_stages, ${JSON.stringify(stages)}::json)`.execute(trx)
}

/** The sites of each city, as rows of scans keep their names. */
export async function listSites(trx: Transaction<Schema>): Promise<void> {
  await sql`create temporary table volume_sites (city text, hub text, branch text) on commit drop`.execute(
    trx,
  )
  const sites = [...endCities, ...hubCities].map((city) => ({
    city: city.code,
    hub: siteOf(city, '转运中心', 'hub'),
    branch: siteOf(city, '中心营业部', 'Central branch'),
  }))
  await sql`insert into volume_sites
    select * from json_populate_recordset(null::volume_sites, ${JSON.stringify(sites)}::json)`.execute(trx)
}

function siteOf({ zh, en }: SeedCity, ofChinese: string, ofEnglish: string): string {
  return writeSite(`${zh}${ofChinese}`, `${en} ${ofEnglish}`)
}
