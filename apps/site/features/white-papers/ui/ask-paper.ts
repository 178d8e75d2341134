import { ask, type Reply } from '../../../client/ask.ts'
import { type HandedOut, readHandedOut } from './handed-out.ts'

/** What opens a paper: a pass, or a number with its code. */
export type Opener =
  | { readonly pass: string }
  | { readonly phoneNum: string; readonly verifyCode: string; readonly consentVersion: string }

/** Asks for the link to one edition. */
export const askPaper = (paper: string, language: string, opener: Opener): Promise<Reply<HandedOut>> =>
  ask({ path: '/whitePaper/fileDownload', body: [{ paper, language, ...opener }] }, (answer) =>
    readHandedOut(answer.content),
  )
