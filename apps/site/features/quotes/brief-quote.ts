import { answerMessages } from '@hongyan/content'
import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import type { RateBook } from '@hongyan/domain/quotes/quote-shipment'
import { fill, formatMoney, type LocaleId, textIn } from '@hongyan/locales'
import type { BriefAnswer } from '../../client/brief-answer.ts'
import { createQuoting } from './quoting.ts'
import type { QuoteOutcome } from './ui/quote-model.ts'
import { quotePath } from './ui/text/quote-query.ts'
import { emptySize } from './widgets/parcel/box-choice.ts'

/** Whom nobody tells a weight is told the price of so much, in kg. */
const usualWeight = '1'
/** Offers that are read in place. */
const most = 4

/** A route as it was typed: names of places, a weight with its unit. */
type TypedRoute = { readonly from: string | null; readonly to: string; readonly weight: string | null }

/** What prices stand on: the branches and rates in force, and the moment (ms UTC). */
type PriceNeeds = {
  readonly network: () => BranchNetwork
  readonly rates: () => RateBook
  readonly now: () => number
}

/** What a parcel costs on a route today and when it comes, the cheapest first; or what has to be said first. */
export function briefQuote(
  { now, network, rates }: PriceNeeds,
  { from, to, weight }: TypedRoute,
  locale: LocaleId,
): BriefAnswer {
  const words = answerMessages(locale).price
  const { quote, quoteTerms } = createQuoting(now, network, rates)
  const { draft, outcome } = quote(
    draftOf({ from: from ?? '', to, weight }, quoteTerms(locale).today),
    locale,
  )
  const form = { label: words.form, path: quotePath(locale, draft, null) }
  if (from === null) {
    const named = { to: draft.to, example: textIn({ zh: '深圳', en: 'Shenzhen' }, locale) }
    return {
      engine: 'price',
      title: fill(words.onlyTo, named),
      text: fill(words.from, named),
      rows: [],
      more: form,
    }
  }
  const { view, problems } = outcome
  if (view === null) return { engine: 'price', ...missing(problems, draft, locale), more: form }
  const kilograms = weight ?? `${usualWeight} kg`
  return {
    engine: 'price',
    title: fill(words.title, { from: view.from.name, to: view.to.name, weight: spaced(kilograms) }),
    text: weight === null ? words.assumed : null,
    rows: view.offers.slice(0, most).map(({ product, name, arrival, total }) => ({
      text: name,
      note: arrival.text,
      figure: formatMoney(locale, total),
      path: quotePath(locale, draft, view, { by: product }),
    })),
    more: { label: words.more, path: quotePath(locale, draft, view) },
  }
}

function draftOf(
  { from, to, weight }: { from: string; to: string; weight: string | null },
  date: string,
): QuoteDraft {
  const size = { ...emptySize, unmeasured: true, weight: weight ?? usualWeight }
  return {
    from,
    to,
    sizes: [size],
    date,
    goods: 'general',
    addOns: [],
    declaredValue: '',
    cashOnDelivery: '',
  }
}

/** Which of several places was meant, as links; else what the page asks for. */
function missing(
  problems: QuoteOutcome['problems'],
  draft: QuoteDraft,
  locale: LocaleId,
): Pick<BriefAnswer, 'title' | 'text' | 'rows'> {
  const words = answerMessages(locale).price
  const several = problems.find(({ code }) => code === 'which-place')
  const end = several?.field
  if (several?.choices === undefined || (end !== 'from' && end !== 'to'))
    return { title: words.unclear, text: words.check, rows: [] }
  return {
    title: fill(words.which, { typed: draft[end] }),
    text: words.choose,
    rows: several.choices.map(({ code, name }) => ({
      text: name,
      note: null,
      figure: null,
      path: quotePath(locale, { ...draft, [end]: code }, null),
    })),
  }
}

/** `5公斤` as the site writes it: `5 公斤`. */
function spaced(weight: string): string {
  return weight.replace(/(?<=\d)\s*(?=\D)(?!\.)/, ' ').replace(/\s+/g, ' ')
}
