import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { findClaim } from './find-claim.ts'
import { type ClaimView, describeClaims } from './read-claims.ts'

/** A claim for whoever may see it. Refuses `not-found`. */
export async function showClaim(ctx: Ctx, input: { readonly number: string }): Promise<ClaimView> {
  const row = await findClaim(ctx, ctx.db.query, input.number, { lock: false })
  const [view] = await describeClaims(ctx.db.query, [row])
  if (!view) throw new DomainError({ entity: 'claim', code: 'not-found', detail: 'No such claim' })
  return view
}

/** Claims that nobody of the company has looked at, those filed before `filedBefore` (ms UTC), oldest first. */
export async function waitingClaims(
  ctx: Ctx,
  { filedBefore }: { readonly filedBefore: number },
): Promise<readonly string[]> {
  const rows = await ctx.db.query
    .selectFrom('claims')
    .select('number')
    .where('state', '=', 'received')
    .where('state_since', '<=', filedBefore)
    .orderBy('state_since')
    .limit(100)
    .execute()
  return rows.map(({ number }) => number)
}
