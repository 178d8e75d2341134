import { quoteMessages } from '@hongyan/content/messages'
import type { Offer, PriceLine, Quote, QuotePlace } from '@hongyan/domain'
import { fill, type LocaleId } from '@hongyan/locales'
import { toTraditional } from '@hongyan/locales/traditional'
import { adviceWords } from './present/advice-words.ts'
import { type Speaker, speakerFor } from './present/amounts.ts'
import { arrivalWords } from './present/arrival-words.ts'
import { formulaWords } from './present/formula-words.ts'
import { obstacleWords } from './present/obstacle-words.ts'
import { quoteAlerts } from './present/quote-alerts.ts'
import type { OfferView, QuoteView } from './view.ts'

/** A quote in one language, at a moment (ms UTC). */
export function presentQuote(quote: Quote, locale: LocaleId, now: number): QuoteView {
  const words = quoteMessages(locale)
  const speaker = speakerFor(locale, words)
  const { input } = quote
  const month = locale === 'en-US' ? englishMonth(input.date) : `${Number(input.date.slice(5, 7))} 月`
  return {
    from: presentPlace(quote.from, locale),
    to: presentPlace(quote.to, locale),
    date: input.date,
    goods: input.goods,
    kilometres: quote.km,
    addOns: [...input.addOns],
    offers: quote.offers.map((offer) => presentOffer(offer, input.pieces.length > 1, speaker, now)),
    refused: quote.refused.map(({ product, obstacle }) => ({
      product,
      name: words.products[product].name,
      reason: obstacleWords(obstacle, speaker),
    })),
    notes: quote.fuelUnsettled ? [fill(words.result.fuelUnsettled, { month })] : [],
    alerts: quoteAlerts(quote, locale, now),
  }
}

/** Code and name of a place in one language. */
export function presentPlace(
  place: QuotePlace,
  locale: LocaleId,
): { readonly code: string; readonly name: string } {
  return { code: place.code, name: nameIn(place.name, locale) }
}

/** A name of the tree of divisions in one language. */
function nameIn({ zh, en }: QuotePlace['name'], locale: LocaleId): string {
  if (locale === 'en-US') return en
  return locale === 'zh-HK' ? toTraditional(zh) : zh
}

function presentOffer(offer: Offer, mixed: boolean, speaker: Speaker, now: number): OfferView {
  const { product, advice, weight } = offer
  const { name, by } = speaker.words.products[product]
  return {
    product,
    name,
    by,
    validFrom: offer.validFrom,
    weight: { ...weight, sizes: [...weight.sizes] },
    lines: offer.lines.map((line) => presentLine(line, product === 'air', speaker)),
    total: offer.total,
    arrival: arrivalWords(offer.transit, now, speaker),
    missing: offer.missing.map((id) => speaker.words.items[id]),
    advice: advice && adviceWords(advice, name, mixed, speaker),
    cheapest: offer.cheapest,
    fastest: offer.fastest,
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

function englishMonth(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.parse(day))
}
