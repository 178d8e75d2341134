import type { Actor, BranchNetwork, Ctx, SmsGateway } from '@hongyan/domain'
import type { LocaleId } from '@hongyan/locales'
import type { FastifyRequest } from 'fastify'
import type { LimitName } from '../../calls/limits.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { IdentityProvider } from '../integrations/openid-provider.ts'
import type { KeyRing } from '../sealed-requests/key-ring.ts'
import type { Cipher } from '../sealed-requests/open-request.ts'
import type { AccountCookie, SecretCookie } from '../security/account-cookie.ts'
import type { OriginGate } from '../security/origin-gate.ts'
import type { SessionStore } from '../security/sessions/session-store.ts'

/** Answer of a limiter: whether to go on, else after how many whole seconds a retry can succeed. */
export type LimitAnswer =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number }

/** What the API needs from the process that runs it. Features declare beside their routes what only they need. */
export interface ApiServices {
  /**
   * The context of one request. Without an actor it is a visitor without a session, whose `address` is the
   * client's (a whole /64 for IPv6) as the trusted proxies report it.
   */
  ctxFor(request: FastifyRequest, actor?: Actor): Ctx
  readonly sessions: SessionStore
  readonly accountCookie: AccountCookie
  /** What a browser holds while it is at the identity provider. */
  readonly signInCookie: SecretCookie
  /** Where people prove who they are; null where nobody can. */
  readonly identityProvider: IdentityProvider | null
  /** Whether pages of an origin may send a POST. */
  readonly allowsOrigin: OriginGate
  /** Secrets of those who send shipment events, by key id; each at least 32 characters. */
  readonly partnerKeys: Readonly<Record<string, string>>
  /** Secrets of the desk, by key id; each at least 32 characters. */
  readonly staffKeys: Readonly<Record<string, string>>
  readonly captcha: Captcha
  readonly cipher: {
    readonly keys: KeyRing
    /** Opens a call that carries the cipher headers. */
    readonly open: Cipher
    /** Whether a host without WebCrypto may make the same calls in the clear. */
    readonly plainAllowed: boolean
  }
  readonly sms: SmsGateway
  /** Whether a gateway for text messages is set up. */
  readonly textsOpen: boolean
  /** Tells whoever watches the process that something needs a person today. */
  raiseAlarm(name: string): void
  /** Takes `cost` (1 when absent) from the bucket of one caller. */
  takeLimit(name: LimitName, key: string, cost?: number): LimitAnswer
  /** Takes one use of a rate that all processes share; of any other nothing. */
  takeSharedLimit(name: LimitName, key: string): Promise<LimitAnswer>
  /** Tags of the group-website links, the only ones that are counted. */
  readonly linkTags: ReadonlySet<string>
  /** Whether readings of a page are counted; a path without language prefix. */
  isCountedPage(path: string): boolean
  /** The branches in force. */
  network(): BranchNetwork
  /** Largest body of a call that takes a long list, in bytes. */
  readonly listBodyLimit: number
  /** Path of the site's page at an address (language prefix, query and anchor left off), or null where there is none. */
  pageOf(address: string): string | null
  /** The file of a white paper in one language. The two must name one that exists. */
  readPaper(paper: string, locale: LocaleId): Promise<Uint8Array>
  /** Largest body of a signed delivery in bytes; for every other call the server's own limit holds. */
  readonly ingestionBodyLimit: number
  /** How long an answer may take in ms; after it, it is `unavailable`. */
  readonly answerMs: number
  /** The same for a signed delivery. */
  readonly ingestionMs: number
  /** Origin the site is known by, such as `https://www.hongyan.example`. */
  readonly publicOrigin: string
}
