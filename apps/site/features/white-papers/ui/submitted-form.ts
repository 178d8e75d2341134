import type { HandedOut } from './ask-paper.ts'

/** What comes back to somebody who sent the form without a script. */
export type SubmittedPaperForm = {
  readonly mobile: string
  readonly language: string
  readonly consent: boolean
  /** Stands for the code when another edition is asked for; empty where there is none. */
  readonly pass: string
  /** Field, and the sentence about it. */
  readonly problems: readonly (readonly [path: string, sentence: string])[]
  readonly outcome:
    | { readonly kind: 'sent' }
    /** What is answered before another code is sent; `isWrong`: the answer before was. */
    | {
        readonly kind: 'question'
        readonly question: string
        readonly token: string
        readonly isWrong: boolean
      }
    | { readonly kind: 'ready'; readonly link: HandedOut }
    | { readonly kind: 'failed'; readonly text: string }
}
