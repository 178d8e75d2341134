import { exampleLane } from '@hongyan/domain/addresses/area-form'
import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import { fill, formatWeight, type LocaleId } from '@hongyan/locales'
import type { OfferView, QuoteView } from '../view.ts'
import { sidesText, usualBox, usualSize } from '../widgets/parcel/box-choice.ts'
import type { QuoteWords } from './words.ts'

/** A quote that shows what is to be had here before anything was asked. */
export type QuoteExample = {
  readonly title: string
  readonly size: string
  readonly draft: QuoteDraft
  /** cm³ in a kilogram, by the rule of its first product. */
  readonly divisor: number
  readonly offers: readonly (Pick<OfferView, 'product' | 'name' | 'by' | 'total'> & {
    readonly days: string
  })[]
}

const kilograms = 8
const mostOffers = 4

/** The inquiry of the example: the usual box, between two cities that everything runs between. */
export function exampleDraft(today: string): QuoteDraft {
  const [from, to] = exampleLane
  return {
    from,
    to,
    sizes: [{ ...usualSize, weight: String(kilograms) }],
    date: today,
    goods: 'general',
    addOns: [],
    declaredValue: '',
    cashOnDelivery: '',
  }
}

/** The example as it is shown; null where there is no price for it. */
export function exampleOf(
  draft: QuoteDraft,
  view: QuoteView | null,
  locale: LocaleId,
  { result }: QuoteWords,
): QuoteExample | null {
  const offers = view?.offers.slice(0, mostOffers) ?? []
  const [first] = offers
  if (view === null || first === undefined) return null
  return {
    title: fill(result.empty.example, {
      from: view.from.name,
      to: view.to.name,
      weight: formatWeight(locale, kilograms * 1000),
    }),
    size: fill(result.empty.size, { sides: sidesText(usualBox, '×') }),
    divisor: first.weight.divisor,
    draft: { ...draft, from: view.from.name, to: view.to.name },
    offers: offers.map(({ product, name, by, total, arrival }) => ({
      product,
      name,
      by,
      total,
      days: arrival.days,
    })),
  }
}
