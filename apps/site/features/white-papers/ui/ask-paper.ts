import type { AnswerOf, RequestOf } from '../../../calls/call.ts'
import { call } from '../../../client/call.ts'
import { fileDownloadAction } from '../actions.ts'

/** A link that was handed out. */
export type HandedOut = AnswerOf<typeof fileDownloadAction>['content']

/** An edition, and what opens it: a pass, or a number with its code. */
export type PaperRequest = RequestOf<typeof fileDownloadAction>['body'][number]

/** Asks for the link to one edition. */
export const askPaper = (request: PaperRequest) =>
  call(fileDownloadAction, { body: [request] }, { saysWhy: true })
