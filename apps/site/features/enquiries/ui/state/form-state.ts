import type { EnquiryForm } from '@hongyan/domain/enquiries/code-lists'
import type { AskedField, ProblemPath } from '@hongyan/domain/enquiries/enquiry-fields'
import type { PriceRange } from '@hongyan/domain/quotes/parcel-price-range'
import type { FormEvent, RefObject } from 'react'
import type { AskedCaptcha } from '../../../captcha/widgets/verification/use-captcha.ts'
import type { SmsCode } from '../../../captcha/widgets/verification/use-sms-code.ts'
import type { LikelyAnswer } from '../../likely-answers.ts'
import type { EnquiryWords } from '../../words.ts'
import type { FormValues } from '../form-values.ts'
import type { SubmittedEnquiry } from '../submitted-enquiry.ts'
import type { Choice, Receipt } from './calls.ts'
import type { Lists } from './use-lists.ts'

/** What a form is given by the server. */
export type EnquiryFormProps = {
  readonly mode: EnquiryForm
  readonly words: EnquiryWords
  readonly types: readonly Choice[]
  /** Version of the privacy text that ticking agrees to. */
  readonly consentVersion: string
  /** What came back when the form was sent without a script. */
  readonly submitted: SubmittedEnquiry | null
  /** What one parcel costs at the published prices, for an order of size to be told at once. */
  readonly parcelPrices?: PriceRange | null
  /** What a message may be answered by before it is sent. */
  readonly likely?: readonly LikelyAnswer[]
}

/** Said above the fields: a failure of sending, in one or two sentences. */
export type FormAlert = { readonly text: string; readonly detail: string | null }

/** The form as its parts see it. */
export type EnquiryFormState = {
  readonly props: EnquiryFormProps
  readonly form: RefObject<HTMLFormElement | null>
  readonly summary: RefObject<HTMLDivElement | null>
  /** A script answers; without one the form is sent plainly. */
  readonly awake: boolean
  readonly values: FormValues
  readonly consent: boolean
  readonly sending: boolean
  readonly lists: Lists
  /** Sentences of the fields that are shown to be wrong, in the order of the form. */
  readonly problems: ReadonlyMap<ProblemPath, string>
  /** Whether the visitor tried to send what is wrong: then the summary stands above the form. */
  readonly summarised: boolean
  readonly alert: FormAlert | null
  readonly receipt: Receipt | null
  readonly code: SmsCode
  readonly captcha: AskedCaptcha | null
  readonly change: (name: AskedField, value: string) => void
  readonly leave: (name: AskedField) => void
  readonly changeConsent: (ticked: boolean) => void
  /** Sending is shut until the privacy text is agreed to: says so at its box. */
  readonly sayWhyShut: () => void
  readonly requestCode: () => void
  readonly submit: (event: FormEvent) => void
  readonly closeReceipt: () => void
}
