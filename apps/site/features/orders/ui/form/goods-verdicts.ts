import { type GoodVerdict, modeOf } from '@hongyan/domain/orders/judge-goods'
import { productKindOf } from '@hongyan/domain/quotes/vocabulary'
import type { OrderForm } from './order-form.ts'
import type { Quote } from './price-card.ts'

export type GoodVerdictName = GoodVerdict['verdict']
type Mode = ReturnType<typeof modeOf>

/** What an order with a good of a name is answered for a way of travel; undefined while that is being asked. */
export type VerdictOf = (name: string, mode: Mode) => GoodVerdictName | undefined

/** A good that keeps a product from carrying an order. */
type Bar = { readonly name: string; readonly verdict: 'no' | 'agreement' }

/** How a product travels, as the list tells ways apart. Before there is a quote only the air product is known to fly. */
export function wayOf(product: string, quote: Quote | null): Mode {
  const offer = quote?.offers.find((one) => one.product === product)
  return modeOf(product, offer?.carriage ?? (productKindOf(product) === 'air' ? 'air' : 'road'))
}

/** The first of the goods that a product may not carry; null where it may carry all that is known. */
export function barOf(
  { goods }: Pick<OrderForm, 'goods'>,
  product: string,
  quote: Quote | null,
  verdictOf: VerdictOf,
): Bar | null {
  const mode = wayOf(product, quote)
  for (const good of goods) {
    const name = good.name.trim()
    const verdict = name === '' ? undefined : verdictOf(name, mode)
    if (verdict === 'no' || verdict === 'agreement') return { name, verdict }
  }
  return null
}
