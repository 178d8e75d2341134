import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { isoInZone, isoUtc } from '@hongyan/kernel/iso-in-zone'
import { readToken, signToken } from '../codes/signed-token.ts'
import { findPlace } from '../places/find-place.ts'
import type { Place } from '../places/place.ts'
import { maskName } from '../privacy/mask-name.ts'
import { findShipment } from './find-shipments.ts'
import { ownAmong } from './own-among.ts'

type ProofOfDelivery =
  | {
      readonly state: 'available'
      /** Masked, but for whom the shipment belongs to. */
      readonly signedBy: string
      /** ISO with the place's offset. */
      readonly signedAt: string
      readonly at: Place
      /** Opaque, URL-safe; `readProofImage` opens it until `expiresAt` (ISO). Carries no number and no name. */
      readonly imageLink: string
      readonly expiresAt: string
    }
  | { readonly state: 'not-yet' | 'not-captured' }

/**
 * The newest proof of delivery of a shipment: of one's own, or of one that is unlocked. `forbidden` without either.
 */
export async function showProof(
  ctx: Ctx,
  input: { readonly number: string; readonly unlockToken: string | null },
): Promise<ProofOfDelivery> {
  const { linkKey, tracking, clockSkewMs: skewMs } = ctx.settings
  const life = { lifeMs: tracking.unlockMs, skewMs }
  const { shipment } = await findShipment(ctx.db, input.number)
  const isOwn = shipment !== null && (await ownAmong(ctx, [shipment])).size > 0
  const unlocked = readToken(linkKey, 'unlock', input.unlockToken ?? '', ctx.now(), life)
  if (shipment === null || !(isOwn || shipment.waybill_no === unlocked)) {
    throw new DomainError({ entity: 'shipment', code: 'forbidden', detail: 'The shipment is not unlocked' })
  }
  const proof = await ctx.db.query
    .selectFrom('shipment_proofs')
    .select(['id', 'signed_by', 'signed_at', 'city_code'])
    .where('shipment_id', '=', shipment.id)
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!proof) return { state: shipment.status === 'delivered' ? 'not-captured' : 'not-yet' }
  const at = findPlace(proof.city_code) ?? findPlace(shipment.destination_city)
  if (!at) throw new Error(`The destination ${shipment.destination_city} is missing from the city table`)
  const expiresAt = ctx.now() + tracking.proofLinkMs
  return {
    state: 'available',
    signedBy: isOwn ? proof.signed_by : maskName(proof.signed_by),
    signedAt: isoInZone(proof.signed_at, at.zone),
    at,
    imageLink: signToken(linkKey, 'proof', proof.id, expiresAt),
    expiresAt: isoUtc(expiresAt),
  }
}
