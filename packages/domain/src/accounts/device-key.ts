import { createHmac } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { ownAccount } from './own-account.ts'

/**
 * The key (32 bytes) by which a browser seals what was typed when its session ends: whoever signs in to the account
 * again gets the same one, nobody else. Refuses `sign-in-needed`.
 */
export function deviceKey(ctx: Ctx): Uint8Array {
  return createHmac('sha256', ctx.settings.linkKey)
    .update(`device key of ${ownAccount(ctx)}`)
    .digest()
}
