import { randomBytes } from 'node:crypto'
import { beginSignIn, DomainError, openSession, takeSignIn } from '@hongyan/domain'
import { type LocaleId, localeIds } from '@hongyan/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeReturnAddress } from '../../client/safe-return-address.ts'
import { returnParameter } from '../../client/sign-in.ts'
import { paths } from '../../paths.ts'
import { limitSentences } from '../../server/http/limit-sentences.ts'
import { tooMany } from '../../server/http/send-page.ts'
import type { RequestServices } from '../../server/http/services.ts'
import type { SecretCookie } from '../../server/security/account-cookie.ts'
import { addressOf } from '../../server/security/authenticate.ts'
import { deviceName } from '../../server/security/device-name.ts'
import { inertPolicy } from '../../server/security/security-headers.ts'
import type { AccountServices } from './account-services.ts'
import type { SignInFailure } from './load.ts'
import { isSignInPage } from './sign-in-page.ts'

export type SignInServices = AccountServices &
  Pick<RequestServices, 'ctxFor' | 'allowsOrigin' | 'takeLimit' | 'takeSharedLimit'>

export type SignInParts = {
  readonly services: SignInServices
  /** What a browser holds while it is at the identity provider. */
  readonly signInCookie: SecretCookie
  readonly parentDomain: string | undefined
}

/** The way to the identity provider and back: plain links and redirects, which need no script. */
export function registerSignIn(app: FastifyInstance, parts: SignInParts): void {
  for (const locale of localeIds) {
    app.get(paths.signInStart(locale), (request, reply) => start(request, reply, parts, locale))
  }
  app.get(paths.signInReturn(), (request, reply) => comeBack(request, reply, parts))
}

/** Sends a browser to the provider, with what its answer will be held against. */
async function start(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: SignInParts,
  locale: LocaleId,
): Promise<FastifyReply> {
  const { services, signInCookie } = parts
  const { identityProvider: provider } = services
  const query = new URL(request.raw.url ?? '', services.publicOrigin).searchParams
  const returnTo = wayBack(query.get(returnParameter), parts, locale)
  const failed = (why: SignInFailure) => leaveFor(reply, failedAddress(locale, why, returnTo))
  // Nothing is begun ahead of a click.
  if (request.headers['sec-purpose'] !== undefined) return leaveFor(reply, paths.signIn(locale))
  if (provider === null) return leaveFor(reply, paths.signIn(locale))
  const wait = await isTooMuch(request, services)
  if (wait !== null) return tooMany(reply, wait, { text: limitSentences['sign-in'][locale] })

  // One browser may begin several sign-ins, each in a window of its own.
  const browser = signInCookie.read(request.headers.cookie) ?? randomBytes(32).toString('base64url')
  const begun = await beginSignIn(services.ctxFor(request), { browser, returnTo, locale })
  try {
    const address = await provider.begin({ ...begun, locale })
    return leaveFor(reply.header('set-cookie', signInCookie.keep(browser)), address.href)
  } catch (error) {
    request.log.error({ err: error }, 'the identity provider could not be reached')
    return failed('unreachable')
  }
}

/** Takes the provider's answer, signs the browser in under a new session, and leads back to where it came from. */
async function comeBack(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, signInCookie }: SignInParts,
): Promise<FastifyReply> {
  const { identityProvider: provider, accountCookie, publicOrigin } = services
  const { cookie } = request.headers
  const answer = new URL(request.raw.url ?? '', publicOrigin)
  const state = answer.searchParams.get('state') ?? ''
  const browser = signInCookie.read(cookie)
  const ctx = services.ctxFor(request)
  if (provider === null || browser === null) return leaveFor(reply, failedAddress('zh-CN', 'again'))
  const wait = await isTooMuch(request, services)
  if (wait !== null) return tooMany(reply, wait)
  const begun = await takeSignIn(ctx, { state, browser }).catch((error: unknown) => {
    if (error instanceof DomainError) return null
    throw error
  })
  if (begun === null) return leaveFor(reply, failedAddress('zh-CN', 'again'))
  const { locale, returnTo } = begun
  if (answer.searchParams.has('error')) return leaveFor(reply, failedAddress(locale, 'refused', returnTo))
  try {
    const identity = await provider.finish({ answer, state, ...begun })
    const { secret } = await openSession(ctx, {
      identity,
      replaced: accountCookie.read(cookie),
      device: deviceName(request.headers['user-agent']),
    })
    return leaveFor(reply.header('set-cookie', [...accountCookie.keep(secret)]), returnTo)
  } catch (error) {
    request.log.warn({ err: error }, 'an answer of the identity provider was not accepted')
    return leaveFor(reply, failedAddress(locale, 'again', returnTo))
  }
}

/** Seconds to wait; null when it may go on. */
async function isTooMuch(request: FastifyRequest, services: SignInServices): Promise<number | null> {
  const address = addressOf(request, services)
  const own = services.takeLimit('sign-in', address)
  const all = own.allowed ? await services.takeSharedLimit('sign-in', address) : own
  return all.allowed ? null : all.retryAfterSeconds
}

/** Where a sign-in leads: a page that may be trusted, home where none is named, and never to a sign-in again. */
function wayBack(asked: string | null, { services, parentDomain }: SignInParts, locale: LocaleId): string {
  const home = new URL(paths.home(locale), services.publicOrigin).href
  if (asked === null) return home
  const address = new URL(safeReturnAddress(asked, services.publicOrigin, parentDomain))
  const own = address.origin === new URL(services.publicOrigin).origin
  return own && (address.pathname === '/' || isSignInPage(address.pathname)) ? home : address.href
}

function failedAddress(locale: LocaleId, failed: SignInFailure, returnTo?: string): string {
  const query = new URLSearchParams({ failed, ...(returnTo ? { [returnParameter]: returnTo } : {}) })
  return `${paths.signIn(locale)}?${query}`
}

/** Leads on. What came with the address stays behind: it is in no history of another site. */
function leaveFor(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .code(303)
    .headers({
      location: address,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': inertPolicy,
    })
    .send()
}
