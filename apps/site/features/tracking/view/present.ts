import type { showProof } from '@hongyan/domain/tracking/show-proof'
import type { At } from '../../../server/requests/route.ts'

/** Address of a proof picture on this site. */
function proofAddress(link: string): string {
  return `/v1/proof/${encodeURIComponent(link)}`
}

/** Public fields of a proof of delivery. */
export function presentProof(proof: Awaited<ReturnType<typeof showProof>>, { locale }: At) {
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
