/**
 * How far along an energy's life a figure counts: making it (`wtt`), using it aboard (`ttw`), both (`wtw`), the power
 * station alone (`generation`), or `open` where a source does not say or parts that differ stand together.
 */
export const boundaries = ['wtt', 'ttw', 'wtw', 'generation', 'open'] as const
export type Boundary = (typeof boundaries)[number]

/** Greenhouse gas in whole milligrams of CO2e, with its boundary as part of its type. */
export type Amount<B extends Boundary = Boundary> = B extends Boundary
  ? { readonly boundary: B; readonly milligrams: number }
  : never

export function amountOf<B extends Boundary>(boundary: B, milligrams: number): Amount<B> {
  return { boundary, milligrams } as Amount<B>
}

/**
 * The sum of amounts of one boundary. A mixture does not compile, and one that reaches it all the same is a fault.
 */
export function sumAmounts<B extends Boundary>(
  boundary: B,
  amounts: readonly Amount<NoInfer<B>>[],
): Amount<B> {
  const strange = amounts.find((amount) => amount.boundary !== boundary)
  if (strange) throw new TypeError(`${strange.boundary} cannot be added to ${boundary}`)
  return amountOf(
    boundary,
    amounts.reduce((total, { milligrams }) => total + milligrams, 0),
  )
}

/** Well-to-wheel is well-to-tank and tank-to-wheel of the same piece: the only sum of two boundaries there is. */
export function wellToWheel(wtt: Amount<'wtt'>, ttw: Amount<'ttw'>): Amount<'wtw'> {
  return amountOf('wtw', wtt.milligrams + ttw.milligrams)
}

/** Gives up what is known of the boundary, so that differing parts can stand in one figure that claims nothing. */
export function withoutBoundary(amount: Amount): Amount<'open'> {
  return amountOf('open', amount.milligrams)
}
