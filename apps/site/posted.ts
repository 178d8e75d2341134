import type { Rating } from '@hongyan/domain/feedback-rules'
import type { PostedForm } from './features/enquiries/ui/posted-form.ts'
import type { EnquiryShown } from './features/enquiries/ui/status/status-calls.ts'
import type { PostedGate } from './features/white-papers/ui/posted-gate.ts'

/** What became of a form that was sent without a script, for the page that answers. */
export type Posted =
  | { readonly kind: 'form'; readonly form: PostedForm }
  | {
      readonly kind: 'receipt'
      readonly enquiryNo: string
      readonly token: string
      /** Where a sister site wanted the visitor to go on to. */
      readonly download: string | null
    }
  | { readonly kind: 'status'; readonly enquiry: EnquiryShown; readonly token: string }
  | { readonly kind: 'unknown-enquiry' }
  | { readonly kind: 'paper'; readonly gate: PostedGate }
  | {
      readonly kind: 'feedback'
      /** Of the page it is about, without language prefix. */
      readonly path: string
      readonly rating: Rating | null
      readonly text: string
      readonly outcome: 'sent' | 'failed' | 'choose'
    }
