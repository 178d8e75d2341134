import { createHmac, randomInt } from 'node:crypto'
import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'
import { recoveryCodeCount } from './passkey-rules.ts'

/** No letter that is read for a digit or another letter: 5 bits each. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const perGroup = 5

/** A hundred random bits as somebody copies them: `K7QF2-9WXRM-…`. */
function makeCode(): string {
  const group = () => Array.from({ length: perGroup }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** A code as it was typed, in capitals and without what divides it; letters that are no digits stand for those. */
function readCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

/** What is stored in place of a code. */
export function recoveryCodeMac(ctx: Pick<Ctx, 'settings'>, code: string): string {
  return createHmac('sha256', ctx.settings.tailKey)
    .update(`staff-recovery\n${readCode(code)}`)
    .digest('base64url')
}

/** Gives somebody new codes in place of all that they had; they are told once, and stored nowhere. */
export async function writeRecoveryCodes(
  ctx: Ctx,
  trx: Transaction<Schema>,
  staffId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode)
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await trx
    .insertInto('staff_recovery_codes')
    .values(
      codes.map((code) => ({
        code_mac: recoveryCodeMac(ctx, code),
        staff_id: staffId,
        created_at: ctx.now(),
        used_at: null,
      })),
    )
    .execute()
  return codes
}
