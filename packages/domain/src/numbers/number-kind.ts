/** What a number names. */
export type NumberKind = 'waybill' | 'package' | 'air-waybill' | 'order'

/** Why a text is no number of ours. */
export type FormatProblem =
  | { readonly kind: 'too-short' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'characters'; readonly found: string }
  /** Which digit fails, and which would fit: enough to mend a typing mistake. */
  | { readonly kind: 'check-digit'; readonly expected: string; readonly found: string }
  /** Letters stand where only digits can: the number that was meant. */
  | { readonly kind: 'mistaken'; readonly meant: string }
  | { readonly kind: 'shape' }
