import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'

/** The account of whoever is signed in. Refuses `sign-in-needed`. */
export function ownAccount({ actor }: Ctx): string {
  if (actor.kind === 'customer') return actor.customerId
  throw new DomainError({ entity: 'account', code: 'sign-in-needed', detail: 'Nobody is signed in' })
}
