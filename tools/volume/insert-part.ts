import type { Schema } from '@hongyan/db'
import { writeState } from '@hongyan/domain/tracking/carried-state'
import { projectShipment } from '@hongyan/domain/tracking/project-shipment'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { hubCodes, listShipments, listSites, listStages, type VolumePart } from './part-tables.ts'
import { jitterMs, planStages, scanSuffix } from './plan-stages.ts'

/** A digest that no phone has: these shipments cannot be unlocked. */
const noTail = '='.repeat(43)

/**
 * Writes the rows of some shipments by statements that the database works out itself. Their scans are written in the
 * order of time, as they come in: those of one shipment stand apart from each other.
 */
export async function insertPart(trx: Transaction<Schema>, part: VolumePart): Promise<void> {
  await listShipments(trx, part)
  await listStages(trx, part.scans)
  await listSites(trx)
  await insertShipments(trx, part.scans)
  await insertParties(trx)
  await insertScans(trx)
}

/** When a stage is reached, ms UTC: each shipment is late by other bits. */
function momentOf(stage: RawBuilder<unknown>, after: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(begun + ${after} + (bits * (2 * ${stage} + 1)) % ${sql.lit(jitterMs)})`
}

async function insertShipments(trx: Transaction<Schema>, scans: number): Promise<void> {
  await sql`insert into shipments (id, waybill_no, order_no, product, origin_city, destination_city, pieces, weight_grams,
      billed_weight_grams, insured_fen, receipt, promised_from, promised_to, registered_at, status, status_since,
      hold_reason, delivered_packages, last_event_at, has_proof, described_at, described_by, updated_at, projection_state)
    ${shipmentsThat(scans, true)} union all ${shipmentsThat(scans, false)} order by 1`.execute(trx)
  await sql`insert into shipment_references (reference, shipment_id)
    select order_no, id from volume_shipments where order_no is not null`.execute(trx)
}

/** Those that have ended, or that have not, where their journey has brought them. */
function shipmentsThat(scans: number, isEnded: boolean): RawBuilder<unknown> {
  const stages = planStages(scans, isEnded)
  const projection = projectShipment(
    stages.map(({ code, place, after }, stage) => ({
      eventId: scanSuffix(stage),
      code,
      at: after,
      cityCode: String(place),
      sequence: null,
      holdReason: null,
    })),
    { pieces: 1, destinationCity: 'destination', registeredAt: 0 },
  )
  const at = (stage: number) => momentOf(sql.lit(stage), sql.lit(stages[stage]?.after ?? 0))
  const since = at(stages.findIndex(({ after }) => after === projection.statusSince))
  const [first, last] = [at(0), at(stages.length - 1)]
  const seen = sql`(${last} + 60000)`
  const { status, deliveredPackages } = projection
  return sql`select id, waybill_no, order_no, 'standard', origin, destination, 1, 200 + bits % 11800,
      200 + bits % 11800, (bits % 4) * 50000, 'electronic', ${last} - 7200000, ${last} + 7200000, ${first},
      ${sql.lit(status)}, ${since}, null, ${sql.lit(deliveredPackages)}, ${last}, 0, ${first},
      waybill_no || ${sql.lit(scanSuffix(0))}, ${seen}, ${stateOf(projection, { last, seen })}
    from volume_shipments where is_ended = ${sql.lit(isEnded)}`
}

/** The state as it is carried from scan to scan, in which the database puts what differs between shipments. */
function stateOf(
  { packages, timeline }: ReturnType<typeof projectShipment>,
  { last, seen }: { readonly last: RawBuilder<unknown>; readonly seen: RawBuilder<unknown> },
): RawBuilder<string> {
  const scan = timeline.at(-1)?.scan
  if (!scan) throw new Error('a journey has scans')
  const [writtenAt, lastAt] = [-101, -102]
  const text = writeState(
    {
      status: 'registered',
      statusSince: 0,
      packages: packages.map((one) => ({ ...one, lastEventAt: lastAt })),
    },
    { at: lastAt, code: scan.code, eventId: `%number${scan.eventId}` },
    { destination_city: '%city', updated_at: writtenAt },
  )
  return sql`replace(replace(replace(replace(${sql.lit(text)}, ${sql.lit(`${writtenAt},`)}, ${seen} || ','),
    ${sql.lit(`${lastAt},`)}, ${last} || ','), '%number', waybill_no), '%city', destination)`
}

/** People are kept of what is under way: their names are read when a scan comes in. */
async function insertParties(trx: Transaction<Schema>): Promise<void> {
  await sql`insert into shipment_parties (shipment_id, role, name, phone, address, tail_mac, phone_key)
    select id, role, '示例', phone, '示范路1号', ${sql.lit(noTail)}, '+86' || phone
    from (
      select place, id, role, '130' || lpad((case role when 'sender' then bits % 1000000 else 10000000 + place end)::text,
        8, '0') as phone
      from volume_shipments, unnest(array['sender', 'receiver']) as role where not is_ended
    ) as people order by place, role`.execute(trx)
}

async function insertScans(trx: Transaction<Schema>): Promise<void> {
  const at = momentOf(sql.ref('stage'), sql.ref('after'))
  await sql`insert into shipment_scans (at, shipment_id, event_id, content_hash, code, city_code, site, details)
    select at, id, event_id, left(md5(event_id), 8), code, city, case site when 'hub' then hub when 'branch' then branch end,
      null
    from (
      select ${at} as at, id, waybill_no || suffix as event_id, code, site,
        case volume_stages.place when 'origin' then origin when 'destination' then destination
          else (${hubCodes}::text[])[1 + (bits + turn) % ${sql.lit(hubCodes.length)}] end as city
      from volume_shipments join volume_stages using (is_ended)
    ) as made
    join volume_sites using (city)
    order by at`.execute(trx)
}
