import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { findSpent, type SharedRule, takeShared } from '@hongyan/kernel/limits/shared-limits'
import { sql, type Transaction } from 'kysely'
import { codeMac, holderMac, mobileMac } from './code-digests.ts'
import { dayMs, hourMs } from './code-limits.ts'
import type { CodePurpose } from './code-settings.ts'

/**
 * The id of the code that was sent to `mobile` for `purpose`, if `code` is it; `useCode` then uses it up. A
 * right code costs no try, so a form that is sent again works. Refuses `wrong-code`, the same for wrong, used,
 * expired and never sent. A code seen expired, or made by a clock that was ahead, is gone for good.
 */
export async function checkCode(
  ctx: Ctx,
  input: { readonly mobile: string; readonly purpose: CodePurpose; readonly code: string },
): Promise<string> {
  const { codes: limits, tailKey, clockSkewMs } = ctx.settings
  const now = ctx.now()
  const latest = now + limits.lifeMs + clockSkewMs
  const holder = holderMac(tailKey, input.purpose, input.mobile)
  const guess = codeMac(tailKey, holder, input.code)
  const wrongs = wrongRules(ctx, input.mobile)

  // Guesses at one number take turns, and a wrong one is counted before the next is looked at.
  const found = await ctx.db.transaction(async (trx) => {
    if ((await findSpent(trx, wrongs, now)) !== null) return null
    await trx
      .deleteFrom('sms_codes')
      .where('holder', '=', holder)
      .where('used_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', '<=', now), eb('expires_at', '>', latest)]))
      .execute()
    const row = await trx
      .updateTable('sms_codes')
      .set({ tries: sql<number>`case when code_mac = ${guess} then tries else tries + 1 end` })
      .where('holder', '=', holder)
      .where('used_at', 'is', null)
      .where('tries', '<', limits.tries)
      .returning(['id', 'code_mac'])
      .executeTakeFirst()
    if (row?.code_mac === guess) return row.id
    // The right digits of a code that is used are no guess: a form was sent twice.
    if (!(await wasUsed(trx, holder, guess))) await takeShared(trx, wrongs, now)
    return null
  })
  if (found === null) throw wrongCode()
  return found
}

async function wasUsed(trx: Transaction<Schema>, holder: string, guess: string): Promise<boolean> {
  const row = await trx
    .selectFrom('sms_codes')
    .select('id')
    .where('holder', '=', holder)
    .where('code_mac', '=', guess)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a code up, once over every process; part of the transaction that it pays for. Refuses `wrong-code`. */
export async function useCode(trx: Transaction<Schema>, id: string, now: number): Promise<void> {
  const used = await trx
    .updateTable('sms_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw wrongCode()
}

/** What a wrong guess draws on. */
function wrongRules(ctx: Ctx, mobile: string): readonly SharedRule[] {
  const { codes: limits, tailKey } = ctx.settings
  const address = 'address' in ctx.actor ? ctx.actor.address : 'none'
  return [
    { key: `wrong address ${address}`, windows: [{ ms: hourMs, most: limits.wrongPerAddressHour }] },
    {
      key: `wrong number ${mobileMac(tailKey, mobile)}`,
      windows: [{ ms: dayMs, most: limits.wrongPerNumberDay }],
    },
  ]
}

function wrongCode(): DomainError {
  return new DomainError({
    entity: 'code',
    code: 'wrong-code',
    detail: 'The code is wrong or no longer valid',
  })
}
