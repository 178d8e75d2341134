import type { Actor } from '@hongyan/kernel/context'
import { DomainError, type Entity } from '@hongyan/kernel/errors'

/** How long sending a request again is understood as the same request, in ms: its answer may not have arrived. */
export const repeatMs = 10 * 60_000

/**
 * The account of somebody who is signed in. A key opens nothing here: whoever finds one makes no further keys.
 * @throws DomainError `sign-in-needed`
 */
export function personOf({ actor }: { readonly actor: Actor }, entity: Entity): string {
  if (actor.kind === 'customer' && actor.keyId === undefined) return actor.customerId
  throw new DomainError({ entity, code: 'sign-in-needed', detail: 'Only somebody signed in may do this' })
}
