import type { ProblemPath } from '@hongyan/domain/enquiries/enquiry-fields'
import type { FormValues } from './form-values.ts'

/** What comes back to somebody who sent the form without a script. */
export type SubmittedEnquiry = {
  readonly values: Partial<FormValues>
  readonly consent: boolean
  readonly problems: readonly (readonly [path: ProblemPath, sentence: string])[]
  /** What happened, for the top of the form; `unavailable` is not the visitor's doing and passes by itself. */
  readonly notice: { readonly kind: 'done' | 'failed' | 'unavailable'; readonly text: string } | null
  /** Hidden fields: the session, and the question in place of the captcha. */
  readonly sessionId: string
  readonly question: { readonly text: string; readonly token: string }
  /** The question comes before another code; `isWrong`: the answer before was. Null where sending the form asks it. */
  readonly beforeCode: { readonly isWrong: boolean } | null
}
