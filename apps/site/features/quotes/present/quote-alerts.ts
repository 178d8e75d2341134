import { alertsFrom } from '@hongyan/content'
import { alertMeets } from '@hongyan/content/area-alert'
import { productWords } from '@hongyan/content/product-words'
import type { Offer, Quote } from '@hongyan/domain/quotes/quote-shipment'
import type { QuoteProduct } from '@hongyan/domain/quotes/vocabulary'
import { type LocaleId, marksOf, plural } from '@hongyan/locales'
import type { QuoteView } from '../view.ts'
import type { Speaker } from './amounts.ts'
import { serviceOf } from './notice-delays.ts'

/**
 * Notices that one of the ways meets on its journey, the most severe first, each with the ways that meet it and
 * whether their dates count it in.
 */
export function quoteAlerts(
  quote: Quote,
  locale: LocaleId,
  now: number,
  speaker: Speaker,
): QuoteView['alerts'] {
  return alertsFrom(now, locale).flatMap((alert) => {
    const met = quote.offers.filter(({ product, journey }) =>
      alertMeets(alert, journey.areas, journey, now, serviceOf(product)),
    )
    if (met.length === 0) return []
    const counted = met.filter((offer) => daysCounted(offer, alert.id) > 0)
    return [
      {
        ...alert,
        areaCodes: [...alert.areaCodes],
        services: [...alert.services],
        products: met.map(({ product }) => product),
        countedIn: counted.map(({ product }) => product),
        dates: datesWords(met, counted, alert.id, speaker),
      },
    ]
  })
}

/** Days an offer's arrival has been put off by a notice. */
function daysCounted({ transit }: Offer, notice: string): number {
  return transit.reasons.reduce(
    (sum, reason) => (reason.kind === 'notice' && reason.notice === notice ? sum + reason.days : sum),
    0,
  )
}

/** How the dates shown count a notice in, in a sentence; empty where it puts off none. */
function datesWords(
  met: readonly Offer[],
  counted: readonly Offer[],
  notice: string,
  { locale, words }: Speaker,
): string {
  const { noticeDates } = words.arrival
  const [first] = counted
  if (!first) return ''
  const days = daysCounted(first, notice)
  if (counted.length === met.length) return plural(locale, days, noticeDates.all)
  const rest = met.filter((offer) => !counted.includes(offer)).map(({ product }) => nameOf(product, words))
  return plural(locale, days, noticeDates.some, { rest: rest.join(marksOf(locale).list) })
}

function nameOf(product: QuoteProduct, words: Speaker['words']): string {
  return productWords(words.products, product).name
}
