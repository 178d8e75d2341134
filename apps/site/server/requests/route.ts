import type { IncomingHttpHeaders } from 'node:http'
import type { AccountSession } from '@hongyan/domain/accounts/account-session'
import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import type { Call } from '../../calls/call.ts'
import type { Answer } from '../http/answer.ts'
import type { Session } from '../security/sessions/session-store.ts'

/** Where a handler stands: who asks, in which language, and the services that its feature takes from the process. */
export type At<Services = unknown> = {
  readonly ctx: Ctx
  /** The visit, whether somebody is signed in or not. */
  readonly session: Session | null
  /** Whoever is signed in, for calls about their own records; null for everybody else. */
  readonly account: AccountSession | null
  readonly locale: LocaleId
  readonly services: Services
  readonly headers: IncomingHttpHeaders
  /** The bytes of the body as they arrived, for calls that are signed. */
  readonly rawBody: Buffer
  /** Network address the limits are counted by. */
  readonly address: string
}

/** A call with what it does. */
export type Route<Services = unknown> = {
  readonly call: Call
  readonly handle: (input: unknown, at: At<Services>) => Promise<Answer>
  /**
   * Answers from the bytes of a body, read beside the thread of the pages. Null for one that has to be read as any other:
   * what is refused is refused there.
   */
  readonly handleBeside?: Beside<Services>
}

/** `query` is as it was sent. */
export type Beside<Services> = (at: At<Services>, query: object) => Promise<Answer | null>
