import type { PostedForm } from './tools/enquiry/posted-form.ts'
import type { EnquiryShown } from './tools/enquiry-status/status-calls.ts'

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
