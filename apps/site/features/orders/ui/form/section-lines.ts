import { productWords } from '@hongyan/content/product-words'
import { type LocaleId, marksOf } from '@hongyan/locales'
import type { OrderWords } from '../words.ts'
import type { OrderForm } from './order-form.ts'
import { dayName, windowText } from './pickup-strip.ts'
import type { PriceCard } from './price-card.ts'

/** Parts of the form that a phone shows one at a time, in their order. */
export const sections = [
  'order-goods',
  'order-parcels',
  'order-product',
  'order-extras',
  'order-pickup',
  'order-payer',
] as const
export type Section = (typeof sections)[number]

/** What stands in a closed part, in one line; empty where nothing does yet. */
export function sectionLines(
  locale: LocaleId,
  words: OrderWords,
  form: OrderForm,
  { card, now }: { readonly card: PriceCard | null; readonly now: number },
): Readonly<Record<Section, string>> {
  const comma = marksOf(locale).list
  const { window } = form
  const day = window && dayName(locale, words, window.from.slice(0, 10), now)
  return {
    'order-goods': form.goods
      .map(({ name }) => name.trim())
      .filter((name) => name !== '')
      .join(comma),
    'order-parcels': card === null ? '' : card.about.slice(1).join(comma),
    'order-product': productWords(words.offered, form.product).name,
    'order-extras': form.addOns.map((id) => extraName(id, words.form)).join(comma) || words.noExtras,
    'order-pickup': window === null ? '' : `${day} ${windowText(locale, window)}`,
    'order-payer': words.payer.choices[form.payer],
  }
}

/** An extra by its name, insurances among them. */
export function extraName(id: OrderForm['addOns'][number], { covers, adds }: OrderWords['form']): string {
  return id === 'insurance' || id === 'full-cover' ? covers[id] : adds[id].name
}
