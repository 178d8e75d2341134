import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { readToken } from '../codes/signed-token.ts'

/** The picture behind a link of `showProof`. `link-expired` when the link is old, altered, or its picture is gone. */
export async function readProofImage(
  ctx: Ctx,
  input: { readonly link: string },
): Promise<{ mediaType: string; bytes: Uint8Array }> {
  const { linkKey, tracking, clockSkewMs: skewMs } = ctx.settings
  const id = readToken(linkKey, 'proof', input.link, ctx.now(), { lifeMs: tracking.proofLinkMs, skewMs })
  const proof =
    id === null
      ? undefined
      : await ctx.db.query
          .selectFrom('shipment_proofs')
          .select(['media_type', 'image'])
          .where('id', '=', id)
          .executeTakeFirst()
  if (!proof)
    throw new DomainError({ entity: 'shipment', code: 'link-expired', detail: 'The link has expired' })
  return { mediaType: proof.media_type, bytes: new Uint8Array(proof.image) }
}
