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

type Told = {
  /** For whoever reads a log, with nothing personal in it; what a visitor reads is written by each family. */
  readonly detail: string
  readonly fields?: readonly FieldProblem[]
  /** Moment (ms UTC) from which a retry makes sense, for what is refused only for a while. */
  readonly retryAt?: number
}

/** A refusal with a code of its own, which no other entity gives. */
type RefusalOf<E extends Entity> = Told & { readonly entity: E; readonly code: EntityErrors[E] }

/** Any entity gives the shared codes; said by itself, because the type checker tries no union of more than 25 one by one. */
type SharedRefusal = Told & { readonly entity: Entity; readonly code: SharedCode }

export type Refusal = SharedRefusal | { readonly [E in Entity]: RefusalOf<E> }[Entity]

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
