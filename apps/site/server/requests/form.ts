import type { DomainSettings } from '@hongyan/kernel/context'
import type { Call } from '../../calls/call.ts'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import type { At } from './route.ts'

/** A form as a browser sends it without a script, and where it came from. */
export type FormRequest<Services = unknown> = {
  readonly at: At<Services>
  /** The first value of every field. */
  readonly fields: Readonly<Record<string, string>>
  /** The first file of every field that carries one. */
  readonly files: Readonly<Record<string, FormFile>>
  /** Every value of every field, as they stood in the form. */
  readonly values: URLSearchParams
  /** Query of the page the form stood on: campaign values. */
  readonly query: URLSearchParams
  readonly origin: string
  readonly parentDomain: string | undefined
}

/** A file as it was sent with a form. */
export type FormFile = { readonly name: string; readonly bytes: Uint8Array }

/** What a form is answered with. */
export type FormAnswer =
  /** The page it stood on, with what became of it; `forgets` names a cookie that has been used. */
  | {
      readonly kind: 'submitted'
      readonly submitted: FormOutcome
      readonly status: number
      readonly forgets?: string
    }
  /** The page it stood on, as its address with these values shows it. */
  | { readonly kind: 'page'; readonly values: Readonly<Record<string, string>>; readonly status: number }
  | { readonly kind: 'elsewhere'; readonly path: string }
  | {
      readonly kind: 'file'
      readonly mediaType: string
      readonly disposition: string
      readonly bytes: Uint8Array
    }

/** A form of the site for browsers without a script: another way to make one of the calls. */
export type Form<Services = unknown> = {
  /** Page it stands on, without language prefix. */
  readonly path: string
  /** Every call that it may make: what all of them ask of whoever sends it is asked before its body is read. */
  readonly calls: readonly Call[]
  /** Most fields that its page sends, those of one name counted each time; more are refused unread. */
  readonly mostFields: number | ((settings: DomainSettings) => number)
  /** Which of them it makes; its limit is drawn on. */
  readonly callOf: (fields: FormRequest['fields']) => Call
  /** How many calls it counts as; one unless said otherwise. */
  readonly costOf?: (fields: FormRequest['fields']) => number
  readonly answer: (request: FormRequest<Services>) => Promise<FormAnswer>
  /** The form again with what was typed, while the database does not answer; where it is null the error page says so. */
  readonly later?: (request: FormRequest<Services>) => FormOutcome | null | Promise<FormOutcome | null>
  /** The form again, for whoever was signed out while they filled it in; null where they are led to sign in at once. */
  readonly signedOut?: (request: FormRequest<Services>) => FormOutcome | null
  /** Its body may be a list of several hundred lines. */
  readonly longBody?: true
  /** Its body may carry a file, and is long only where it comes in parts. */
  readonly carriesFile?: true
  /** It goes on in the visitor's session, which begins here where there is none. */
  readonly session?: true
}
