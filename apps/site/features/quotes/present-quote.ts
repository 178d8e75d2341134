import { quoteMessages } from '@hongyan/content/messages'
import { productWords } from '@hongyan/content/product-words'
import type { PriceLine } from '@hongyan/domain/quotes/price-line'
import type { QuotePlace } from '@hongyan/domain/quotes/quote-place'
import type { Offer, Quote } from '@hongyan/domain/quotes/quote-shipment'
import { productKindOf } from '@hongyan/domain/quotes/vocabulary'
import { currency, fill, formatMonth, type LocaleId, textIn } from '@hongyan/locales'
import { adviceWords } from './present/advice-words.ts'
import { type Speaker, speakerFor } from './present/amounts.ts'
import { arrivalWords } from './present/arrival-words.ts'
import { formulaWords } from './present/formula-words.ts'
import { handoverWords } from './present/handover-words.ts'
import { obstacleWords } from './present/obstacle-words.ts'
import { quoteAlerts } from './present/quote-alerts.ts'
import { wayWords } from './present/way-words.ts'
import type { OfferView, QuoteView } from './view.ts'

/** A quote in one language, at a moment (ms UTC). */
export function presentQuote(quote: Quote, locale: LocaleId, now: number): QuoteView {
  const words = quoteMessages(locale)
  const speaker = speakerFor(locale, words)
  const { input } = quote
  const month = formatMonth(locale, input.date, 'UTC', 'long')
  return {
    from: presentPlace(quote.from, locale),
    to: presentPlace(quote.to, locale),
    date: input.date,
    goods: input.goods,
    currency,
    zone: quote.zone,
    kilometres: quote.km,
    addOns: [...input.addOns],
    offers: quote.offers.map((offer) => presentOffer(offer, quote, speaker, now)),
    refused: quote.refused.map(({ product, obstacle }) => ({
      product,
      name: productWords(words.products, product).name,
      reason: obstacleWords(obstacle, speaker),
    })),
    notes: [
      ...(quote.offers.some(({ weight }) => !weight.measured) ? [words.result.unmeasured] : []),
      ...(quote.fuelUnsettled ? [fill(words.result.fuelUnsettled, { month })] : []),
    ],
    alerts: quoteAlerts(quote, locale, now, speaker),
  }
}

/** Code and name of a place in one language. */
export function presentPlace(
  place: QuotePlace,
  locale: LocaleId,
): { readonly code: string; readonly name: string } {
  return { code: place.code, name: textIn(place.name, locale) }
}

function presentOffer(offer: Offer, quote: Quote, speaker: Speaker, now: number): OfferView {
  const { product, advice, weight, handover } = offer
  const { name } = productWords(speaker.words.products, product)
  const mixed = quote.input.pieces.length > 1
  return {
    product,
    name,
    by: wayWords(offer, quote.zone, speaker),
    carriage: offer.journey.carriage,
    validFrom: offer.validFrom,
    weight: { ...weight, sizes: [...weight.sizes] },
    lines: offer.lines.map((line) => presentLine(line, productKindOf(product) === 'air', speaker)),
    total: offer.total,
    arrival: arrivalWords(offer.transit, now, speaker),
    handover: handover && { ...handover, text: handoverWords(handover, speaker) },
    missing: offer.missing.map((id) => speaker.words.items[id]),
    advice: advice && adviceWords(advice, name, mixed, speaker),
    cheapest: offer.cheapest,
    fastest: offer.fastest,
    outdone: offer.outdone,
  }
}

function presentLine(line: PriceLine, byAir: boolean, speaker: Speaker): OfferView['lines'][number] {
  const { items } = speaker.words
  return {
    item: line.item,
    name: line.item === 'fuel' && byAir ? items.airFuel : items[line.item],
    formula: formulaWords(line, speaker),
    fee: line.fee,
  }
}
