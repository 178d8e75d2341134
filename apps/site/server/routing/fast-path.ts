import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageCookieName, splitLocalePath } from '@hongyan/locales'
import type { Call } from '../../calls/call.ts'
import { routeOf } from '../../routes.ts'
import type { OrderPortal } from '../../shell/order/order-link.ts'
import { bodyIn, chooseEncoding } from '../http/encodings.ts'
import { shortAnswer, shortBody } from '../http/http-errors.ts'
import { keyOf } from '../http/page-key.ts'
import { readCookie } from '../http/read-cookie.ts'
import { readTarget } from '../http/read-target.ts'
import { portalRedirect, type Redirect, redirectOf, signInRedirect } from '../http/redirects.ts'
import { refuseEarly } from '../http/refuse-early.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { StoredPage } from '../page-cache/stored-page.ts'
import type { LimitAnswer } from '../security/limit-answer.ts'
import { fileEncoding, type ServedFile, type StaticFiles } from '../static-files/static-files.ts'

/** The parameters of a preview, in a page's address or a call's body. */
const previewParameters = ['cmsKey', 'previewKey']

/** What the front needs to answer before any router is asked. */
type FastPathParts = {
  readonly pages: PageCache
  readonly files: StaticFiles
  readonly allowHost: (host: string | undefined) => boolean
  readonly addressOf: (request: IncomingMessage) => string
  readonly takePage: (address: string) => LimitAnswer
  readonly nextId: () => string
  readonly maxUrl: number
  /** The call that an address asks for, which is refused in the words of calls. */
  readonly callAt: (target: string) => Call | null
  /** Whether somebody sees the site as of another moment, by their cookies. */
  readonly isPreviewing: (cookies: string | undefined) => boolean
  /** Where orders are placed, when not here. */
  readonly orderPortal: OrderPortal | null
  /** Whether people can sign in here. */
  readonly signsIn: boolean
  /** Told of every answer given here; decides itself which ones it writes down. */
  readonly observe: (answer: FastAnswer) => void
}

type FastAnswer = {
  readonly id: string
  readonly method: string
  readonly kind: 'page' | 'file' | 'redirect' | 'refusal'
  /** Key of a kept page or path of a file; empty for what only repeats the address that was asked. */
  readonly route: string
  readonly status: number
}

/**
 * Answers what is already known: kept pages, files, language redirects and refusals. Returns false for
 * everything else, which then passes the router with the id and checks given here.
 */
export function createFastPath(
  parts: FastPathParts,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { pages, files } = parts
  // Without a query and a cookie an address leads to the same page every time; there are as many as pages.
  const settled = new Map<string, string>()

  return (request, response) => {
    const id = parts.nextId()
    request.headers['x-request-id'] = id
    const raw = request.url ?? ''
    const method = request.method ?? ''
    const done = (kind: FastAnswer['kind'], route: string, status: number): true => {
      parts.observe({ id, method, kind, route, status })
      return true
    }
    const refuse = (status: number, headers: Record<string, string> = {}): true => {
      const call = parts.callAt(raw)
      const early = call && refuseEarly(call, status, { headers: request.headers, id })
      const answer = early
        ? { ...early, type: 'application/json' }
        : { status, ...shortBody(status, raw, request.headers) }
      shortAnswer(response, answer, id, { ...headers, ...early?.headers })
      return done('refusal', '', answer.status)
    }

    if (namesTwoHosts(request.rawHeaders)) return refuse(400)
    if (!parts.allowHost(request.headers.host)) return refuse(421)
    // Whoever watches the site is answered whatever else its address has asked for.
    if (raw === '/healthz' || raw === '/readyz') return false
    const limit = parts.takePage(parts.addressOf(request))
    if (!limit.allowed) return refuse(429, { 'retry-after': String(limit.retryAfterSeconds) })
    const reads = method === 'GET' || method === 'HEAD'
    const place = reads && request.headers.cookie === undefined ? settled.get(raw) : undefined
    const kept = place === undefined ? undefined : pages.peek(place)
    if (place !== undefined && kept !== undefined && kept.status !== 404) {
      return done('page', place, sendPage(request, response, kept, id))
    }
    const target = readTarget(raw, parts.maxUrl)
    if (target.kind === 'refused') return refuse(target.status)
    if (!reads) return false
    if (target.kind === 'moved') {
      response.writeHead(308, { location: target.location, 'x-request-id': id, 'content-length': 0 }).end()
      return done('redirect', '', 308)
    }

    const { path, search } = target
    const file = files.peek(path)
    if (file !== undefined) {
      return done('file', path, sendFile(request, response, file, id))
    }
    if (files.has(path)) return false

    const redirect =
      portalRedirect(path, search, parts.orderPortal) ??
      redirectOf({
        path,
        rawPath: raw.slice(0, raw.length - search.length),
        search,
        cookie: readCookie(request.headers.cookie, languageCookieName),
      }) ??
      signInRedirect(path, search, {
        signsIn: parts.signsIn,
        isAhead: request.headers['sec-purpose'] !== undefined,
      })
    if (redirect !== null) {
      response.writeHead(redirect.status, redirectHeaders(redirect, id)).end()
      return done('redirect', '', redirect.status)
    }

    const key = pageKey(path, search)
    if (key === null || parts.isPreviewing(request.headers.cookie)) return false
    const page = pages.peek(key)
    // A page that was here may have another address now: the router knows.
    if (page === undefined || page.status === 404) return false
    if (raw === path && request.headers.cookie === undefined) settled.set(raw, key)
    return done('page', key, sendPage(request, response, page, id))
  }
}

/** Node reads the first of several Host headers, a proxy before it may have read the last: RFC 9112 §3.2 refuses. */
function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Whether a query asks for a page with a draft on it. */
export function asksPreview(search: string): boolean {
  const query = new URLSearchParams(search)
  return previewParameters.some((name) => query.has(name))
}

/** Key of a page that may be kept, or null when its answer depends on the query or on who asks. The query never enters it. */
export function pageKey(path: string, search: string): string | null {
  const { locale, path: bare } = splitLocalePath(path)
  const route = routeOf(bare)
  if (route === undefined || route.ofAccount || (search !== '' && (route.query || asksPreview(search))))
    return null
  return keyOf(locale, route.pattern)
}

function redirectHeaders({ status, location }: Redirect, id: string): Record<string, string | number> {
  const kept = status === 308 ? {} : { 'cache-control': 'no-store' }
  return { location, ...kept, 'x-request-id': id, 'content-length': 0 }
}

/** Writes a kept page, or a 304 when the client has these very bytes. Returns the status. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  id: string,
): number {
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.notModified(id)).end()
    return 304
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
  response.writeHead(page.status, page.headers[encoding](id))
  if (request.method === 'HEAD') response.end()
  else response.end(bodyIn(encoding, page.packed))
  return page.status
}

/** Writes a file, or a 304. Returns the status. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  id: string,
): number {
  if (matches(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, [...file.notModified, 'x-request-id', id]).end()
    return 304
  }
  const encoding = fileEncoding(file, request.headers['accept-encoding'] as string | undefined)
  response.writeHead(200, [...(file.headers[encoding] ?? file.headers.identity), 'x-request-id', id])
  if (request.method === 'HEAD') response.end()
  else response.end(file.bodies[encoding] ?? file.bodies.identity)
  return 200
}

/** RFC 9110 §13.1.2, weak comparison. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  const bare = etag.replace(/^W\//, '')
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === bare)
}
