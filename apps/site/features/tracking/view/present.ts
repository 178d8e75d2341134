import { readProofImage } from '@hongyan/domain/tracking/read-proof-image'
import { showProof } from '@hongyan/domain/tracking/show-proof'
import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import { success } from '../../../calls/envelope.ts'
import type { Answer } from '../../../server/http/answer.ts'

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

/** Answers with the proof of delivery of an own or unlocked shipment. */
export async function answerProof(
  ctx: Ctx,
  input: { readonly number: string; readonly unlockToken: string | null },
  locale: LocaleId,
): Promise<Answer> {
  return { kind: 'reply', status: 200, body: success(presentProof(await showProof(ctx, input), locale)) }
}

/** Answers with the picture of a proof, by its expiring link. */
export async function answerProofImage(ctx: Ctx, link: string): Promise<Answer> {
  return { kind: 'image', ...(await readProofImage(ctx, { link })) }
}
