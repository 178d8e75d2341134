import type { Db, ShipmentRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { checkCode, useCode } from '../codes/check-code.ts'
import type { CodePurpose } from '../codes/code-settings.ts'
import { type SendCodeInput, sendCode } from '../codes/send-code.ts'
import { readMobile } from '../typed/read-phone.ts'
import { findShipment } from './find-shipments.ts'
import { createUnlock, type UnlockedShipment } from './unlock-shipment.ts'

/**
 * Sends a code to the mobile number of the recipient of a shipment; it opens that shipment and no other. Refuses as
 * `sendCode` does, and `invalid-input` for what is no number, `not-found`, `no-mobile` where the phone on file
 * takes no text messages.
 */
export async function sendShipmentCode(
  ctx: Ctx,
  { number, ...input }: Omit<SendCodeInput, 'mobile' | 'purpose'> & { readonly number: string },
): Promise<{ readonly lifeSeconds: number; readonly waitSeconds: number }> {
  const { recognised, shipment } = await findShipment(ctx.db, number)
  if (recognised.kind === 'invalid') {
    const fields = [{ path: 'number', message: 'a shipment number' }]
    throw new DomainError({
      entity: 'shipment',
      code: 'invalid-input',
      detail: 'Not a shipment number',
      fields,
    })
  }
  if (!shipment)
    throw new DomainError({ entity: 'shipment', code: 'not-found', detail: 'Nobody has this number' })
  const mobile = await mobileOf(ctx.db, shipment)
  if (mobile === null)
    throw new DomainError({ entity: 'shipment', code: 'no-mobile', detail: 'The phone on file is no mobile' })
  return sendCode(ctx, { ...input, mobile, purpose: purposeFor(shipment) })
}

/**
 * Opens a shipment to whoever has the code that was sent to its recipient; the code is used up. `wrong-code` for a
 * wrong code and for numbers that have none alike.
 */
export async function unlockByCode(
  ctx: Ctx,
  { number, code }: { readonly number: string; readonly code: string },
): Promise<UnlockedShipment> {
  const { recognised, shipment } = await findShipment(ctx.db, number)
  const mobile = shipment && (await mobileOf(ctx.db, shipment))
  // Numbers that do not exist take the same path: nobody's mobile is their own number, so that guesses count.
  const holder = shipment && mobile ? { mobile, purpose: purposeFor(shipment) } : nobodys(recognised.number)
  const id = await checkCode(ctx, { ...holder, code })
  if (!shipment)
    throw new DomainError({
      entity: 'shipment',
      code: 'wrong-code',
      detail: 'No code was sent for this number',
    })
  await ctx.db.transaction((trx) => useCode(trx, id, ctx.now()))
  return createUnlock(ctx, shipment.waybill_no)
}

function purposeFor({ waybill_no }: ShipmentRow): CodePurpose {
  return `shipment ${waybill_no}`
}

function nobodys(number: string): { readonly mobile: string; readonly purpose: CodePurpose } {
  return { mobile: number, purpose: `shipment ${number}` }
}

/** The recipient's mobile number; null for one that takes no text messages. */
async function mobileOf(db: Db, { id }: ShipmentRow): Promise<string | null> {
  const row = await db.query
    .selectFrom('shipment_parties')
    .select('phone')
    .where('shipment_id', '=', id)
    .where('role', '=', 'receiver')
    .executeTakeFirst()
  return readMobile(row?.phone ?? '')
}
