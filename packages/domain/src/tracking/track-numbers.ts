import type { Db, ShipmentRow } from '@hongyan/db'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { isoUtc } from '../time/iso-in-zone.ts'
import { feedFreshness } from './feed-freshness.ts'
import { type Found, findShipments } from './find-shipments.ts'
import { firstScanExpectedBy } from './judge-freshness.ts'
import { presentShipment } from './present-shipment.ts'
import { readParties } from './read-parties.ts'
import { readScan, type StoredScan } from './read-scans.ts'
import { openToken } from './sealed-token.ts'
import type { TrackingAnswer } from './tracking-answer.ts'
import type { Product } from './vocabulary.ts'

/**
 * One answer per number, in order; a bad one never fails the others. Names, phones and address are masked and
 * only present for waybills with a valid unlock token. Refuses `too-many` numbers.
 */
export async function trackNumbers(
  ctx: Ctx,
  input: { readonly numbers: readonly string[]; readonly unlockTokens?: readonly string[] },
): Promise<TrackingAnswer[]> {
  const { numbersPerQuery } = ctx.settings.limits
  if (input.numbers.length > numbersPerQuery) {
    throw new DomainError({
      entity: 'shipment',
      code: 'too-many',
      detail: `At most ${numbersPerQuery} numbers in one look-up`,
    })
  }
  const found = await findShipments(ctx.db, input.numbers)
  const rows = new Map(found.flatMap(({ shipment }) => (shipment ? [[shipment.id, shipment] as const] : [])))
  if (rows.size === 0) return found.map(answerWithoutShipment)

  const unlocked = openTokens(ctx, input.unlockTokens ?? [])
  const open = [...rows.values()].filter((row) => unlocked.has(row.waybill_no))
  const [scans, parties, feed] = await Promise.all([
    readScansOf(ctx.db, [...rows.keys()]),
    readParties(ctx.db, open),
    feedFreshness(ctx),
  ])
  const now = ctx.now()
  return found.map((one) => {
    const { shipment: row, recognised } = one
    if (!row) return answerWithoutShipment(one)
    const number = recognised.number
    const shipment = presentShipment(
      {
        asked: number,
        row,
        scans: scans.get(row.id) ?? [],
        parties: parties.get(row.id) ?? null,
        unlocked: unlocked.has(row.waybill_no),
        feed: feed.state,
      },
      now,
    )
    if (shipment.status !== 'registered') return { kind: 'found', number, shipment }
    return {
      kind: 'not-yet-scanned',
      number,
      registeredAt: isoUtc(row.registered_at),
      expectedBy: isoUtc(firstScanExpectedBy(row.product as Product, row.registered_at)),
    }
  })
}

/** Tokens that one look-up can carry: more than anyone has open, and little work. */
const mostTokens = 100

/** The waybills whose view the tokens open at this moment. */
function openTokens(ctx: Ctx, tokens: readonly string[]): ReadonlySet<string> {
  const { linkKey, limits, clockSkewMs: skewMs } = ctx.settings
  const life = { lifeMs: limits.unlockMs, skewMs }
  const waybills = new Set<string>()
  for (const token of tokens.slice(0, mostTokens)) {
    const waybillNo = openToken(linkKey, 'unlock', token, ctx.now(), life)
    if (waybillNo !== null) waybills.add(waybillNo)
  }
  return waybills
}

async function readScansOf(db: Db, shipmentIds: readonly string[]): Promise<Map<string, StoredScan[]>> {
  const rows = await db.query
    .selectFrom('shipment_events')
    .selectAll()
    .where('shipment_id', 'in', shipmentIds)
    .execute()
  const scans = new Map<ShipmentRow['id'], StoredScan[]>()
  for (const row of rows) {
    const own = scans.get(row.shipment_id)
    if (own) own.push(readScan(row))
    else scans.set(row.shipment_id, [readScan(row)])
  }
  return scans
}

function answerWithoutShipment({ recognised }: Found): TrackingAnswer {
  if (recognised.kind !== 'invalid') return { kind: 'unknown', number: recognised.number }
  return { kind: 'bad-format', number: recognised.number, problem: recognised.problem }
}
