/** Refusals that any entity may give. Each adapter maps them once to its own shape. */
export type SharedCode =
  | 'invalid-input'
  | 'not-found'
  | 'not-available'
  | 'too-many'
  | 'too-late'
  | 'conflict'
  | 'forbidden'
  | 'unavailable'
  | 'link-expired'
  | 'sign-in-needed'
  | 'token-spent'

/** What refusals are about, each with the codes that it alone has, or `never`. Entities declare their own. */
export interface EntityErrors {
  readonly token: never
}

export type Entity = keyof EntityErrors
export type ErrorCode = SharedCode | EntityErrors[Entity]

/** One problem of one field, by its path in the input; `detail` names what a rule or a table says about it. */
export type FieldProblem = { readonly path: string; readonly message: string; readonly detail?: string }

/** A refusal of one entity: it gives no code that another has of its own. */
type RefusalOf<E extends Entity> = {
  readonly entity: E
  readonly code: SharedCode | EntityErrors[E]
  /** For whoever reads a log, with nothing personal in it; what a visitor reads is written by each family. */
  readonly detail: string
  readonly fields?: readonly FieldProblem[]
  /** Moment (ms UTC) from which a retry makes sense, for what is refused only for a while. */
  readonly retryAt?: number
}

/** A refusal that any entity may give, for verbs that serve several. */
type SharedRefusal = Omit<RefusalOf<Entity>, 'code'> & { readonly code: SharedCode }

export type Refusal = { readonly [E in Entity]: RefusalOf<E> }[Entity] | SharedRefusal

/** A refusal with a stable code. Anything else that is thrown is a fault of ours and is logged as such. */
export class DomainError extends Error {
  readonly refusal: Refusal
  readonly entity: Entity
  readonly code: ErrorCode
  readonly fields: readonly FieldProblem[]
  readonly retryAt: number | null

  constructor(refusal: Refusal) {
    const { entity, code, detail, fields = [], retryAt = null } = refusal
    super(detail)
    this.name = 'DomainError'
    this.refusal = refusal
    this.entity = entity
    this.code = code
    this.fields = fields
    this.retryAt = retryAt
  }
}
