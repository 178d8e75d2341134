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
