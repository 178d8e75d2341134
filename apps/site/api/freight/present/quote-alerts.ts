import { alertsFrom } from '@hongyan/content'
import { alertMeets } from '@hongyan/content/area-alert'
import { journeyOf, type Quote } from '@hongyan/domain'
import type { QuoteProduct } from '@hongyan/domain/quotes'
import type { LocaleId } from '@hongyan/locales'
import type { QuoteView } from '../view.ts'

/** The service a notice names, for each product. */
const serviceOf: Readonly<Record<QuoteProduct, string>> = {
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

/** Notices that one of the ways meets on its journey, the most severe first, each with the ways that meet it. */
export function quoteAlerts(quote: Quote, locale: LocaleId, now: number): QuoteView['alerts'] {
  const journeys = quote.offers.map((offer) => ({ product: offer.product, ...journeyOf(quote, offer) }))
  return alertsFrom(now, locale).flatMap((alert) => {
    const products = journeys
      .filter(({ product, areas, ...span }) => alertMeets(alert, areas, span, now, serviceOf[product]))
      .map(({ product }) => product)
    if (products.length === 0) return []
    return [{ ...alert, areaCodes: [...alert.areaCodes], services: [...alert.services], products }]
  })
}
