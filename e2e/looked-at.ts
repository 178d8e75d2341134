/** How closely pages are looked at: what they are made of is the same for each company, words and colours are not. */
export type LookedAt = {
  /** Widths of the windows, in px: that in which a page comes first, the narrowest last. */
  readonly windows: readonly number[]
  /** Where the rules of accessibility are applied: everywhere, or on the first page of each kind. */
  readonly rulesOn: 'every page' | 'kinds'
}
