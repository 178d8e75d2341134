import { cleanText } from '@hongyan/domain/typed/clean-text'
import { DomainError } from '@hongyan/kernel/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Call, isWrite } from '../../calls/call.ts'
import type { LimitName } from '../../calls/limits.ts'
import { badSignature, malformed, mediaType, notAllowed, tooLarge, unknownKey } from '../../calls/refusals.ts'
import { type Answer, answerLocale, originRefusal, overLimit, refusalBody, refuse } from '../http/answer.ts'
import { answerInTime } from '../http/answer-in-time.ts'
import { cleanRequest } from '../http/clean-sent.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { bytesPerUse, costOfBody } from '../http/cost-of-body.ts'
import { fieldNotes } from '../http/field-sentences.ts'
import { type JsonBounds, type ParsedJson, parseJson } from '../http/parse-json.ts'
import { refusalOfError } from '../http/refusal-of-error.ts'
import { Refused } from '../http/refused.ts'
import { answerMsOf } from '../requests/answer-ms.ts'
import { addressOf, authenticate, bodyOf, type Identity, keysOf } from '../requests/authenticate.ts'
import { authorise, refusesOrigin } from '../requests/authorise.ts'
import { bearerKey } from '../requests/bearer-key.ts'
import { requestSchema } from '../requests/request-schema.ts'
import type { At, Route } from '../requests/route.ts'
import type { RequestServices } from '../requests/services.ts'

/** Registers one call: what can be refused unread, parse, handle, and a reply that carries only what its schema names. */
export function registerCall<Services>(
  scope: FastifyInstance,
  route: Route<Services>,
  services: RequestServices & Services,
): void {
  const { call } = route
  const ms = call.access.who === 'partner' ? services.ingestionMs : answerMsOf(call, services)
  scope.route({
    method: call.method,
    url: urlOf(call),
    config: { call },
    exposeHeadRoute: false,
    ...(call.access.who === 'partner' ? { bodyLimit: services.ingestionBodyLimit } : {}),
    ...(call.longBody ? { bodyLimit: services.listBodyLimit } : {}),
    ...(call.carriesFile ? { bodyLimit: mostBytes(call, services) } : {}),
    onRequest: async (request, reply) => {
      const refusal =
        gate(call, request, services) ?? (await answerInTime(ms, refuseSender(call, request, services)))
      if (refusal) return sendAnswer(call, request, reply, refusal)
    },
    handler: async (request, reply) => {
      const answer = await answerInTime(ms, answerCall(route, request, services))
      return sendAnswer(call, request, reply, answer)
    },
  })
}

/** Where the router finds a call. */
export function urlOf({ path }: Call): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** The checks that need no body, cheapest first. */
function gate(call: Call, request: FastifyRequest, services: RequestServices): Answer | null {
  const { headers } = request
  const refused = refusesOrigin(call.access, headers, services.allowsOrigin)
  if (refused !== null) return refused === 'origin' ? originRefusal : refuse(notAllowed)
  if (isWrite(call) && (call.body !== undefined || call.method !== 'DELETE')) {
    if (!/^application\/json(;|$)/i.test(headers['content-type'] ?? '')) return refuse(mediaType)
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') return refuse(mediaType)
  }
  const name = limitOf(call, request)
  const limit = services.takeLimit(name, limitKey(call, services, request), costOf(call, services, request))
  return limit.allowed ? null : overLimit(name, limit.retryAfterSeconds, answerLocale(headers))
}

/** A program that shows a key draws on the rate of programs; whether the key opens anything is found out within it. */
function limitOf(call: Call, { headers }: FastifyRequest): LimitName {
  return bearerKey(call.access, headers) === null ? call.limit : 'merchant'
}

/** Bytes of a signed body that cost as much as one call: all of it is read before its signature can be checked. */
const signedBytesPerCall = 8192

function costOf(call: Call, services: RequestServices, { headers }: FastifyRequest): number {
  if (!isSigned(call) && !call.longBody && !call.carriesFile) return 1
  return costOfBody(headers, mostBytes(call, services), isSigned(call) ? signedBytesPerCall : bytesPerUse)
}

function mostBytes(call: Call, services: RequestServices): number {
  if (isSigned(call)) return services.ingestionBodyLimit
  if (call.carriesFile === 'picture') return services.pictureBodyLimit
  return call.carriesFile ? services.fileBodyLimit : services.listBodyLimit
}

/** Who sends a request whose body is still to come. A signature covers the body, and is looked at behind it. */
const senders = new WeakMap<FastifyRequest, Identity>()

/** What is refused by who sends a call, before anything of its body is read. */
async function refuseSender(
  call: Call,
  request: FastifyRequest,
  services: RequestServices,
): Promise<Answer | null> {
  const { headers } = request
  const name = limitOf(call, request)
  const limit = await services.takeSharedLimit(name, limitKey(call, services, request))
  if (!limit.allowed) return overLimit(name, limit.retryAfterSeconds, answerLocale(headers))
  if (isSigned(call)) return null
  const identity = await authenticate(request, call.access, services)
  const refused = authorise(call.access, identity, headers)
  if (identity === null || refused !== null) return refuse(refused ?? badSignature)
  senders.set(request, identity)
  return null
}

async function answerCall<Services>(
  route: Route<Services>,
  request: FastifyRequest,
  services: RequestServices & Services,
): Promise<Answer> {
  const { call } = route
  const { headers } = request
  const identity = senders.get(request) ?? (await authenticate(request, call.access, services))
  const refused = authorise(call.access, identity, headers)
  if (identity === null || refused !== null) return refuse(refused ?? badSignature)
  return parseAndHandle(route, request, {
    ctx: services.ctxFor(request, identity.actor),
    session: services.sessions.read(headers.cookie),
    account: identity.account,
    locale: answerLocale(headers),
    services,
    headers,
    rawBody: bodyOf(request),
    address: addressOf(request, services),
  })
}

const noBody: ParsedJson = { kind: 'value', value: undefined, text: '' }

async function parseAndHandle<Services>(
  route: Route<Services>,
  request: FastifyRequest,
  at: At<RequestServices & Services>,
): Promise<Answer> {
  const { call } = route
  const beside = await route.handleBeside?.(at, request.query as object)
  if (beside) return beside
  const body = call.body ? readJson(call, at.rawBody, at.services.jsonBounds) : noBody
  if (body.kind === 'too-much') return refuse(tooLarge)
  if (body.kind === 'not-json') return refuse(malformed, { fields: [{ path: '', message: 'not JSON' }] })
  const { params, query } = request
  const sent = await cleanRequest({ params, query, body: body.value }, call.typesetBody)
  // The first step of each path is the part of the request.
  if (sent.kind === 'broken')
    return refuse(malformed, { fields: [{ path: brokenPath(sent.path), message: 'not-text' }] })
  const asked = sent.value
  const parsed = requestSchema(call).safeParse(asked)
  const own = at.services.sentencesOf(call)
  if (!parsed.success) return refuse(malformed, { fields: fieldNotes(parsed.error, asked, { skip: 1, own }) })
  try {
    return await route.handle(parsed.data, at)
  } catch (error) {
    if (error instanceof Refused) return error.answer
    if (!(error instanceof DomainError)) throw error
    const { actor, now } = at.ctx
    // Nobody can sign in for a program: its key has gone with the account.
    const isProgram = actor.kind === 'customer' && actor.keyId !== undefined
    if (isProgram && error.code === 'sign-in-needed') return refuse(unknownKey)
    return refusalOfError(error, { now: now(), locale: at.locale, words: at.services.words })
  }
}

function brokenPath(path: readonly string[]): string {
  return cleanText(path.slice(1).join('.')).toWellFormed().slice(0, 100)
}

function isSigned({ access }: Call): boolean {
  return access.who === 'partner' || access.who === 'staff'
}

function readJson(call: Call, bytes: Buffer, { depth, values, listValues }: JsonBounds): ParsedJson {
  if (bytes.length === 0) return noBody
  const isLong = isSigned(call) || call.longBody || call.carriesFile
  return parseJson(bytes, { depth, values: isLong ? listValues : values })
}

/** A partner's key counts apart from its network, yet nobody elsewhere can use the partner's share up by naming it. */
function limitKey(call: Call, services: RequestServices, request: FastifyRequest): string {
  const address = addressOf(request, services)
  const keyId = request.headers['x-hongyan-key']
  const known = typeof keyId === 'string' && Object.hasOwn(keysOf(call.access, services), keyId)
  return isSigned(call) && known ? `${keyId}@${address}` : address
}

/** Writes an answer. Nothing of the API may be stored by a cache on the way. */
export function sendAnswer(
  call: Call | null,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (call?.unlisted) reply.header('x-robots-tag', 'noindex')
  if (answer.kind === 'refusal') {
    const { http, business } = answer.refusal
    if (answer.retryAfterSeconds) reply.header('retry-after', String(answer.retryAfterSeconds))
    return reply
      .code(business && call?.shape === 'spec' && !answer.flood ? 200 : http)
      .send(refusalBody(answer, answerLocale(request.headers), request.id))
  }
  if (answer.kind === 'image') {
    return reply
      .headers({
        'content-type': answer.mediaType,
        'content-disposition': 'inline',
        ...inertHeaders,
      })
      .send(answer.bytes)
  }
  if (answer.kind === 'file') return sendFile(reply, answer)
  if (answer.kind === 'page') return reply.code(303).header('location', answer.location).send()
  const schema = call?.replies[answer.status]
  if (!schema || typeof schema === 'string')
    throw new Error(`${call?.id} does not declare a reply ${answer.status}`)
  if (answer.setCookie) reply.header('set-cookie', answer.setCookie)
  return reply.code(answer.status).send(schema.parse(answer.body))
}

/** What keeps an image or a file from doing anything but being looked at. */
const inertHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const

/** A file under its own name. */
function sendFile(reply: FastifyReply, file: Extract<Answer, { kind: 'file' }>): FastifyReply {
  return reply
    .headers({
      'content-type': file.mediaType,
      'content-disposition': contentDisposition(file.name),
      ...inertHeaders,
    })
    .send(file.bytes)
}
