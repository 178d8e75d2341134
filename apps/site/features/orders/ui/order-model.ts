import type { PictureFiles } from '@hongyan/content'
import type { AddOn } from '@hongyan/domain/quotes/vocabulary'
import type { SubscriptionChannel } from '@hongyan/domain/subscriptions/subscription-rules'
import type { LocaleId } from '@hongyan/locales'
import type { OrderForm, Party } from './form/order-form.ts'
import type { Quote, Starts } from './form/price-card.ts'
import type { GoodAnswer } from './state/use-verdicts.ts'
import type { SubmittedOrder } from './submitted-order.ts'
import type { OrderWords } from './words.ts'

/** The order page as its address describes it. */
export type OrderProps = {
  readonly locale: LocaleId
  readonly words: OrderWords
  /** The day in China, and when the page was made, ms UTC. */
  readonly today: string
  readonly now: number
  readonly form: OrderForm
  /** The areas of its two ends in words. */
  readonly places: Readonly<Record<Party, string>>
  /** The most pieces of one order. */
  readonly mostPieces: number
  /** What each product costs at least today, by its code. */
  readonly starts: Starts
  /** What is said beside each extra. */
  readonly notes: Readonly<Partial<Record<AddOn, string>>>
  /** Who comes for an order of each kind. */
  readonly pictures: Readonly<Record<OrderForm['kind'], PictureFiles | null>>
  /** The ways in which this site can tell somebody of a shipment. */
  readonly channels: readonly SubscriptionChannel[]
  /** The quote that led here: the way back to it, and its query for the other kinds of order. */
  readonly quote: { readonly back: string; readonly query: string } | null
  /** What is said of the company that the order is placed for, and once nobody is signed in; null for one of their own. */
  readonly company: {
    /** Null while nobody knows which it is. */
    readonly belongs: string | null
    /** By which the form is known as of this account and this company. */
    readonly mark: string
    readonly toOwn: string
    readonly ended: { readonly title: string; readonly lead: string; readonly signIn: string }
  } | null
  /** Whose it becomes is known to have a contract to pay monthly. */
  readonly monthly: boolean
  /** Where whoever places it can sign in first; null where nobody can. */
  readonly signIn: string | null
  /** The number of the order of theirs that it begins with; null for none. */
  readonly repeats: string | null
  /** The form as it was sent without a script, with its price and what is said of the goods; null for one just opened. */
  readonly submitted:
    | (SubmittedOrder & {
        readonly quote: Quote | null
        readonly answers: Readonly<Record<string, GoodAnswer>>
      })
    | null
}
