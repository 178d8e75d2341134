/** How closely pages are looked at: what they are made of is the same for each company, words and colours are not. */
export type LookedAt = {
  /** Widths of the windows, in px: that in which a page comes first, the narrowest last. */
  readonly windows: readonly number[]
}
