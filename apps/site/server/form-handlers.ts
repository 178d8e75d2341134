import { paperEditions } from '@hongyan/content'
import { type LocaleId, localeIds, pathFor } from '@hongyan/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeButton } from '../blocks/verification/code-button.ts'
import type { LimitName } from '../calls/limits.ts'
import { answerEnquiryForm, enquiryFormLater } from '../features/enquiries/answer-enquiry-form.ts'
import { answerStatusForm } from '../features/enquiries/answer-status-form.ts'
import { downloadCookie } from '../features/enquiries/ui/state/download.ts'
import { answerFeedbackForm, feedbackFormLater } from '../features/feedback/answer-feedback-form.ts'
import { answerPaperForm, paperFormLater } from '../features/white-papers/answer-paper-form.ts'
import type { Posted } from '../posted.ts'
import { answerInTime } from './http/answer-in-time.ts'
import { limitSentences } from './http/limit-sentences.ts'
import { isOutage, outageSeconds } from './http/outage.ts'
import type { PostedRequest } from './http/posted-request.ts'
import { refuseOrigin } from './http/refuse-origin.ts'
import type { At } from './http/route.ts'
import { asked, sendRendered, tooMany } from './http/send-page.ts'
import type { ApiServices, LimitAnswer } from './http/services.ts'
import type { Pages } from './page-cache/pages.ts'

export type PostedParts = {
  readonly pages: Pick<Pages, 'renderOnce'>
  readonly services: ApiServices
  readonly origin: string
  readonly parentDomain: string | undefined
}

type Answerer = (request: PostedRequest) => Promise<Posted>

type Form = {
  readonly path: string
  readonly answer: Answerer
  /** The form again with what was typed, while the database does not answer; else the error page says so. */
  readonly later?: (request: PostedRequest) => Posted
  readonly limit: LimitName
  /** Nothing of the visitor is needed or kept: no session is started, no cookie set. */
  readonly withoutSession?: true
}

const forms: readonly Form[] = [
  { path: '/cooperation', answer: answerEnquiryForm, later: enquiryFormLater, limit: 'enquiry' },
  { path: '/ecology/cooperation', answer: answerEnquiryForm, later: enquiryFormLater, limit: 'enquiry' },
  { path: '/cooperation/status', answer: answerStatusForm, limit: 'enquiry' },
  {
    path: '/feedback',
    answer: answerFeedbackForm,
    later: feedbackFormLater,
    limit: 'feedback',
    withoutSession: true,
  },
  ...Object.keys(paperEditions).map(
    (paper): Form => ({
      path: `/white-paper/${paper}`,
      answer: answerPaperForm(paper),
      later: paperFormLater,
      limit: 'paper',
    }),
  ),
]

/** The forms of the site for browsers without a script: they are answered with the page they stood on. */
export function registerPostedForms(app: FastifyInstance, parts: PostedParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    for (const form of forms) {
      for (const locale of localeIds) {
        scope.post(pathFor(locale, form.path), (request, reply) =>
          answerPost(request, reply, { parts, locale, form }),
        )
      }
    }
  })
}

async function answerPost(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, locale, form }: { parts: PostedParts; locale: LocaleId; form: Form },
): Promise<FastifyReply> {
  const { pages, services, origin, parentDomain } = parts
  const { headers } = request
  // A page of another site must not send forms in a visitor's name.
  const own =
    headers.origin === undefined
      ? headers['sec-fetch-site'] === 'same-origin'
      : services.allowsOrigin(headers.origin)
  if (!own) return refuseOrigin(reply)

  const visitor = services.ctxFor(request).actor
  const address = 'address' in visitor ? visitor.address : request.ip
  const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const fields = Object.fromEntries([...sent].reverse())
  const limit = fields.do === codeButton ? 'code' : form.limit
  const taking = services.takeLimit(limit, address)
  if (!taking.allowed) {
    return tooMany(reply, taking.retryAfterSeconds, { text: limitSentences[limit][locale] })
  }

  const known = services.sessions.read(headers.cookie)
  const started = known === null && !form.withoutSession ? services.sessions.start() : null
  const session = known ?? started?.session ?? null
  const at: At = {
    ctx: services.ctxFor(request, { kind: 'visitor', sessionId: session?.id ?? null, address }),
    session,
    account: null,
    locale,
    services,
    headers: {},
    rawBody: Buffer.alloc(0),
    address,
  }
  const query = new URL(request.raw.url ?? '/', origin).searchParams
  const cookieHeader = headers.cookie
  const answered = await answerOrLater(form, limit, request, {
    at: { ...at, headers: { cookie: cookieHeader } },
    fields,
    query,
    origin,
    parentDomain,
  })
  if ('retryAfterSeconds' in answered) {
    return tooMany(reply, answered.retryAfterSeconds, { text: limitSentences[limit][locale] })
  }
  const { posted, status } = answered
  const page = await pages.renderOnce({ ...asked(request, reply), locale, path: form.path, posted })
  const cookies = [
    ...(started === null ? [] : [started.setCookie]),
    ...(posted.kind === 'receipt' ? forgetDownload(cookieHeader, parentDomain) : []),
  ]
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (status === 503) reply.header('retry-after', String(outageSeconds))
  return sendRendered(request, reply, { ...page, status })
}

type Answered = { readonly posted: Posted; readonly status: number }

/** What became of a form, or that it is sent too often for all processes together; within the deadline of every answer, and without the database if there is none. */
async function answerOrLater(
  form: Form,
  limit: LimitName,
  { log }: FastifyRequest,
  post: PostedRequest,
): Promise<Answered | Extract<LimitAnswer, { allowed: false }>> {
  const { services, address } = post.at
  const work = async () => {
    const taking = await services.takeSharedLimit(limit, address)
    return taking.allowed ? form.answer(post) : taking
  }
  try {
    const answer = await answerInTime(services.answerMs, work())
    return 'allowed' in answer ? answer : { posted: answer, status: statusOf(answer) }
  } catch (error) {
    if (form.later === undefined || !isOutage(error)) throw error
    log.error({ err: error }, 'a form could not be answered')
    return { posted: form.later(post), status: 503 }
  }
}

function statusOf(posted: Posted): number {
  if (posted.kind === 'unknown-enquiry') return 404
  if (posted.kind === 'paper') return posted.gate.outcome.kind === 'failed' ? 400 : 200
  if (posted.kind === 'feedback') return posted.outcome === 'sent' ? 200 : 400
  if (posted.kind !== 'form') return 200
  if (posted.form.notice?.kind === 'unavailable') return 503
  return posted.form.problems.length > 0 ? 400 : 200
}

/** The cookie with the download is used once, whatever it held. */
function forgetDownload(cookie: string | undefined, parentDomain: string | undefined): readonly string[] {
  if (!cookie?.includes(`${downloadCookie}=`)) return []
  const gone = `${downloadCookie}=; Path=/; Max-Age=0`
  return parentDomain === undefined ? [gone] : [gone, `${gone}; Domain=${parentDomain}`]
}
