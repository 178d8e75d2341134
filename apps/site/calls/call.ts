import type { CompanyRight } from '@hongyan/domain/companies/company-rules'
import type { KeyScope } from '@hongyan/domain/merchants/merchant-rules'
import type { StaffRight } from '@hongyan/domain/staff/staff-rights'
import type { z } from 'zod'
import type { CallWords } from './call-words.ts'
import type { Family } from './families.ts'
import { floodRefusal, type LimitName } from './limits.ts'
import type { Refusal } from './refusal.ts'

/** Who may make a call, from where, and what it may do. Its rate stands beside it, as `limit`. */
export type Access = {
  /**
   * `customer`: somebody signed in. `partner`, `staff`: by a signature over the request, with keys of their own.
   * `person`: somebody of staff, signed in at the desk; such calls are served on its port alone.
   */
  readonly who: 'anyone' | 'customer' | 'partner' | 'staff' | 'person'
  /** By which staff sign in: served on the port of the desk alone, as are those of a `person`. */
  readonly desk?: true
  /**
   * Whose record it touches. `none`: nobody's. `token`: that of whoever holds a token for it (unlocked shipment, receipt,
   * link, session). `own`: that of whoever is signed in, whom the call is told. `company`: that of the company they
   * belong to. `own-or-company`: one of either, as the record itself or `of` in the query says.
   */
  readonly record: 'none' | 'token' | 'own' | 'company' | 'own-or-company'
  /** What the role of whoever asks has to allow with a record of their company. Theirs alone needs none. */
  readonly right?: CompanyRight
  /** What somebody of staff has to be allowed somewhere; for what in particular, the verb asks. */
  readonly staffRight?: StaffRight
  /**
   * `any`: asked from anywhere. `allowed`: by pages of this site and of the origins in the settings. `own-page`: by
   * pages of this site alone, and never ahead of a visitor's click.
   */
  readonly origin: 'any' | 'allowed' | 'own-page'
  /**
   * What a repeat does. `reads`: nothing is changed, by the first either (but what was asked may be counted).
   * `repeats`: nothing more than the first. `keyed`: nothing, under the same key. `keyed-by-token`: the
   * same, where the token of the record stands for a key that is not sent. `once`: each does it again.
   */
  readonly repeat: 'reads' | 'repeats' | 'keyed' | 'keyed-by-token' | 'once'
  /** An API key of an account that may be used for this opens it in the name of the account. */
  readonly key?: KeyScope
  /** False where a page makes it by itself, whether or not anybody is there: it keeps nobody signed in. */
  readonly inUse?: false
}

/** Methods of calls that may change something. */
export function isWrite({ method }: Pick<Call, 'method'>): boolean {
  return method !== 'GET'
}

/** A request with its answer: shown in the documentation and run as a test. */
export type CallExample = {
  readonly title: string
  /** A signed-in customer asks. */
  readonly signedIn?: true
  readonly request: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly body?: unknown
  }
  readonly status: number
  /** The part of the answer that does not depend on the moment. */
  readonly reply: Readonly<Record<string, unknown>>
}

export type Call = {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path from the root; a parameter is written `{name}`. */
  readonly path: string
  readonly family: Family
  readonly summary: CallWords
  readonly description?: CallWords
  /**
   * `spec`: the older shape; unknown body fields are ignored and business refusals answer 200.
   * `own`: unknown fields are refused and refusals carry their HTTP status.
   */
  readonly shape: 'spec' | 'own'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The body may be a list of several hundred lines. */
  readonly longBody?: true
  /** Texts of the body are set on pages: spaces that hold words together stay as they were written. */
  readonly typesetBody?: true
  /** The body carries a file; a picture may be larger than any other. */
  readonly carriesFile?: true | 'picture'
  /** Its work is done beside the thread of the pages: it is waited for longer, like that of a long body or a file. */
  readonly takesLong?: true
  /** It goes on in the visitor's session, or is made by our client on pages of the group's other sites. */
  readonly credentials?: true
  /** Search engines must not keep what it answers. */
  readonly unlisted?: true
  /** Successful answers by HTTP status. Fields that a schema does not name never leave the server. */
  readonly replies: Readonly<Record<number, z.ZodType | 'image' | 'file'>>
  /** Refusals this call can give beyond those that every call can. */
  readonly refusals: readonly Refusal[]
  readonly examples: readonly CallExample[]
  readonly access: Access
  readonly limit: LimitName
}

/** What a browser is given of a call: the rest of it stays on the server. */
export type Endpoint = {
  readonly method: Call['method']
  readonly path: string
  /** Its refusals by their numbers: those it names, and the one of its limit. */
  readonly codes: Readonly<Record<number, string>>
}

/** Declares a call; the literal types of its schemas are kept for its handler and for whoever calls it. */
export function defineCall<const C extends Call>(call: C): C & Endpoint {
  const refusals: readonly Refusal[] = [...call.refusals, floodRefusal(call.limit)]
  return { ...call, codes: Object.fromEntries(refusals.map(({ code, name }) => [code, name])) }
}

type Parsed<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodType
  ? z.output<C[K]>
  : undefined

/** What a handler receives: the parsed parts of the request. */
export type InputOf<C extends Call> = {
  readonly params: Parsed<C, 'params'>
  readonly query: Parsed<C, 'query'>
  readonly body: Parsed<C, 'body'>
}

/** What may be sent: lists and records that are only read will do. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T

type SentPart<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodType
  ? { readonly [P in K]: Sent<z.input<C[K]>> }
  : unknown

/** What whoever calls must give: the parts of the request that the call has. */
export type RequestOf<C extends Call> = SentPart<C, 'params'> & SentPart<C, 'query'> & SentPart<C, 'body'>

/** The JSON of a success. */
export type AnswerOf<C extends Call> = z.output<Extract<C['replies'][keyof C['replies'] & number], z.ZodType>>

/** The refusals that a caller can tell apart by name. */
export type RefusalOf<C extends Call> = (C['refusals'][number] | ReturnType<typeof floodRefusal>)['name']
