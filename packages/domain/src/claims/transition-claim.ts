import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { staffWith } from '../staff/own-staff.ts'
import {
  type ClaimState,
  type ClaimStep,
  claimStateColumns,
  claimTransitions,
  readClaimState,
} from './claim-state.ts'
import { type ClaimRefusal, claimLimits, claimRefusals } from './claim-vocabulary.ts'
import { branchOfWaybill, findClaim, scopeOfClaim } from './find-claim.ts'
import { notifyOfClaim } from './notify-of-claim.ts'

/** What happens to a claim: its customer withdraws it, the company says the rest. */
type ClaimMove =
  | { readonly step: 'review' | 'ask-proof' | 'withdraw' }
  | { readonly step: 'grant'; readonly amountFen: number }
  | { readonly step: 'refuse'; readonly reason: ClaimRefusal }

/**
 * Moves a claim on. Saying what is so already changes nothing. Refusals: `not-found`, `forbidden` for a step that is
 * not theirs, `not-available` where the table of transitions has no such step, `invalid-input` for an amount that is none.
 */
export async function transitionClaim(
  ctx: Ctx,
  input: { readonly number: string; readonly move: ClaimMove },
): Promise<ClaimState> {
  const { move } = input
  return ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    const row = await findClaim(ctx, trx, input.number, { lock: true })
    if ((move.step === 'withdraw') !== (ctx.actor.kind === 'customer')) {
      throw new DomainError({ entity: 'claim', code: 'forbidden', detail: `${move.step} is not theirs` })
    }
    if (ctx.actor.kind === 'person')
      staffWith(ctx, 'answer-claims', scopeOfClaim(await branchOfWaybill(trx, row.waybill_no)))
    const before = readClaimState(row)
    const state = stateAfter(move, ctx.now())
    const columns = claimStateColumns(state)
    if (before.kind === state.kind && row.state_detail === columns.state_detail) return before
    if (claimTransitions[before.kind][move.step as ClaimStep] === undefined) {
      throw new DomainError({
        entity: 'claim',
        code: 'not-available',
        detail: `no ${move.step} when ${before.kind}`,
      })
    }
    const changed = await trx
      .updateTable('claims')
      .set((eb) => ({ ...columns, revision: eb('revision', '+', 1), updated_at: ctx.now() }))
      .where('id', '=', row.id)
      .returning(['id', 'number', 'revision'])
      .executeTakeFirstOrThrow()
    if (move.step === 'withdraw') await notifyOfClaim(ctx, trx, changed, 'withdrawn')
    const detail = { number: row.number }
    await writeAudit(ctx, trx, { entity: 'claim', id: row.id, action: state.kind, detail })
    return state
  })
}

function stateAfter(move: ClaimMove, since: number): ClaimState {
  switch (move.step) {
    case 'review':
      return { kind: 'reviewing', since }
    case 'ask-proof':
      return { kind: 'proof-needed', since }
    case 'withdraw':
      return { kind: 'withdrawn', since }
    case 'grant': {
      const { amountFen } = move
      const isAmount = Number.isInteger(amountFen) && amountFen > 0 && amountFen <= claimLimits.amount
      if (!isAmount) throw badMove('amount')
      return { kind: 'granted', since, amountFen }
    }
    case 'refuse':
      if (!claimRefusals.includes(move.reason)) throw badMove('reason')
      return { kind: 'refused', since, reason: move.reason }
  }
}

function badMove(path: string): DomainError {
  return new DomainError({
    entity: 'claim',
    code: 'invalid-input',
    detail: `${path} is none`,
    fields: [{ path, message: 'not-valid' }],
  })
}
