import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'

/** The account of whoever is signed in. Refuses `sign-in-needed`. */
export function ownAccount({ actor }: Ctx): string {
  if (actor.kind === 'customer') return actor.customerId
  throw new DomainError({ entity: 'account', code: 'sign-in-needed', detail: 'Nobody is signed in' })
}
