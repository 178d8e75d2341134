/** How closely pages are looked at: what they are made of is the same for each company, words and colours are not. */
export type LookedAt = {
  /** Widths of the windows, in px: that in which a page comes first, the narrowest last. */
  readonly windows: readonly number[]
  /** Which are opened in a browser. What stands in each is read as text anyway. */
  readonly pages: 'every one' | 'the first of each folder'
}
