import { type Accepted, currentSnapshot, inSnapshot } from '@hongyan/content'
import {
  isSafeTarget,
  type LocaleId,
  languageCookieName,
  languageRedirect,
  pathFor,
  splitLocalePath,
} from '@hongyan/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LimitName } from '../../calls/limits.ts'
import { languagesOf, type Route, routeOf } from '../../routes.ts'
import { lastResortPage } from '../../shell/last-resort.ts'
import { answerInTime } from '../http/answer-in-time.ts'
import { bodyText } from '../http/http-errors.ts'
import { isOutage, outageSeconds } from '../http/outage.ts'
import { readCookie } from '../http/read-cookie.ts'
import { readTarget } from '../http/read-target.ts'
import { inertPolicy } from '../http/security-headers.ts'
import { missingKey, type Pages } from '../rendering/pages.ts'
import { ClientLeft, TooBusy } from '../rendering/render-queue.ts'
import type { AccountOf } from '../requests/services.ts'
import type { PreviewCookie } from '../security/account-cookie.ts'
import type { LimitAnswer } from '../security/limit-answer.ts'
import type { RateName } from '../security/limiter.ts'
import { isMadeFile, type StaticFiles } from '../static-files/static-files.ts'
import { asksPreview, pageKey, sendFile, sendPage } from './fast-path.ts'
import { framedBy, isFramed } from './framed-by.ts'
import { askerOf, sendRendered, tooMany } from './send-page.ts'

/** What is not published, until when (ms UTC) its preview shows it, and at which moment; null for the present. */
type ShownPreview = {
  readonly endsAt: number
  readonly shownAt: number | null
  readonly changes: readonly Accepted[]
}

/** The keys of a preview, as its address holds them. */
type PreviewKeys = Readonly<Record<'cmsKey' | 'previewKey', string | null>>

type SiteRouteParts = {
  readonly pages: Pages
  readonly files: StaticFiles
  readonly maxUrl: number
  /** What a preview shows, or null where its key shows nothing (any more). */
  readonly showPreview: (request: FastifyRequest, keys: PreviewKeys) => Promise<ShownPreview | null>
  /** Where a path leads (without language prefix) that a page had before; null where none had it. */
  readonly movedTo: (path: string) => Promise<string | null>
  readonly previewCookie: PreviewCookie
  /** Origin that may frame previews; null for none. */
  readonly previewFrame: string | null
  readonly accountOf: AccountOf
  /** Takes `cost` (1 when absent) from the rate of whoever asks. */
  readonly take: (rate: RateName, request: FastifyRequest, cost?: number) => LimitAnswer
  /** As how many uses of its limit a page counts, by what its address asks. */
  readonly costOf: (limit: LimitName, query: URLSearchParams) => number
}

/** The key by which somebody leaves the site as of another moment. */
const leavePreview = 'leave'

/** How long the error page may take, ms; whoever gets it has waited already. */
const errorPageMs = 1000

/** Which pages a browser may fetch ahead: everything of ours but tools, calls and things that act. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*' } },
          { not: { href_matches: '/v1/*' } },
          { not: { href_matches: '/route/*' } },
          { not: { selector_matches: '[target=_blank],[download],[data-no-prefetch]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

type AskedPage = {
  readonly path: string
  readonly search: string
  readonly locale: LocaleId
  readonly route: Route
}

/** Pages, files and errors: everything of the site that is not a call. */
export function registerSite(app: FastifyInstance, parts: SiteRouteParts): void {
  const { pages, files } = parts

  app.get('/speculation-rules.json', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'application/speculationrules+json',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': inertPolicy,
        'x-content-type-options': 'nosniff',
      })
      .send(speculationRules),
  )

  /** What no route answers: pages, which a list of ours finds without the router; files made with a page; and nothing. */
  app.setNotFoundHandler(async (request, reply) => {
    const target = readTarget(request.raw.url ?? '', parts.maxUrl)
    if (target.kind !== 'page') return reply.code(400).send()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply
        .code(405)
        .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(bodyText(405))
    }
    const { path, search } = target
    if (isMadeFile(path) && !files.has(path)) await remake(request)
    if (files.has(path)) {
      const file = await files.load(path)
      reply.hijack()
      sendFile(request.raw, reply.raw, file, request.id)
      return reply
    }
    if (isPreviewed(request, target)) return sendPreview(request, reply, target)
    const { locale, path: bare } = splitLocalePath(path)
    const route = routeOf(bare)
    return route === undefined
      ? sendMissing(request, reply)
      : answerPage(request, reply, { path, search, locale, route })
  })

  /** A page as it is kept, else made for this visitor within the limits of its route. */
  async function answerPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, search, locale, route }: AskedPage,
  ): Promise<FastifyReply> {
    const key = pageKey(path, search)
    const kept = key === null ? null : await pages.cache.get(key)
    if (kept?.status === 404 && (await sendMoved(request, reply))) return reply
    if (kept !== null) {
      reply.hijack()
      sendPage(request.raw, reply.raw, kept, request.id)
      return reply
    }
    const taken = parts.take('renders', request)
    if (!taken.allowed) return tooMany(reply, taken.retryAfterSeconds)
    if (route.limit !== null) {
      const limit = parts.take(route.limit, request, parts.costOf(route.limit, new URLSearchParams(search)))
      if (!limit.allowed) return tooMany(reply, limit.retryAfterSeconds)
    }
    const asksOwn = route.ofAccount || (route.ofAccountByQuery && search !== '')
    const account = asksOwn ? await parts.accountOf(request) : null
    const ask = { ...askerOf(request, reply), locale, path: route.pattern, search, account }
    return sendRendered(request, reply, await pages.renderOnce(ask))
  }

  /** Whether a page is asked for as somebody alone sees it, by its address or by the cookie that one has left. */
  const isPreviewed = (request: FastifyRequest, { search }: { readonly search: string }): boolean =>
    asksPreview(search) || parts.previewCookie.read(request.headers.cookie) !== null

  /** The page with what its preview shows, for nobody else and never kept; it may be a page to come. */
  async function sendPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, search }: { readonly path: string; readonly search: string },
  ): Promise<FastifyReply> {
    const taken = parts.take('preview', request)
    if (!taken.allowed) return tooMany(reply, taken.retryAfterSeconds)
    const query = new URLSearchParams(search)
    const kept = parts.previewCookie.read(request.headers.cookie)
    const asked = asksPreview(search)
    if (query.get('previewKey') === leavePreview) {
      reply.header('set-cookie', parts.previewCookie.forget())
      return reply.code(302).headers({ location: path, 'cache-control': 'no-store' }).send()
    }
    const previewKey = asked ? query.get('previewKey') : kept
    const shown = await parts.showPreview(request, { cmsKey: query.get('cmsKey'), previewKey })
    if (shown !== null && shown.shownAt !== null && asked) {
      const seconds = (shown.endsAt - pages.now()) / 1000
      reply.header('set-cookie', parts.previewCookie.keep(previewKey ?? '', seconds))
    } else if (shown === null && kept !== null) reply.header('set-cookie', parts.previewCookie.forget())
    // A key that shows nothing makes pages as everybody may.
    const usual = shown === null ? parts.take('renders', request) : taken
    if (!usual.allowed) return tooMany(reply, usual.retryAfterSeconds)
    reply.header('x-robots-tag', 'noindex')
    const { locale, path: bare } = splitLocalePath(path)
    const content = (shown?.changes ?? []).reduce((before, change) => before.with(change), currentSnapshot())
    return inSnapshot(content, async () => {
      const route = routeOf(bare)
      if (route === undefined) return sendMissing(request, reply)
      const at = shown?.shownAt ?? null
      const preview = shown
        ? {
            kind: 'shown' as const,
            endsAt: shown.endsAt,
            shownAt: at,
            isPast: at !== null && at <= pages.now(),
            isFramed: isFramed(request),
          }
        : { kind: 'ended' as const }
      const ask = { ...askerOf(request, reply), locale, path: route.pattern, search, preview, at }
      const page = await pages.renderOnce(ask)
      return sendRendered(request, reply, shown === null ? page : framedBy(parts.previewFrame, page))
    })
  }

  /**
   * Another process may have made the page that asks for this file, and with it the file: making that page here
   * makes the file too, because both are named by their content.
   */
  async function remake(request: FastifyRequest): Promise<void> {
    const asking = URL.parse(request.headers.referer ?? '')
    if (asking === null || !parts.take('missing', request).allowed) return
    const { locale, path } = splitLocalePath(asking.pathname)
    const route = routeOf(path)
    const key = pageKey(asking.pathname, asking.search)
    if (key !== null) await pages.cache.get(key)
    else if (route === undefined) await pages.cache.get(missingKey(locale))
    else if (parts.take('renders', request).allowed)
      await pages.renderOnce({ requestId: request.id, locale, path: route.pattern, search: asking.search })
  }

  /** Leads from an address that a page had before to the one that it has; false where it had none. */
  async function sendMoved(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const target = readTarget(request.raw.url ?? '', parts.maxUrl)
    if (target.kind !== 'page' || !parts.take('missing', request).allowed) return false
    const { locale, path } = splitLocalePath(target.path)
    const to = await parts.movedTo(path).catch(() => null)
    const route = to === null ? undefined : routeOf(to)
    if (to === null || route === undefined || !languagesOf(route).includes(locale)) return false
    const location = isSafeTarget(to, target.search)
      ? pathFor(locale, to) + target.search
      : pathFor(locale, to)
    void reply.code(301).headers({ location, 'cache-control': 'no-cache' }).send()
    return true
  }

  async function sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const limit = parts.take('missing', request)
    if (!limit.allowed) return tooMany(reply, limit.retryAfterSeconds)
    const raw = request.raw.url ?? ''
    const at = raw.indexOf('?')
    const redirect = languageRedirect({
      path: at === -1 ? raw : raw.slice(0, at),
      search: at === -1 ? '' : raw.slice(at),
      cookie: readCookie(request.headers.cookie, languageCookieName),
    })
    if (redirect !== null) {
      return reply.code(302).headers({ location: redirect.location, 'cache-control': 'no-store' }).send()
    }
    if (await sendMoved(request, reply)) return reply
    const { locale } = splitLocalePath(raw)
    const page = await pages.cache.get(missingKey(locale))
    if (page === null) {
      const made = await pages.renderOnce({ ...askerOf(request, reply), locale, path: '/404' })
      return sendRendered(request, reply, made)
    }
    reply.hijack()
    sendPage(request.raw, reply.raw, page, request.id)
    return reply
  }

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof TooBusy || error instanceof ClientLeft) return tooMany(reply, 2, 503)
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).type('text/plain').send('')
    request.log.error({ err: error }, 'a page failed')
    const { locale } = splitLocalePath(request.raw.url ?? '/')
    const failed = isOutage(error) ? 503 : 500
    if (failed === 503) reply.header('retry-after', String(outageSeconds))
    try {
      const making = pages.renderOnce({ ...askerOf(request, reply), locale, path: '/500' })
      const page = await answerInTime(errorPageMs, making)
      return await sendRendered(request, reply, { ...page, status: failed })
    } catch (second) {
      request.log.error({ err: second }, 'the error page failed')
      return reply
        .code(failed)
        .headers({ 'cache-control': 'no-store', 'content-security-policy': inertPolicy })
        .type('text/html; charset=utf-8')
        .send(lastResortPage(locale))
    }
  })
}
