import { randomBytes } from 'node:crypto'
import { beginSignIn } from '@hongyan/domain/accounts/begin-sign-in'
import { createSession } from '@hongyan/domain/accounts/create-session'
import { findSession } from '@hongyan/domain/accounts/find-session'
import { type SignInTaken, takeSignIn } from '@hongyan/domain/accounts/take-sign-in'
import { type LocaleId, localeIds } from '@hongyan/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeReturnAddress } from '../../client/safe-return-address.ts'
import { returnParameter, signInLink } from '../../client/sign-in.ts'
import { paths } from '../../paths.ts'
import { answerLocale } from '../../server/http/answer.ts'
import { leadTo } from '../../server/http/lead-to.ts'
import { isProviderDown } from '../../server/integrations/openid-provider.ts'
import {
  failureOf,
  meaningOf,
  reasonOf,
  type SignInFailure,
  untoldAbout,
} from '../../server/integrations/sign-in-failure.ts'
import { addressOf } from '../../server/requests/authenticate.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { tooMany } from '../../server/routing/send-page.ts'
import type { SecretCookie } from '../../server/security/account-cookie.ts'
import { deviceName } from '../../server/security/device-name.ts'
import type { AccountServices } from './account-services.ts'
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
  const failed = (why: SignInFailure) => leadTo(reply, failedAddress(locale, why, returnTo))
  // Nothing is begun ahead of a click.
  if (request.headers['sec-purpose'] !== undefined || provider === null)
    return leadTo(reply, signInLink(returnTo, paths.signIn(locale)))
  const wait = await isTooMuch(request, services)
  if (wait !== null) return tooMany(reply, wait)

  // One browser may begin several sign-ins, each in a window of its own.
  const browser = signInCookie.read(request.headers.cookie) ?? randomBytes(32).toString('base64url')
  const begun = await beginSignIn(services.ctxFor(request), { browser, returnTo, locale })
  try {
    const address = await provider.begin({ ...begun, locale })
    return leadTo(reply.header('set-cookie', signInCookie.keep(browser)), address.href)
  } catch (error) {
    request.log.error({ reason: reasonOf(error) }, 'the identity provider could not be reached')
    return failed('unreachable')
  }
}

/** How long after an answer was taken the same one may be a second click, whose first the browser has dropped; ms. */
const secondClickMs = 10_000

/** Takes the provider's answer, signs the browser in under a new session, and leads back to where it came from. */
async function comeBack(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: SignInParts,
): Promise<FastifyReply> {
  const { services, signInCookie } = parts
  const { identityProvider: provider, accountCookie, publicOrigin } = services
  const { cookie } = request.headers
  const answer = new URL(request.raw.url ?? '', publicOrigin)
  const state = answer.searchParams.get('state') ?? ''
  const browser = signInCookie.read(cookie)
  const ctx = services.ctxFor(request)
  const wait = await isTooMuch(request, services)
  if (wait !== null) return tooMany(reply, wait)
  const begun: SignInTaken =
    browser === null ? { kind: 'unknown' } : await takeSignIn(ctx, { state, browser })
  const error = answer.searchParams.get('error')
  if (begun.kind !== 'begun') {
    if (error !== null)
      request.log.warn({ code: meaningOf(error).code }, 'an answer came that nobody waits for')
    return leadTo(reply, await wayOn(request, services, begun))
  }
  const { locale, returnTo } = begun
  const failed = async (why: SignInFailure) => {
    // Another window has signed in meanwhile: nothing is missing.
    const since = await signedInSince(request, services)
    return leadTo(
      reply,
      since !== null && since >= begun.at ? returnTo : failedAddress(locale, why, returnTo),
    )
  }
  if (provider === null) return failed('unreachable')
  if (error !== null) {
    const { failed: why, code } = meaningOf(error)
    if (why !== 'refused') request.log.error({ code }, 'the identity provider answered with an error')
    return failed(why)
  }
  try {
    const { identity, untaken, ungranted } = await provider.finish({ answer, state, ...begun })
    if (untaken.length > 0)
      request.log.warn(
        { untaken },
        'the identity provider told what it has not verified, or wrote it unreadably',
      )
    if (ungranted.length > 0)
      request.log.warn({ ungranted }, 'the identity provider granted less than was asked for')
    const { secret } = await createSession(ctx, {
      identity,
      replaced: accountCookie.read(cookie),
      device: deviceName(request.headers['user-agent']),
    })
    const untold = untoldAbout.filter((what) => untaken.includes(`${what}-unreadable`))
    const next = untold.length === 0 ? returnTo : namedAddress(locale, untold, returnTo)
    return leadTo(reply.header('set-cookie', [...accountCookie.keep(secret)]), next)
  } catch (error) {
    const reason = reasonOf(error)
    if (isProviderDown(error)) {
      request.log.error({ reason }, 'the identity provider could not be reached')
      return failed('unreachable')
    }
    request.log.warn({ reason }, 'an answer of the identity provider was not accepted')
    return failed(failureOf(error))
  }
}

/**
 * Where a browser goes on that shows an answer nobody waits for: its own once more, by the back button or a second
 * click, one that came too late, or none of its own. Whoever is signed in has got what they came for.
 */
async function wayOn(
  request: FastifyRequest,
  services: SignInServices,
  begun: Exclude<SignInTaken, { kind: 'begun' }>,
): Promise<string> {
  const isSignedIn = (await signedInSince(request, services)) !== null
  if (begun.kind === 'unknown') {
    const locale = answerLocale(request.headers)
    return isSignedIn ? paths.my(locale) : failedAddress(locale, 'again')
  }
  const { locale, returnTo } = begun
  if (isSignedIn) return returnTo
  const now = services.ctxFor(request).now()
  const isSecondClick = begun.kind === 'taken' && Math.abs(now - begun.at) < secondClickMs
  return isSecondClick
    ? signInLink(returnTo, paths.signInStart(locale))
    : failedAddress(locale, 'again', returnTo)
}

/** Since when (ms UTC) somebody is signed in in this browser; null for nobody. */
async function signedInSince(request: FastifyRequest, services: SignInServices): Promise<number | null> {
  const ctx = services.ctxFor(request)
  const secret = services.accountCookie.read(request.headers.cookie)
  const session = secret === null ? null : await findSession(ctx, { secret, inUse: false })
  return session && session.endsAt - ctx.settings.accounts.lifeMs
}

/** Seconds to wait; null when it may go on. */
async function isTooMuch(request: FastifyRequest, services: SignInServices): Promise<number | null> {
  const address = addressOf(request, services)
  const own = services.takeLimit('sign-in', address)
  const all = own.allowed ? await services.takeSharedLimit('sign-in', address) : own
  return all.allowed ? null : all.retryAfterSeconds
}

/**
 * Where a sign-in leads: a page that may be trusted, and never to a sign-in again. Whoever came from no page in
 * particular is led to their own.
 */
function wayBack(asked: string | null, { services, parentDomain }: SignInParts, locale: LocaleId): string {
  const own = new URL(paths.my(locale), services.publicOrigin).href
  if (asked === null) return own
  const address = new URL(safeReturnAddress(asked, services.publicOrigin, parentDomain))
  const isHere = address.origin === new URL(services.publicOrigin).origin
  return isHere && (isHome(address.pathname) || isSignInPage(address.pathname)) ? own : address.href
}

/** Whether a path is the front page, in whichever language. */
function isHome(path: string): boolean {
  return localeIds.some((locale) => path === paths.home(locale) || path === `${paths.home(locale)}/`)
}

function failedAddress(locale: LocaleId, failed: SignInFailure, returnTo?: string): string {
  const query = new URLSearchParams({ failed, ...(returnTo ? { [returnParameter]: returnTo } : {}) })
  return `${paths.signIn(locale)}?${query}`
}

/** Where whoever is signed in reads what could not be taken of them, and goes on. */
function namedAddress(locale: LocaleId, untold: readonly string[], returnTo: string): string {
  const query = new URLSearchParams({ untaken: untold.join('-'), [returnParameter]: returnTo })
  return `${paths.signIn(locale)}?${query}`
}
