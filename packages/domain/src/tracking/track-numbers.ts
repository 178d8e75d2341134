import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { readAged } from '@hongyan/kernel/read-aged'
import { readToken } from '../codes/signed-token.ts'
import type { Product } from '../network/product.ts'
import { type Found, findShipments } from './find-shipments.ts'
import { firstScanExpectedBy } from './judge-freshness.ts'
import { ownAmong } from './own-among.ts'
import { readTracked } from './read-tracked.ts'
import type { TrackingAnswer } from './tracking-answer.ts'

/**
 * One answer per number, in order; a bad one never fails the others. Names, phones and address are there in full for
 * whoever is signed in and sent or receives it, else only with a valid unlock token, and masked. Refuses `too-many`
 * numbers.
 */
export async function trackNumbers(
  ctx: Ctx,
  input: { readonly numbers: readonly string[]; readonly unlockTokens?: readonly string[] },
): Promise<TrackingAnswer[]> {
  const { numbersPerQuery } = ctx.settings.tracking
  if (input.numbers.length > numbersPerQuery) {
    throw new DomainError({
      entity: 'shipment',
      code: 'too-many',
      detail: `At most ${numbersPerQuery} numbers in one look-up`,
    })
  }
  return readAged(ctx, (from) => answerNumbers(from, input))
}

async function answerNumbers(
  ctx: Ctx,
  input: { readonly numbers: readonly string[]; readonly unlockTokens?: readonly string[] },
): Promise<TrackingAnswer[]> {
  const found = await findShipments(ctx.db, input.numbers)
  const rows = new Map(found.flatMap(({ shipment }) => (shipment ? [[shipment.id, shipment] as const] : [])))
  if (rows.size === 0) return found.map(answerWithoutShipment)

  const unlocked = openTokens(ctx, input.unlockTokens ?? [])
  const own = await ownAmong(ctx, [...rows.values()])
  const open = new Set(
    [...rows.values()].filter((row) => own.has(row.id) || unlocked.has(row.waybill_no)).map(({ id }) => id),
  )
  const present = await readTracked(ctx, [...rows.values()], { open, own })
  return found.map((one) => {
    const { shipment: row, recognised } = one
    if (!row) return answerWithoutShipment(one)
    const number = recognised.number
    const shipment = present(row, number)
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
  const { linkKey, tracking, clockSkewMs: skewMs } = ctx.settings
  const life = { lifeMs: tracking.unlockMs, skewMs }
  const waybills = new Set<string>()
  for (const token of tokens.slice(0, mostTokens)) {
    const waybillNo = readToken(linkKey, 'unlock', token, ctx.now(), life)
    if (waybillNo !== null) waybills.add(waybillNo)
  }
  return waybills
}

function answerWithoutShipment({ recognised }: Found): TrackingAnswer {
  if (recognised.kind !== 'invalid') return { kind: 'unknown', number: recognised.number }
  return { kind: 'bad-format', number: recognised.number, problem: recognised.problem }
}
