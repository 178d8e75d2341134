import type { ShownBlock } from './shown-blocks.ts'

export type Anchor = {
  readonly id: string
  readonly title: string
  /** What the bar of anchors says: what the heading is about where it says so before a colon, else the heading. */
  readonly short: string
}

/** Anchors of the headed blocks of a page, in order. */
export function anchorsOf(blocks: readonly ShownBlock[]): readonly Anchor[] {
  return blocks.flatMap(({ block }) =>
    'id' in block ? [{ id: block.id, title: block.title, short: subjectOf(block.title) }] : [],
  )
}

/** 退货与备件 of 退货与备件：回来的也有去处. */
function subjectOf(title: string): string {
  return /^(.+?)(?:：|: )/u.exec(title)?.[1] ?? title
}
