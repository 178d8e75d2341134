import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { findClaim } from './find-claim.ts'

/** A file of a claim with its bytes, for whoever may see the claim. Refuses `not-found`. */
export async function readClaimFile(
  ctx: Ctx,
  input: { readonly number: string; readonly fileId: string },
): Promise<{ readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array }> {
  const claim = await findClaim(ctx, ctx.db.query, input.number, { lock: false })
  const file = await ctx.db.query
    .selectFrom('claim_files')
    .select(['name', 'media_type', 'content'])
    .where('claim_id', '=', claim.id)
    .where('id', '=', input.fileId)
    .executeTakeFirst()
  if (!file)
    throw new DomainError({ entity: 'claim', code: 'not-found', detail: 'The claim has no such file' })
  return { name: file.name, mediaType: file.media_type, bytes: new Uint8Array(file.content) }
}
