/** Every refusal the domain can give, whatever it is about. Each adapter maps them once to its own shape. */
const errorCodes = [
  'invalid-input',
  'not-found',
  'locked',
  'wrong-digits',
  'link-expired',
  'not-available',
  'too-many',
  'conflict',
  'forbidden',
  'unavailable',
  'wrong-code',
  'captcha-needed',
  'token-spent',
  'too-frequent',
  'code-failed',
  'code-unsure',
  'code-needed',
  'no-mobile',
  'sign-in-needed',
  'unknown-address',
  'book-full',
  'undo-over',
  'price-changed',
  'too-early',
  'too-late',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** One problem of one field, by its path in the input; `detail` names what a rule or a table says about it. */
export type FieldProblem = { readonly path: string; readonly message: string; readonly detail?: string }

/** What a refusal is about. */
export type Entity =
  | 'account'
  | 'address'
  | 'api-key'
  | 'branch'
  | 'claim'
  | 'code'
  | 'company'
  | 'company-person'
  | 'coverage'
  | 'enquiry'
  | 'feedback'
  | 'invitation'
  | 'order'
  | 'own-shipment'
  | 'paper'
  | 'quote'
  | 'shipment'
  | 'subscription'
  | 'token'
  | 'webhook'

export type Refusal = {
  readonly entity: Entity
  readonly code: ErrorCode
  /** For whoever reads a log, with nothing personal in it; what a visitor reads is written by each family. */
  readonly detail: string
  readonly fields?: readonly FieldProblem[]
  /** Moment (ms UTC) from which a retry makes sense, for `locked` and `too-many`. */
  readonly retryAt?: number
}

/** A refusal with a stable code. Anything else that is thrown is a fault of ours and is logged as such. */
export class DomainError extends Error {
  readonly entity: Entity
  readonly code: ErrorCode
  readonly fields: readonly FieldProblem[]
  readonly retryAt: number | null

  constructor({ entity, code, detail, fields = [], retryAt }: Refusal) {
    super(detail)
    this.name = 'DomainError'
    this.entity = entity
    this.code = code
    this.fields = fields
    this.retryAt = retryAt ?? null
  }
}
