import type { OrderServices } from './order-services.ts'

/** What the times stand on at which goods change hands: the branches, and the cut-offs of the rates. */
export function windowBooks({ orderBooks }: Pick<OrderServices, 'orderBooks'>) {
  const { network, quote } = orderBooks()
  return { network, transit: quote.transit }
}
