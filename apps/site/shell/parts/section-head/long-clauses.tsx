import type { ReactNode } from 'react'
import { breakBetween, unbreakable } from './word-breaks.tsx'

const clause = /[^，：；。？！、]*[，：；。？！、]+|[^，：；。？！、]+$/gu

/**
 * A Chinese text of a narrow place: it breaks after its marks, and between words only in a clause that a line may not
 * hold. Its styles keep all else together (`word-break: keep-all`).
 */
export function LongClauses({
  text,
  held = 4,
}: {
  readonly text: string
  /** Characters, marks included, that its narrowest line holds; by itself those of a column of a table. */
  readonly held?: number
}): ReactNode {
  const pieces: string[] = []
  for (const [one] of text.matchAll(clause)) {
    const [first = '', ...rest] = one.length > held ? unbreakable(one) : [one]
    pieces.push(`${pieces.pop() ?? ''}${first}`, ...rest)
  }
  return breakBetween(pieces)
}
