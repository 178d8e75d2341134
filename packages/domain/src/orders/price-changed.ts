import { DomainError } from '@hongyan/kernel/errors'
import type { OrderTerms } from './price-order.ts'

/** What a customer was shown and agreed to. `arrivesUntil` is a day in China, `total` minor units of money. */
export type ShownTerms = Pick<OrderTerms, 'total' | 'arrivesUntil' | 'termsVersion'>

/** What was shown does not hold any more; nothing is stored. Carries both, to be shown side by side. */
export class PriceChanged extends DomainError {
  readonly shown: ShownTerms
  readonly terms: OrderTerms

  constructor(shown: ShownTerms, terms: OrderTerms) {
    super({
      entity: 'order',
      code: 'price-changed',
      detail: 'The price or the terms are not those that were shown',
    })
    this.shown = shown
    this.terms = terms
  }
}

/** Whether an order may be placed under `terms` by somebody who was shown `shown`. */
export function isAsShown(shown: ShownTerms, terms: OrderTerms): boolean {
  return (
    shown.total === terms.total &&
    shown.arrivesUntil === terms.arrivesUntil &&
    shown.termsVersion === terms.termsVersion
  )
}
