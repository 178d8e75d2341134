/** What a key asks of a list. `by`: how many rows down; `page` is as many as are seen. */
export type Command =
  | {
      readonly kind: 'move'
      readonly by: number | 'first' | 'last' | 'page-up' | 'page-down'
      readonly extend: boolean
    }
  | { readonly kind: 'open' | 'close' | 'toggle' | 'all' | 'first-action' | 'search' | 'keys' | 'take-new' }

type Pressed = {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
}

const moves = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
  PageDown: 'page-down',
  PageUp: 'page-up',
} as const
const letters = { j: 1, k: -1 } as const
const signs = { '/': 'search', '?': 'keys', e: 'first-action', n: 'take-new' } as const

/**
 * The command of a key. `within`: whether a row has the focus; elsewhere on the page only what no control there means
 * itself counts. `hasLetters`: whether whoever works here lets single letters do something.
 */
export function commandOf(pressed: Pressed, within: boolean, hasLetters: boolean): Command | null {
  const { key, shiftKey: extend, ctrlKey, metaKey, altKey, isComposing } = pressed
  if (isComposing || altKey) return null
  if (ctrlKey || metaKey) return within && key.toLowerCase() === 'a' ? { kind: 'all' } : null
  if (key === 'Escape') return { kind: 'close' }
  const letter = key.toLowerCase()
  if (hasLetters) {
    if (letter in letters) return { kind: 'move', by: letters[letter as keyof typeof letters], extend }
    if (letter in signs) return { kind: signs[letter as keyof typeof signs] }
    if (letter === 'x') return { kind: 'toggle' }
  }
  if (!within) return null
  if (key in moves) return { kind: 'move', by: moves[key as keyof typeof moves], extend }
  if (key === 'Enter') return { kind: 'open' }
  return key === ' ' ? { kind: 'toggle' } : null
}

/** The row that a move comes to, of `count` rows, of which `seen` are. */
export function movedTo(
  from: number,
  by: Extract<Command, { readonly kind: 'move' }>['by'],
  count: number,
  seen: number,
): number {
  const page = Math.max(1, seen - 1)
  const steps = { first: -count, last: count, 'page-up': -page, 'page-down': page }
  const step = typeof by === 'number' ? by : steps[by]
  return Math.min(count - 1, Math.max(0, from + step))
}
