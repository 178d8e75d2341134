import { withoutIdentityNumbers } from '@hongyan/domain/privacy/find-identity-numbers'
import type { Actor } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { type LocaleId, localeIds, localisedIn, pathFor, splitLocalePath } from '@hongyan/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Call } from '../../calls/call.ts'
import type { LimitName } from '../../calls/limits.ts'
import type { Refusal } from '../../calls/refusal.ts'
import { companyRole, noCompany } from '../../calls/refusals.ts'
import { signInLink } from '../../client/sign-in.ts'
import { isUnseen } from '../../client/unseen-fields.ts'
import { paths } from '../../paths.ts'
import { routeOf } from '../../routes.ts'
import { sentTooOftenPage } from '../../shell/busy-page.ts'
import { signInAgainPage } from '../../shell/sign-in-again-page.ts'
import { unreadPage } from '../../shell/unread-page.ts'
import { answerInTime } from '../http/answer-in-time.ts'
import { cleanParameters } from '../http/clean-sent.ts'
import { bytesOf, costOfBody } from '../http/cost-of-body.ts'
import { fromAllowedPage } from '../http/from-allowed-page.ts'
import { limitSentences } from '../http/limit-sentences.ts'
import { isOutage, outageSeconds } from '../http/outage.ts'
import { BodyRefused } from '../http/receive-body.ts'
import { refuseOrigin } from '../http/refuse-origin.ts'
import { formPolicy, inertPolicy } from '../http/security-headers.ts'
import type { Pages } from '../rendering/pages.ts'
import { answerMsOf } from '../requests/answer-ms.ts'
import { addressOf, authenticate, type Identity } from '../requests/authenticate.ts'
import { authorise } from '../requests/authorise.ts'
import type { Form, FormAnswer, FormRequest } from '../requests/form.ts'
import { type FormBounds, type Sent, sentWith, takeForms } from '../requests/sent-fields.ts'
import type { AccountOf, RequestServices } from '../requests/services.ts'
import { askerOf, sendRendered } from './send-page.ts'

const noForm: FormBounds = { fields: 0, files: 0, bytesInParts: 0, bytesEncoded: 0 }

type FormParts<Services> = {
  readonly pages: Pick<Pages, 'renderOnce'>
  readonly services: RequestServices & Services
  readonly parentDomain: string | undefined
  readonly accountOf: AccountOf
}

/** The forms of the site for browsers without a script: they are answered with the page they stood on. */
export function registerForms<Services>(
  app: FastifyInstance,
  parts: FormParts<Services>,
  forms: readonly Form<Services>[],
): void {
  const { services } = parts
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    takeForms(scope, ({ routeOptions }) => routeOptions.config.formBounds ?? noForm)
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof BodyRefused) return sendBodyRefused(request, reply, error)
      throw error
    })
    for (const form of forms) {
      for (const locale of localeIds) {
        scope.route({
          method: 'POST',
          url: pathFor(locale, form.path),
          ...bodyLimitOf(form, services),
          config: { formBounds: boundsOf(form, scope, services) },
          onRequest: async (request, reply) => refuseUnread(request, reply, { parts, locale, form }),
          handler: (request, reply) => answerForm(request, reply, { parts, locale, form }),
        })
      }
    }
  })
}

/** Files of one form; each of its fields takes one. */
const mostFiles = 4

/** A form that carries a file sends it in parts; where it sends none, it is as short as any other. */
function boundsOf<Services>(
  form: Form<Services>,
  { initialConfig }: FastifyInstance,
  services: RequestServices,
): FormBounds {
  const short = initialConfig.bodyLimit ?? 0
  const { bodyLimit = short } = bodyLimitOf(form, services)
  const { mostFields, carriesFile } = form
  return {
    fields: typeof mostFields === 'number' ? mostFields : mostFields(services.settings),
    files: carriesFile ? mostFiles : 0,
    bytesInParts: bodyLimit,
    bytesEncoded: carriesFile ? short : bodyLimit,
  }
}

function bodyLimitOf<Services>(
  form: Form<Services>,
  services: RequestServices,
): { readonly bodyLimit?: number } {
  if (form.carriesFile) return { bodyLimit: services.fileBodyLimit }
  return form.longBody ? { bodyLimit: services.listBodyLimit } : {}
}

/** What every form of somebody who is signed in asks. */
const signedIn: Access = { who: 'customer', record: 'own', origin: 'allowed', repeat: 'reads' }

/** What can be refused of a form before anything of its body is read: null where it may go on. */
async function refuseUnread<Services>(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, locale, form }: Filled<Services>,
): Promise<FastifyReply | undefined> {
  const { services } = parts
  const { headers } = request
  if (!fromAllowedPage(headers, services.allowsOrigin)) return refuseOrigin(reply)
  const most = request.routeOptions.bodyLimit ?? 0
  const taking = services.takeLimit('form', addressOf(request, services), costOfBody(headers, most))
  if (!taking.allowed) return sendTooOften(reply, { parts, locale, form }, { ...taking, limit: 'form' })
  const bytes = bytesOf(headers, most)
  if (mayBeAnybody(form, bytes > (request.server.initialConfig.bodyLimit ?? 0))) return
  // Whoever was signed out meanwhile gets back what they typed: an ordinary form, or a list where it takes one.
  const kept = form.signedOut === undefined ? request.server.initialConfig.bodyLimit : services.listBodyLimit
  if (bytes < (kept ?? 0)) return
  try {
    const identity = await answerInTime(services.answerMs, authenticate(request, signedIn, services))
    if (authorise(signedIn, identity, headers) === null) return
  } catch (error) {
    // Then nobody can be told from anybody, and the form comes back with what was typed.
    if (isOutage(error)) return
    throw error
  }
  return seeOther(reply, signInOf(form, locale))
}

/** Whether a form may be sent without being signed in: with a long body, to one of its calls that take one. */
function mayBeAnybody<Services>({ calls }: Form<Services>, isLong: boolean): boolean {
  const asked = isLong ? calls.filter(({ longBody, carriesFile }) => longBody || carriesFile) : calls
  return asked.some(({ access }) => access.who !== 'customer')
}

function signInOf<Services>({ path }: Form<Services>, locale: LocaleId): string {
  return signInLink(pathFor(locale, path), paths.signIn(locale))
}

function seeOther(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(303).headers({ location, 'cache-control': 'no-store' }).send()
}

/** A page that says why nothing was made of what was sent; the browser still has what was typed. */
function sendBodyRefused(request: FastifyRequest, reply: FastifyReply, { fault, statusCode }: BodyRefused) {
  const { locale } = splitLocalePath(request.raw.url ?? '/')
  return reply
    .code(statusCode)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(unreadPage(locale, fault, request.routeOptions.url ?? '/'))
}

type Filled<Services> = {
  readonly parts: FormParts<Services>
  readonly locale: LocaleId
  readonly form: Form<Services>
}

async function answerForm<Services>(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, locale, form }: Filled<Services>,
): Promise<FastifyReply> {
  const { services, parentDomain } = parts
  const { publicOrigin: origin } = services
  const sent = (request.body ?? sentWith(new URLSearchParams())) as Sent
  const { fields } = sent
  const visitor = services.ctxFor(request).actor
  const address = addressOf(request, services)
  const call = form.callOf(fields)
  const { limit, access } = call
  const taking = services.takeLimit(limit, address, form.costOf?.(fields))
  const tooOften = (retryAfterSeconds: number) =>
    sendTooOften(reply, { parts, locale, form }, { retryAfterSeconds, limit, sent })
  if (!taking.allowed) return tooOften(taking.retryAfterSeconds)

  const { cookie } = request.headers
  const known = services.sessions.read(cookie)
  const started = known === null && form.session ? services.sessions.start() : null
  if (started !== null) reply.header('set-cookie', started.setCookie)
  const session = known ?? started?.session ?? null
  const query = cleanParameters(new URL(request.raw.url ?? '/', origin).searchParams)
  const postOf = ({ actor, account }: Identity): FormRequest<RequestServices & Services> => {
    const ctx = services.ctxFor(request, { ...actor, sessionId: session?.id ?? null } as Actor)
    const headers = { cookie }
    const at = { ctx, session, account, locale, services, headers, rawBody: Buffer.alloc(0), address }
    return { at, ...sent, query, origin, parentDomain }
  }
  const openPost = async () => {
    const identity = await authenticate(request, access, services)
    const refusal = authorise(access, identity, request.headers)
    return identity !== null && refusal === null ? postOf(identity) : refusal
  }
  const answer = await answerOrLater(form, call, request, {
    openPost,
    unknown: postOf({ actor: visitor, account: null, scopes: null }),
  })
  if (answer.kind === 'too-many') return tooOften(answer.retryAfterSeconds)
  if (answer.kind === 'again') return sendAgain(reply, { parts, locale, form }, answer)
  return sendFormAnswer(request, reply, { parts, locale, form }, answer)
}

/** A page that holds what was typed: whoever signs in beside it sends it once more. Nothing of it is kept elsewhere. */
function sendAgain<Services>(reply: FastifyReply, { locale, form }: Filled<Services>, { fields }: Again) {
  const action = pathFor(locale, form.path)
  return reply
    .code(401)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': formPolicy,
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(signInAgainPage(locale, { fields, action, signIn: signInOf(form, locale) }))
}

type TooOften = {
  readonly retryAfterSeconds: number
  readonly limit: LimitName
  /** What was sent, where it was read. */
  readonly sent?: Sent
}

/** A page that says what is done too often, and holds what was typed, to be sent once more. */
function sendTooOften<Services>(
  reply: FastifyReply,
  { locale, form }: Filled<Services>,
  { retryAfterSeconds, limit, sent }: TooOften,
): FastifyReply {
  const sentence = localisedIn(limitSentences[limit], locale).text
  const fields = sent === undefined ? null : typedIn(sent)
  return reply
    .code(429)
    .headers({
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
      'content-security-policy': formPolicy,
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(sentTooOftenPage(locale, { sentence, path: pathFor(locale, form.path), fields }))
}

/** Nobody is signed in any more: what was typed comes back, to be sent once more. */
type Again = { readonly kind: 'again'; readonly fields: SentAgain }
type SentAgain = readonly (readonly [name: string, value: string])[]

/** All that a form sent, where some of it was typed, without numbers of identity cards; null for nothing. */
function typedIn({ values }: Pick<Sent, 'values'>): SentAgain | null {
  const sent = [...values].map(
    ([name, value]) => [name, isUnseen(name) ? value : withoutIdentityNumbers(value)] as const,
  )
  return sent.some(([name, value]) => value !== '' && !isUnseen(name)) ? sent : null
}

/** It is sent too often for all processes together. */
type TooMany = { readonly kind: 'too-many'; readonly retryAfterSeconds: number }

type Opening<Services> = {
  /** The form in the name of whoever sent it, or why they are not let in. */
  readonly openPost: () => Promise<FormRequest<RequestServices & Services> | Refusal | null>
  /** The same in nobody's name, while the database cannot say whose it is. */
  readonly unknown: FormRequest<RequestServices & Services>
}

/** What became of a form; within the deadline of every answer, and without the database if there is none. */
async function answerOrLater<Services>(
  form: Form<Services>,
  call: Call,
  { log }: FastifyRequest,
  { openPost, unknown }: Opening<Services>,
): Promise<FormAnswer | TooMany | Again> {
  const { services, address, locale } = unknown.at
  let post = unknown
  // Whoever has been signed out meanwhile comes back to the page after signing in, or goes on with what they sent.
  const signedOut = (): FormAnswer | Again => {
    const submitted = form.signedOut?.(unknown) ?? null
    if (submitted !== null) return { kind: 'submitted', submitted, status: 401 }
    const fields = form.signedOut === undefined ? typedIn(unknown) : null
    return fields === null ? { kind: 'elsewhere', path: signInOf(form, locale) } : { kind: 'again', fields }
  }
  const work = async (): Promise<FormAnswer | TooMany | Again> => {
    const opened = await openPost()
    // Whose role is another one by now sees what it is.
    if (opened === companyRole || opened === noCompany)
      return { kind: 'elsewhere', path: pathFor(locale, form.path) }
    if (opened === null || !('fields' in opened)) return signedOut()
    post = opened
    const taking = await services.takeSharedLimit(call.limit, address)
    return taking.allowed
      ? form.answer(post)
      : { kind: 'too-many', retryAfterSeconds: taking.retryAfterSeconds }
  }
  try {
    return await answerInTime(Math.max(answerMsOf(call, services), answerMsOf(form, services)), work())
  } catch (error) {
    if (error instanceof DomainError && error.code === 'sign-in-needed') return signedOut()
    const later = isOutage(error) ? ((await form.later?.(post)) ?? null) : null
    if (later === null) throw error
    log.error({ err: error }, 'a form could not be answered')
    return { kind: 'submitted', submitted: later, status: 503 }
  }
}

async function sendFormAnswer<Services>(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, locale, form }: Filled<Services>,
  answer: FormAnswer,
): Promise<FastifyReply> {
  if (answer.kind === 'elsewhere') {
    return seeOther(reply, answer.path)
  }
  if (answer.kind === 'file') {
    return reply
      .headers({
        'content-type': answer.mediaType,
        'content-disposition': answer.disposition,
        'cache-control': 'no-store',
        'content-security-policy': inertPolicy,
        'x-content-type-options': 'nosniff',
      })
      .send(answer.bytes)
  }
  const { status } = answer
  const shown =
    answer.kind === 'submitted'
      ? { submitted: answer.submitted }
      : { search: new URLSearchParams(answer.values) }
  if (answer.kind === 'submitted' && answer.forgets) forgetCookie(reply, answer.forgets, parts.parentDomain)
  if (status === 503) reply.header('retry-after', String(outageSeconds))
  const account = routeOf(form.path)?.ofAccount ? await parts.accountOf(request) : null
  const ask = { ...askerOf(request, reply), locale, path: form.path, account, ...shown }
  const page = await parts.pages.renderOnce(ask)
  return sendRendered(request, reply, { ...page, status })
}

/** A cookie that is used once: here, and on the domain that the sites of the group share. */
function forgetCookie(reply: FastifyReply, name: string, parentDomain: string | undefined): void {
  const gone = `${name}=; Path=/; Max-Age=0`
  for (const cookie of parentDomain === undefined ? [gone] : [gone, `${gone}; Domain=${parentDomain}`]) {
    reply.header('set-cookie', cookie)
  }
}
