/** Every refusal the domain can give. Doors map these once to their own shape; the text shown is theirs. */
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
  'too-late',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** One problem of one field, by its path in the input; `detail` names what a rule or a table says about it. */
export type FieldProblem = { readonly path: string; readonly message: string; readonly detail?: string }

/** A refusal with a stable code. Anything else that is thrown is a fault of ours and is logged as such. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly fields: readonly FieldProblem[]
  /** Moment (ms UTC) from which a retry makes sense, for `locked` and `too-many`. */
  readonly retryAt: number | null

  constructor(
    code: ErrorCode,
    message: string,
    detail: { fields?: readonly FieldProblem[]; retryAt?: number } = {},
  ) {
    super(message)
    this.name = 'DomainError'
    this.code = code
    this.fields = detail.fields ?? []
    this.retryAt = detail.retryAt ?? null
  }
}
