import type { AddOn } from '@hongyan/domain/quotes'
import type { LocaleId } from '@hongyan/locales'
import type { OrderForm } from './form/order-form.ts'
import type { OrderWords } from './words.ts'

/** The order page as its address describes it. */
export type OrderProps = {
  readonly locale: LocaleId
  readonly words: OrderWords
  /** The day in China, and when the page was made, ms UTC. */
  readonly today: string
  readonly now: number
  readonly form: OrderForm
  /** What is said beside each extra. */
  readonly notes: Readonly<Partial<Record<AddOn, string>>>
  /** The quote that led here: the way back to it, and its query for the other kinds of order. */
  readonly quote: { readonly back: string; readonly query: string } | null
}
