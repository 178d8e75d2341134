import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { readHistory, type WorkHistory } from '../notes/work-history.ts'
import { addNote, readNotes, type WorkNote } from '../notes/work-notes.ts'
import { staffWith } from '../staff/own-staff.ts'
import { branchOfWaybill, findClaim, scopeOfClaim } from './find-claim.ts'
import { type ClaimWork, claimWork } from './list-claim-work.ts'
import { type ClaimView, describeClaims } from './read-claims.ts'

type ClaimWorkView = ClaimWork & {
  readonly notes: readonly WorkNote[]
  readonly history: readonly WorkHistory[]
}

/** One claim with all that staff did about it. Refusals: `forbidden`, `not-found` also for one of another branch. */
export async function showClaimWork(ctx: Ctx, input: { readonly number: string }): Promise<ClaimWorkView> {
  const { claim, branch } = await claimFor(ctx, input.number)
  const { query } = ctx.db
  return {
    ...claimWork(ctx, claim, branch),
    notes: await readNotes(query, 'claim', claim.id),
    history: await readHistory(query, 'claim', claim.id),
  }
}

/** A claim with its story in full; that somebody has looked is written down. Refusals: `forbidden`, `not-found`. */
export async function revealClaim(ctx: Ctx, input: { readonly number: string }): Promise<ClaimView> {
  const { claim, branch } = await claimFor(ctx, input.number)
  staffWith(ctx, 'see-personal-data', scopeOfClaim(branch))
  const { id, number } = claim
  await ctx.db.transaction((trx) =>
    writeAudit(ctx, trx, { entity: 'claim', id, action: 'seen', detail: { number } }),
  )
  return claim
}

/** Keeps a note about a claim. Refusals: `forbidden`, `not-found`, `invalid-input`. */
export async function noteClaim(
  ctx: Ctx,
  input: { readonly number: string; readonly text: string },
): Promise<void> {
  const { claim, branch } = await claimFor(ctx, input.number)
  const { id, number } = claim
  await ctx.db.transaction((trx) =>
    addNote(ctx, trx, { entity: 'claim', id, number }, input.text, 'answer-claims', scopeOfClaim(branch)),
  )
}

async function claimFor(ctx: Ctx, number: string) {
  staffWith(ctx, 'see-claims')
  const row = await findClaim(ctx, ctx.db.query, number, { lock: false })
  const [claim] = await describeClaims(ctx.db.query, [row])
  if (!claim) throw new DomainError({ entity: 'claim', code: 'not-found', detail: 'No such claim' })
  return { claim, branch: await branchOfWaybill(ctx.db.query, row.waybill_no) }
}
