import type { PageHead } from './head.ts'

/**
 * What a page has where an answer will stand (`own-answer.ts`): all else of it is the same for everybody, is made once,
 * and kept. A page with such a frame gives its one island `data`.
 */
export type AnswerFrame = {
  readonly head: PageHead
  readonly data: string
  readonly markup: string
}

/** The frame of a page that is never made without one. */
export function frameFor({
  frame,
  path,
}: {
  readonly frame: AnswerFrame | null
  readonly path: string
}): AnswerFrame {
  if (frame === null) throw new Error(`${path} was asked for without a place for its answer`)
  return frame
}
