import { inTurns } from '@hongyan/db/yield-thread'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { RecordOwner } from '../companies/company-rules.ts'
import { productKindOf } from '../quotes/vocabulary.ts'
import { goodsProblems, judgeGoods, modeOf } from './judge-goods.ts'
import { type FoundProblem, orderInput } from './order-input.ts'
import { type OrderBooks, type OrderTerms, priceOrder } from './price-order.ts'
import { readOrderInput } from './read-order-input.ts'
import { followsFrom, readableOrder, withoutProblems } from './readable-order.ts'

/** One order of a list, judged alone: the terms it would be placed under, or everything that is wrong with it. */
type CheckedOrder =
  | { readonly kind: 'fine'; readonly terms: OrderTerms }
  | { readonly kind: 'problems'; readonly problems: readonly FoundProblem[] }

/**
 * Judges a list of orders without placing any, one answer for each in their order. Refusals: `forbidden` without an
 * account, `too-many` beyond the rows of one list.
 */
export async function checkOrders(
  ctx: Ctx,
  input: {
    readonly orders: readonly unknown[]
    /** Whose they would become. */
    readonly of: RecordOwner
    readonly books: OrderBooks
  },
): Promise<readonly CheckedOrder[]> {
  if (ctx.actor.kind !== 'customer')
    throw new DomainError({ entity: 'order', code: 'forbidden', detail: 'Lists are placed for an account' })
  const { rowsPerImport } = ctx.settings.orders
  if (input.orders.length > rowsPerImport) {
    throw new DomainError({
      entity: 'order',
      code: 'too-many',
      detail: `At most ${rowsPerImport} orders in one list`,
    })
  }
  return inTurns(input.orders, (values): CheckedOrder => {
    const reading = readOrderInput(values, ctx.settings.orders)
    if (reading.kind === 'problems') {
      const { problems } = reading
      return {
        kind: 'problems',
        problems: [...problems, ...moreProblems(ctx, values, problems, input)],
      }
    }
    const pricing = priceOrder(ctx, reading.order, input.books, input.of)
    return pricing.kind === 'problems' ? pricing : { kind: 'fine', terms: pricing.priced.terms }
  })
}

/** What keeps an order with mistakes from being placed besides those, so that all is said at once. */
function moreProblems(
  ctx: Ctx,
  values: unknown,
  known: readonly FoundProblem[],
  { books, of }: { readonly books: OrderBooks; readonly of: RecordOwner },
): readonly FoundProblem[] {
  const order = readableOrder(values)
  const pricing = order && priceOrder(ctx, withoutProblems(order, known), books, of)
  const found = [
    ...(pricing?.kind === 'problems' ? pricing.problems : []),
    ...goodsOfAny(values, books),
  ].filter((one) => !followsFrom(known, one))
  return [...new Map(found.toReversed().map((one) => [one.path, one])).values()].toReversed()
}

/** What the list says of goods in an order that has other mistakes, so that all is said at once. */
function goodsOfAny(values: unknown, books: OrderBooks): readonly FoundProblem[] {
  const read = orderInput.pick({ product: true, goods: true }).strip().safeParse(values)
  if (!read.success) return []
  const { product, goods } = read.data
  // How far it goes is not known yet: what is barred on the road is barred.
  const mode = modeOf(product, productKindOf(product) === 'air' ? 'air' : 'road')
  return goodsProblems(judgeGoods(books.goods, goods, mode))
}
