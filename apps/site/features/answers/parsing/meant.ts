/** What somebody means with what was typed, each of it answered by another part of the site. */
export type Meant =
  | { readonly kind: 'tracking'; readonly numbers: readonly string[] }
  /** Names as they were typed; `from` is null where only the destination was said, `weight` where no weight was. */
  | {
      readonly kind: 'price'
      readonly from: string | null
      readonly to: string
      readonly weight: string | null
    }
  | { readonly kind: 'item'; readonly name: string }
  /** An address or a place; null where branches were asked for and no place was said. */
  | { readonly kind: 'place'; readonly address: string | null }
  | { readonly kind: 'search' }
