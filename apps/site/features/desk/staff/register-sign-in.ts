import { randomBytes } from 'node:crypto'
import { beginSignIn } from '@hongyan/domain/accounts/begin-sign-in'
import { takeSignIn } from '@hongyan/domain/accounts/take-sign-in'
import { createStaffSession } from '@hongyan/domain/staff/create-staff-session'
import { DomainError } from '@hongyan/kernel/errors'
import { writtenIds } from '@hongyan/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerLocale } from '../../../server/http/answer.ts'
import { leadTo } from '../../../server/http/lead-to.ts'
import { isProviderDown } from '../../../server/integrations/openid-provider.ts'
import {
  failureOf,
  meaningOf,
  reasonOf,
  type SignInFailure,
} from '../../../server/integrations/sign-in-failure.ts'
import { addressOf } from '../../../server/requests/authenticate.ts'
import { tooMany } from '../../../server/routing/send-page.ts'
import { deviceName } from '../../../server/security/device-name.ts'
import type { DeskSignIn } from './sign-in-services.ts'

/** Why nobody is signed in; `unknown-person`: the provider knows them, and nobody let them work here. */
type Failure = SignInFailure | 'unknown-person'

/** The way to the identity provider of staff and back. Its pages are the desk's: this only leads from one to the next. */
export function registerDeskSignIn(app: FastifyInstance, desk: DeskSignIn): void {
  app.get('/sign-in/start', (request, reply) => start(request, reply, desk))
  app.get('/sign-in/return', (request, reply) => comeBack(request, reply, desk))
}

async function start(request: FastifyRequest, reply: FastifyReply, desk: DeskSignIn): Promise<FastifyReply> {
  const { services, signInCookie, usesPasskeys } = desk
  const { identityProvider: provider } = services
  const asked = new URL(request.raw.url ?? '', services.publicOrigin).searchParams
  const returnTo = wayBack(asked.get('to'))
  // Nothing is begun ahead of a click.
  if (request.headers['sec-purpose'] !== undefined) return leadTo(reply, '/sign-in')
  if (provider === null)
    return leadTo(reply, usesPasskeys ? signInPage(returnTo) : failedAddress('set-up', returnTo))
  const wait = await isTooMuch(request, desk)
  if (wait !== null) return tooMany(reply, wait)
  const browser = signInCookie.read(request.headers.cookie) ?? randomBytes(32).toString('base64url')
  // What is spoken at the desk goes before what the browser prefers.
  const locale = writtenIds.find((one) => one === asked.get('language')) ?? answerLocale(request.headers)
  const begun = await beginSignIn(services.ctxFor(request), { browser, returnTo, locale })
  try {
    const address = await provider.begin({ ...begun, locale, anew: asked.has('anew') })
    return leadTo(reply.header('set-cookie', signInCookie.keep(browser)), address.href)
  } catch (error) {
    request.log.error({ reason: reasonOf(error) }, 'the identity provider of staff could not be reached')
    return leadTo(reply, failedAddress('unreachable', returnTo))
  }
}

/** Takes the provider's answer: somebody of staff is signed in under a new session, everybody else told why not. */
async function comeBack(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: DeskSignIn,
): Promise<FastifyReply> {
  const { services, signInCookie } = desk
  const { identityProvider: provider, publicOrigin, staffCookie } = services
  const { cookie } = request.headers
  const answer = new URL(request.raw.url ?? '', publicOrigin)
  const state = answer.searchParams.get('state') ?? ''
  const ctx = services.ctxFor(request)
  const wait = await isTooMuch(request, desk)
  if (wait !== null) return tooMany(reply, wait)
  const browser = signInCookie.read(cookie)
  const begun = browser === null ? null : await takeSignIn(ctx, { state, browser })
  // An answer that was shown before: whoever is signed in goes on, and everybody else is asked at the desk itself.
  if (begun?.kind === 'taken') return leadTo(reply, begun.returnTo)
  if (begun?.kind !== 'begun') return leadTo(reply, failedAddress('again', '/'))
  const { returnTo } = begun
  const failed = (why: Failure) => leadTo(reply, failedAddress(why, returnTo))
  const error = answer.searchParams.get('error')
  if (error !== null) {
    const { failed: why, code } = meaningOf(error)
    if (why !== 'refused')
      request.log.error({ code }, 'the identity provider of staff answered with an error')
    return failed(why)
  }
  if (provider === null || staffCookie === null) return failed('set-up')
  try {
    const { identity } = await provider.finish({ answer, state, ...begun })
    const { secret } = await createStaffSession(ctx, {
      identity,
      replaced: staffCookie.read(cookie),
      device: deviceName(request.headers['user-agent']),
    })
    return leadTo(reply.header('set-cookie', staffCookie.keep(secret)), returnTo)
  } catch (error) {
    if (error instanceof DomainError) return failed('unknown-person')
    const reason = reasonOf(error)
    if (isProviderDown(error)) {
      request.log.error({ reason }, 'the identity provider of staff could not be reached')
      return failed('unreachable')
    }
    request.log.warn({ reason }, 'an answer of the identity provider of staff was not accepted')
    return failed(failureOf(error))
  }
}

/** Seconds to wait; null when it may go on. */
async function isTooMuch(request: FastifyRequest, { services }: DeskSignIn): Promise<number | null> {
  const address = addressOf(request, services)
  const own = services.takeLimit('sign-in', address)
  const all = own.allowed ? await services.takeSharedLimit('sign-in', address) : own
  return all.allowed ? null : all.retryAfterSeconds
}

/** A page of the desk, whatever an address says; never one of signing in again. */
function wayBack(asked: string | null): string {
  const here = 'http://desk.invalid'
  const url = asked === null ? null : URL.parse(asked, here)
  if (url === null || url.origin !== here || !/^\/(?![/\\])/.test(url.pathname)) return '/'
  return url.pathname.startsWith('/sign-in') ? '/' : `${url.pathname}${url.search}${url.hash}`
}

function failedAddress(failed: Failure, to: string): string {
  return `/sign-in?${new URLSearchParams({ failed, ...(to === '/' ? {} : { to }) })}`
}

/** Where somebody signs in by a passkey. */
function signInPage(to: string): string {
  return to === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to })}`
}
