import type { Ctx } from '@hongyan/domain'
import { showProof } from '@hongyan/domain'
import type { LocaleId } from '@hongyan/locales'

type Proof = Awaited<ReturnType<typeof showProof>>

/** Address of a proof picture on this site. */
function proofAddress(link: string): string {
  return `/v1/proof/${encodeURIComponent(link)}`
}

/** Public fields of a proof of delivery. */
function presentProof(proof: Proof, locale: LocaleId) {
  if (proof.state !== 'available') return { state: proof.state }
  return {
    state: proof.state,
    signedBy: proof.signedBy,
    signedAt: proof.signedAt,
    cityCode: proof.at.cityCode,
    city: proof.at.name[locale],
    imageLink: proofAddress(proof.imageLink),
    expiresAt: proof.expiresAt,
  }
}

/** Proof of delivery of an unlocked shipment, ready to be sent. */
export async function openProofFor(
  ctx: Ctx,
  input: { readonly number: string; readonly unlockToken: string },
  locale: LocaleId,
) {
  return presentProof(await showProof(ctx, input), locale)
}
