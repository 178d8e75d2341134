import { createHmac } from 'node:crypto'
import type { ClaimRow, Schema, ShipmentRow } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { LocaleId } from '@hongyan/locales'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { findShipmentFor, ownerOf } from '../shipments/own-shipments.ts'
import { newClaimNumber } from './claim-number.ts'
import { claimKinds, claimLimits } from './claim-vocabulary.ts'
import { notifyOfClaim } from './notify-of-claim.ts'
import { type ClaimView, describeClaims } from './read-claims.ts'

/** What is wrong with a claim; the words are those of the form. */
export type ClaimProblem = 'missing' | 'not-an-amount' | 'too-large' | 'too-long'

/** A claim as it is written; the amount in minor units. */
const claimInput = z.strictObject({
  kind: z.enum(claimKinds, 'missing'),
  amount: z.int('not-an-amount').min(1, 'not-an-amount').max(claimLimits.amount, 'too-large'),
  story: z.string().trim().min(1, 'missing').max(claimLimits.story, 'too-long'),
})

type FileClaimInput = {
  readonly number: string
  readonly claim: unknown
  readonly locale: LocaleId
  /** One for each filling of a form, 8 to 200 characters: sending again with it changes nothing. */
  readonly idempotencyKey: string
}

/**
 * Takes a claim about one's own shipment in, and tells the company, in one transaction. Refusals: `not-found`,
 * `sign-in-needed`, `invalid-input` by field, `too-early` before the goods were picked up, `too-late` when they
 * have lain still for 90 days, `conflict` for a key that already stands for another claim.
 */
export async function fileClaim(ctx: Ctx, input: FileClaimInput): Promise<ClaimView> {
  const read = claimInput.safeParse(input.claim)
  if (!read.success) {
    const fields = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new DomainError({
      entity: 'claim',
      code: 'invalid-input',
      detail: 'The claim is not complete',
      fields,
    })
  }
  const { row: shipment } = await findShipmentFor(ctx, input.number, 'order')
  const { customerId } = await ownerOf(ctx)
  const open = claimWindow(shipment, ctx.now())
  if (open === 'too-early')
    throw new DomainError({ entity: 'claim', code: 'too-early', detail: 'Nothing was handed over yet' })
  if (open === 'too-late')
    throw new DomainError({ entity: 'claim', code: 'too-late', detail: 'The time for claims is over' })
  const now = ctx.now()
  const { kind, amount, story } = read.data
  const key = `${customerId} ${input.idempotencyKey}`
  const mac = createHmac('sha256', ctx.settings.tailKey)
    .update(`claim\n${JSON.stringify([shipment.waybill_no, read.data])}`)
    .digest('base64url')
  return ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    const inserted = await trx
      .insertInto('claims')
      .values({
        id: uuidv7(now),
        number: newClaimNumber(),
        idempotency_key: key,
        content_mac: mac,
        waybill_no: shipment.waybill_no,
        customer_id: customerId,
        kind,
        amount_fen: amount,
        story,
        locale: input.locale,
        state: 'received',
        state_since: now,
        state_detail: null,
        revision: 1,
        created_at: now,
        updated_at: now,
      })
      .onConflict((on) => on.column('idempotency_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!inserted) return repeated(trx, key, mac)
    await notifyOfClaim(ctx, trx, inserted, 'filed')
    const detail = { number: inserted.number, kind }
    await writeAudit(ctx, trx, { entity: 'claim', id: inserted.id, action: 'filed', detail })
    return viewOf(trx, inserted)
  })
}

/** Whether a claim about a shipment can be filed at `now` (ms UTC): from pickup to 90 days after its last scan. */
export function claimWindow(
  { status, last_event_at }: Pick<ShipmentRow, 'status' | 'last_event_at'>,
  now: number,
): 'open' | 'too-early' | 'too-late' {
  if (status === 'registered') return 'too-early'
  return now - last_event_at > claimLimits.days * 86_400_000 ? 'too-late' : 'open'
}

/** The claim that a key stands for already. */
async function repeated(trx: Transaction<Schema>, key: string, mac: string): Promise<ClaimView> {
  const row = await trx
    .selectFrom('claims')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  if (row.content_mac !== mac)
    throw new DomainError({ entity: 'claim', code: 'conflict', detail: 'This key stands for another claim' })
  return viewOf(trx, row)
}

async function viewOf(trx: Transaction<Schema>, row: ClaimRow): Promise<ClaimView> {
  const [view] = await describeClaims(trx, [row])
  if (!view) throw new Error('a claim vanished inside a transaction')
  return view
}
