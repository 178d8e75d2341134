import { delaysFrom } from '@hongyan/content'
import { alertMeets } from '@hongyan/content/area-alert'
import type { ProductKind } from '@hongyan/domain/quotes/product-kinds'
import type { DelaysOn } from '@hongyan/domain/quotes/quote-shipment'
import { productKindOf, type QuoteProduct } from '@hongyan/domain/quotes/vocabulary'

/** The service that a notice names, for each kind of product. */
const services: Readonly<Record<ProductKind, string>> = {
  'express-standard': 'express',
  'express-priority': 'express',
  'same-city': 'express',
  'freight-light': 'freight',
  'freight-heavy': 'freight',
  bulky: 'bulky',
  'cold-chain': 'cold-chain',
  pharma: 'pharma',
  air: 'air',
  'cross-border': 'cross-border',
}

/** The service that a notice names of a product. */
export function serviceOf(product: QuoteProduct): string {
  const kind = productKindOf(product)
  return kind === null ? product : services[kind]
}

/** The notices published at a moment (ms UTC) that put off what meets them, for the arrival of a quote. */
export function noticeDelays(now: number): DelaysOn {
  const delaying = delaysFrom(now)
  return (product, journey) =>
    delaying
      .filter(({ delay }) => delay.carriage === 'any' || delay.carriage === journey.carriage)
      .filter(({ alert }) => alertMeets(alert, journey.areas, journey, now, serviceOf(product)))
      .map(({ alert, delay }) => ({ notice: alert.id, days: delay.days }))
}
