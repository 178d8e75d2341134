import formbody from '@fastify/formbody'
import { type Actor, DomainError } from '@hongyan/domain'
import { type LocaleId, localeIds, pathFor } from '@hongyan/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalName } from '../../calls/codes.ts'
import type { LimitName } from '../../calls/limits.ts'
import { signInLink } from '../../client/sign-in.ts'
import { paths } from '../../paths.ts'
import { routeOf } from '../../routes.ts'
import type { Pages } from '../rendering/pages.ts'
import { authenticate, type Identity } from '../security/authenticate.ts'
import { authorise } from '../security/authorise.ts'
import { inertPolicy } from '../security/security-headers.ts'
import { answerInTime } from './answer-in-time.ts'
import { cleanParameters } from './clean-sent.ts'
import type { Form, FormAnswer, PostedFile, PostedRequest } from './form.ts'
import { fromAllowedPage } from './from-allowed-page.ts'
import { limitSentences } from './limit-sentences.ts'
import { isOutage, outageSeconds } from './outage.ts'
import { refuseOrigin } from './refuse-origin.ts'
import { asked, sendRendered, tooMany } from './send-page.ts'
import type { AccountOf, RequestServices } from './services.ts'

export type FormParts<Services> = {
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
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.register(formbody, { parser: (text) => sentWith(new URLSearchParams(text)) })
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readMultipart)
    scope.addHook('onRequest', async (request, reply) => {
      if (!fromAllowedPage(request.headers, parts.services.allowsOrigin)) return refuseOrigin(reply)
    })
    for (const form of forms) {
      const options = bodyLimitOf(form, parts.services)
      for (const locale of localeIds) {
        scope.post(pathFor(locale, form.path), options, (request, reply) =>
          answerForm(request, reply, { parts, locale, form }),
        )
      }
    }
  })
}

function bodyLimitOf<Services>(
  form: Form<Services>,
  services: RequestServices,
): { readonly bodyLimit?: number } {
  if (form.carriesFile) return { bodyLimit: services.fileBodyLimit }
  return form.longBody ? { bodyLimit: services.listBodyLimit } : {}
}

/** What a form carries. */
type Sent = Pick<PostedRequest, 'fields' | 'files' | 'values'>

function sentWith(typed: URLSearchParams, files: Sent['files'] = {}): Sent {
  const values = cleanParameters(typed)
  return { fields: Object.fromEntries([...values].reverse()), files, values }
}

/** A form that may carry files, as the platform reads it. */
async function readMultipart({ headers }: FastifyRequest, body: Buffer | string): Promise<Sent> {
  const parts = await new Response(Buffer.from(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => new FormData())
  const values = new URLSearchParams()
  const files: Record<string, PostedFile> = {}
  for (const [name, value] of parts) {
    if (typeof value === 'string') values.append(name, value)
    else if (value.size > 0)
      files[name] ??= { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
  }
  return sentWith(values, files)
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
  const address = 'address' in visitor ? visitor.address : request.ip
  const { limit, access } = form.callOf(fields)
  const taking = services.takeLimit(limit, address, form.costOf?.(fields))
  if (!taking.allowed) {
    return tooMany(reply, taking.retryAfterSeconds, { text: limitSentences[limit][locale] })
  }

  const { cookie } = request.headers
  const known = services.sessions.read(cookie)
  const started = known === null && form.session ? services.sessions.start() : null
  if (started !== null) reply.header('set-cookie', started.setCookie)
  const session = known ?? started?.session ?? null
  const query = cleanParameters(new URL(request.raw.url ?? '/', origin).searchParams)
  const postOf = ({ actor, account }: Identity): PostedRequest<RequestServices & Services> => {
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
  const answer = await answerOrLater(form, limit, request, {
    openPost,
    unknown: postOf({ actor: visitor, account: null, scopes: null }),
  })
  if (answer.kind === 'too-many') {
    return tooMany(reply, answer.retryAfterSeconds, { text: limitSentences[limit][locale] })
  }
  return sendFormAnswer(request, reply, { parts, locale, form }, answer)
}

/** It is sent too often for all processes together. */
type TooMany = { readonly kind: 'too-many'; readonly retryAfterSeconds: number }

type Opening<Services> = {
  /** The form in the name of whoever sent it, or why they are not let in. */
  readonly openPost: () => Promise<PostedRequest<RequestServices & Services> | RefusalName | null>
  /** The same in nobody's name, while the database cannot say whose it is. */
  readonly unknown: PostedRequest<RequestServices & Services>
}

/** What became of a form; within the deadline of every answer, and without the database if there is none. */
async function answerOrLater<Services>(
  form: Form<Services>,
  limit: LimitName,
  { log }: FastifyRequest,
  { openPost, unknown }: Opening<Services>,
): Promise<FormAnswer | TooMany> {
  const { services, address, locale } = unknown.at
  let post = unknown
  // Whoever has been signed out meanwhile comes back to the page after signing in, or goes on with what they sent.
  const signedOut = (): FormAnswer => {
    const posted = form.signedOut?.(unknown) ?? null
    return posted === null
      ? { kind: 'elsewhere', path: signInLink(pathFor(locale, form.path), paths.signIn(locale)) }
      : { kind: 'posted', posted, status: 401 }
  }
  const work = async (): Promise<FormAnswer | TooMany> => {
    const opened = await openPost()
    // Whose role is another one by now sees what it is.
    if (opened === 'company-role' || opened === 'no-company')
      return { kind: 'elsewhere', path: pathFor(locale, form.path) }
    if (opened === null || typeof opened === 'string') return signedOut()
    post = opened
    const taking = await services.takeSharedLimit(limit, address)
    return taking.allowed
      ? form.answer(post)
      : { kind: 'too-many', retryAfterSeconds: taking.retryAfterSeconds }
  }
  try {
    return await answerInTime(services.answerMs, work())
  } catch (error) {
    if (error instanceof DomainError && error.code === 'sign-in-needed') return signedOut()
    if (form.later === undefined || !isOutage(error)) throw error
    log.error({ err: error }, 'a form could not be answered')
    return { kind: 'posted', posted: form.later(post), status: 503 }
  }
}

async function sendFormAnswer<Services>(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, locale, form }: Filled<Services>,
  answer: FormAnswer,
): Promise<FastifyReply> {
  if (answer.kind === 'elsewhere') {
    return reply.code(303).headers({ location: answer.path, 'cache-control': 'no-store' }).send()
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
    answer.kind === 'posted'
      ? { posted: answer.posted }
      : { search: new URLSearchParams(answer.values).toString() }
  if (answer.kind === 'posted' && answer.forgets) forgetCookie(reply, answer.forgets, parts.parentDomain)
  if (status === 503) reply.header('retry-after', String(outageSeconds))
  const account = routeOf(form.path)?.ofAccount ? await parts.accountOf(request) : null
  const ask = { ...asked(request, reply), locale, path: form.path, account, ...shown }
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
