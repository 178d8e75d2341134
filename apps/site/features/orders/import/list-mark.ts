import { createHmac } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'

/** By which a form is known as one of this account: sent by somebody else, nothing of it is shown. Empty for nobody. */
export function listMark({ actor, settings }: Ctx): string {
  if (actor.kind !== 'customer') return ''
  return createHmac('sha256', settings.tailKey)
    .update(`form of a list ${actor.customerId}`)
    .digest('base64url')
    .slice(0, 22)
}
