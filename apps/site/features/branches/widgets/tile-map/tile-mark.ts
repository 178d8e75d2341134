import type { Point } from '../../branch-answer.ts'

/** A place that can be asked: its name, and what it is, are shown on hover and focus. */
export type TileMark = Point & {
  readonly code: string
  readonly name: string
  readonly note: string
  /** What stands in it; null for a plain dot. */
  readonly text: string | null
  readonly look: 'plain' | 'soft' | 'hub'
  /** Radius, px. */
  readonly size: number
  /** Written beside it on a small map; null for nothing. */
  readonly title: string | null
  /** The same with what happens there, where that has room. */
  readonly titleWithState?: string
}
