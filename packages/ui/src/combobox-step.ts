/** What a key asks of the list under a field. */
type ComboboxStep =
  | { readonly kind: 'open' | 'close' | 'enter' }
  /** -1 marks none: the field itself, with what was typed. */
  | { readonly kind: 'mark' | 'choose'; readonly at: number }

type Shown = {
  readonly isOpen: boolean
  readonly count: number
  /** The option that is marked, -1 for none. */
  readonly marked: number
  /** Something is marked before an arrow is pressed: then something always is. */
  readonly proposes?: boolean
}

/**
 * An editable combobox with list autocomplete (ARIA Authoring Practices Guide): arrows open its list and lead round
 * through it and the field, Enter chooses what is marked, Escape closes. Null for a key that is the field's own.
 */
export function comboboxStep(key: string, { isOpen, count, marked, proposes }: Shown): ComboboxStep | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step && !isOpen) return { kind: 'open' }
  if (step) {
    const first = proposes ? 0 : -1
    const places = count - first
    return { kind: 'mark', at: ((marked - first + step + places) % places) + first }
  }
  if (key === 'Enter') return isOpen && marked >= 0 ? { kind: 'choose', at: marked } : { kind: 'enter' }
  return key === 'Escape' && isOpen ? { kind: 'close' } : null
}
