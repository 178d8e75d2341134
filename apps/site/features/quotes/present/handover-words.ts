import type { Handover } from '@hongyan/domain/quotes/handover'
import { fill } from '@hongyan/locales'
import type { Speaker } from './amounts.ts'

/** Where it is picked up and delivered, in one phrase. */
export function handoverWords({ pickup, delivery }: Handover, { words }: Speaker): string {
  const { handover } = words
  return fill(handover.both, { pickup: handover.pickup[pickup], delivery: handover.delivery[delivery] })
}
