import type { Actor, Ctx, DomainSettings } from '@hongyan/kernel/context'
import type { TableBounds } from '@hongyan/tables'
import type { FastifyRequest } from 'fastify'
import type { Call } from '../../calls/call.ts'
import type { LimitName } from '../../calls/limits.ts'
import type { SignedIn } from '../../shell/page-context.ts'
import type { AllowedOrigins } from '../http/allowed-origins.ts'
import type { Sentences } from '../http/field-sentences.ts'
import type { JsonBounds } from '../http/parse-json.ts'
import type { Words } from '../http/refusal-of-error.ts'
import type { AccountCookie, SecretCookie } from '../security/account-cookie.ts'
import type { LimitAnswer } from '../security/limit-answer.ts'
import type { SessionStore } from '../security/sessions/session-store.ts'
import type { RunInWorker } from '../threads/run-in-worker.ts'

/** Whoever is signed in where a request comes from, with what their pages may ask; null for nobody. */
export type AccountOf = (request: FastifyRequest) => Promise<SignedIn | null>

/** What every call and every form passes through, whatever it is about. */
export type RequestServices = {
  /**
   * The context of one request. Without an actor it is a visitor without a session, whose `address` is the
   * client's (a whole /64 for IPv6) as the trusted proxies report it.
   */
  readonly ctxFor: (request: FastifyRequest, actor?: Actor) => Ctx
  readonly sessions: SessionStore
  readonly accountCookie: AccountCookie
  /** The cookie of somebody of staff; null on the port of the site, where nobody is. */
  readonly staffCookie: SecretCookie | null
  /** Whether pages of an origin may send a POST. */
  readonly allowsOrigin: AllowedOrigins
  /** Secrets of those who send shipment events, by key id; each at least 32 characters. */
  readonly partnerKeys: Readonly<Record<string, string>>
  /** Secrets of the desk, by key id; each at least 32 characters. */
  readonly staffKeys: Readonly<Record<string, string>>
  /** How families tell what their entities refuse. */
  readonly words: Words
  /** What the family of a call says is wrong with its fields. */
  readonly sentencesOf: (call: Call) => Sentences
  /** Takes `cost` (1 when absent) from the bucket of one caller. */
  readonly takeLimit: (name: LimitName, key: string, cost?: number) => LimitAnswer
  /** Takes one use of a rate that all processes share; of any other nothing. */
  readonly takeSharedLimit: (name: LimitName, key: string) => Promise<LimitAnswer>
  /** Does what takes long in a thread of its own, counted for whoever asks. */
  readonly runInWorker: RunInWorker
  readonly settings: DomainSettings
  /** What the JSON of a body may hold. */
  readonly jsonBounds: JsonBounds
  /** How much of a table is read. */
  readonly tableBounds: TableBounds
  /** Largest body of a call that takes a long list, in bytes. */
  readonly listBodyLimit: number
  /** Largest body of a call or form that carries a file, in bytes. */
  readonly fileBodyLimit: number
  /** Largest body of a call that carries a picture, in bytes. */
  readonly pictureBodyLimit: number
  /** Largest body of a signed delivery in bytes; for every other call the server's own limit holds. */
  readonly ingestionBodyLimit: number
  /** How long an answer may take in ms; after it, it is `unavailable`. */
  readonly answerMs: number
  /** The same for a file that takes long to write. */
  readonly longAnswerMs: number
  /** The same for a signed delivery. */
  readonly ingestionMs: number
  /** Origin the site is known by, such as `https://www.hongyan.example`. */
  readonly publicOrigin: string
}
