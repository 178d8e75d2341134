import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { normaliseNumber } from '../numbers/recognise-number.ts'
import { type DeliveryChange, deliveryChange } from './delivery-change.ts'
import type { DeliveryRefusal } from './shipment-vocabulary.ts'

type DeliveryAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: DeliveryRefusal }

/**
 * The company says whether it delivers a shipment as it was asked to. Saying it twice changes nothing. Refusals:
 * `forbidden` for others than the company, `not-found`, `conflict` where something else has been asked since, or the
 * answer was another.
 */
export async function answerDeliveryChange(
  ctx: Ctx,
  input: { readonly number: string; readonly revision: number; readonly answer: DeliveryAnswer },
): Promise<DeliveryChange> {
  const { kind } = ctx.actor
  if (kind !== 'partner' && kind !== 'staff' && kind !== 'system') {
    throw new DomainError({ entity: 'own-shipment', code: 'forbidden', detail: 'Only the company answers' })
  }
  const number = normaliseNumber(input.number.slice(0, 60))
  const { answer, revision } = input
  const reason = answer.kind === 'refused' ? answer.reason : null
  return ctx.db.transaction(async (trx) => {
    const changed = await trx
      .updateTable('delivery_changes')
      .set({ state: answer.kind, reason, state_since: ctx.now() })
      .where('waybill_no', '=', number)
      .where('revision', '=', revision)
      .where('state', '=', 'asked')
      .returningAll()
      .executeTakeFirst()
    if (changed) {
      const detail = { number, revision }
      await writeAudit(ctx, trx, { entity: 'delivery', id: changed.id, action: answer.kind, detail })
      return deliveryChange(changed)
    }
    const row = await trx
      .selectFrom('delivery_changes')
      .selectAll()
      .where('waybill_no', '=', number)
      .executeTakeFirst()
    if (!row)
      throw new DomainError({
        entity: 'own-shipment',
        code: 'not-found',
        detail: 'Nothing was asked for this shipment',
      })
    const isSame = row.revision === revision && row.state === answer.kind && row.reason === reason
    if (!isSame)
      throw new DomainError({
        entity: 'own-shipment',
        code: 'conflict',
        detail: 'Something else has been asked or answered since',
      })
    return deliveryChange(row)
  })
}

/** Wishes that the company has not answered, those asked before `before` (ms UTC), oldest first. */
export async function waitingDeliveryChanges(
  ctx: Ctx,
  { askedBefore }: { readonly askedBefore: number },
): Promise<readonly DeliveryChange[]> {
  const rows = await ctx.db.query
    .selectFrom('delivery_changes')
    .selectAll()
    .where('state', '=', 'asked')
    .where('state_since', '<=', askedBefore)
    .orderBy('state_since')
    .limit(100)
    .execute()
  return rows.map(deliveryChange)
}
