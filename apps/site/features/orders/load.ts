import { pictureFiles } from '@hongyan/content'
import { companyMessages } from '@hongyan/content/messages'
import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import { subscriptionChannels } from '@hongyan/domain/subscriptions/subscription-rules'
import { fill, type LocaleId } from '@hongyan/locales'
import type { OrderKind } from '../../paths.ts'
import { signInAddress } from '../../shell/account/offered.ts'
import type { PageContext } from '../../shell/page-context.ts'
import type { AddressDraft } from '../addresses/widgets/address-input/address-model.ts'
import type { ItemNeeds } from '../prohibited-items/needs.ts'
import type { QuoteNeeds } from '../quotes/needs.ts'
import type { SubscriptionNeeds } from '../subscriptions/needs.ts'
import { companyFor } from './company-for.ts'
import { placeLine } from './place-line.ts'
import { wayOf } from './ui/form/goods-verdicts.ts'
import { draftOf, quoteOf } from './ui/form/order-body.ts'
import { emptyForm, formOfQuote, type OrderForm, offeredKinds, type Party } from './ui/form/order-form.ts'
import type { OrderProps } from './ui/order-model.ts'
import { answerKey } from './ui/state/use-verdicts.ts'
import type { SubmittedOrder } from './ui/submitted-order.ts'
import { orderWords } from './ui/words.ts'

/** What the order page may ask of orders. */
export type OrderPages = {
  /** The most pieces of one order. */
  readonly piecesOfOrder: number
}

type Needs = OrderPages & QuoteNeeds & SubscriptionNeeds & ItemNeeds

/** What the page asks in the name of whoever is signed in. */
export type OwnRepeats = {
  /** A form like an order of theirs; null for one that is not theirs. */
  readonly repeat: (number: string) => Promise<OrderForm | null>
  /** An address of their book as it would be typed; null for one that is not in it. */
  readonly savedAddress: (id: string) => Promise<AddressDraft | null>
  /** By which a form for their company is known again as theirs. */
  readonly formOwnerMark: string
  /** Whether an order of theirs, or of their company, can be paid by a monthly account. */
  readonly paysMonthly: (of: RecordOwner) => boolean
}

declare module '../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly order: SubmittedOrder
  }
}

/** Parameters that say what kind of order begins. */
const flags = { isCnet: 'heavy', isFresh: 'fresh' } as const

/** What the order page shows: the kind of order its address names, and the quote or the order it begins with. */
export async function loadOrder({
  locale,
  query,
  services,
  submitted,
  account,
  ...facts
}: PageContext<Needs, OwnRepeats>): Promise<OrderProps> {
  const flag = (Object.keys(flags) as (keyof typeof flags)[]).find((name) => query.get(name) === '1')
  const asked: OrderKind = flag === undefined ? 'express' : flags[flag]
  const kind = offeredKinds.includes(asked) ? asked : 'express'
  const quote = services.carriedQuote(query, locale.id)
  const { today, notes } = services.quoteTerms(locale.id)
  const page = {
    locale: locale.id,
    words: orderWords(locale.id),
    today,
    notes,
    starts: services.startingPrices(),
    now: services.now(),
    signIn: signInAddress(locale.id, facts),
    pictures: {
      express: pictureFiles('express'),
      heavy: pictureFiles('freight'),
      fresh: pictureFiles('litchi'),
    },
    mostPieces: services.piecesOfOrder,
    channels: subscriptionChannels.filter((one) => services.subscriptionChannels.includes(one)),
  }
  if (submitted?.kind === 'order') {
    const shown = await shownSubmitted(submitted, { locale: locale.id, today, services })
    const { form, places } = submitted
    const company = nameCompany(locale.id, submitted.company)
    const { monthly } = submitted
    const begun = { quote: null, repeats: null }
    return { ...page, ...begun, form, places, company, monthly, submitted: shown }
  }
  const number = query.get('again')?.slice(0, 40) ?? ''
  const repeat = number === '' || account === null ? null : await account.repeat(number)
  const saved = query.get('address')?.slice(0, 40) ?? ''
  const recipient = saved === '' || account === null ? null : await account.savedAddress(saved)
  const begun = quote === null ? emptyForm(kind) : formOfQuote(kind, quote)
  const form = repeat ?? (recipient === null ? begun : { ...begun, recipient })
  const company = account !== null && query.get('of') === 'company' ? companyFor(account) : null
  const monthly = account?.paysMonthly(company === null ? 'own' : 'company') ?? false
  const placeOf = (of: Party) => placeLine(form[of].area, locale.id)
  return {
    ...page,
    form,
    places: { sender: placeOf('sender'), recipient: placeOf('recipient') },
    submitted: null,
    monthly,
    company: nameCompany(locale.id, company && { name: company.name, mark: account?.formOwnerMark ?? '' }),
    repeats: repeat && number,
    quote: quote && { back: quote.back, query: quote.back.split('?')[1] ?? '' },
  }
}

function nameCompany(locale: LocaleId, company: SubmittedOrder['company']): OrderProps['company'] {
  if (company === null) return null
  const { belongs, toOwn, ended } = companyMessages(locale).order
  const { name, mark } = company
  return { belongs: name === null ? null : fill(belongs, { name }), mark, toOwn, ended }
}

/** A form that was sent, with the offers for it and what the list says of its goods. */
async function shownSubmitted(
  submitted: SubmittedOrder,
  { locale, today, services }: Pick<OrderProps, 'locale' | 'today'> & { readonly services: Needs },
): Promise<OrderProps['submitted']> {
  const { form } = submitted
  const read = quoteOf(form, today)
  const quote = read.kind === 'input' ? services.quote(draftOf(form, read.input.date), locale) : null
  const mode = wayOf(form.product, quote?.outcome.view ?? null)
  const names = [...new Set(form.goods.map(({ name }) => name.trim()).filter((name) => name !== ''))]
  const answers = await Promise.all(
    names.map(async (name) => {
      const answer = await services.items.answer({ name, mode, measured: {} }, locale)
      return [answerKey(mode, name), answer] as const
    }),
  )
  return { ...submitted, quote: quote?.outcome.view ?? null, answers: Object.fromEntries(answers) }
}
