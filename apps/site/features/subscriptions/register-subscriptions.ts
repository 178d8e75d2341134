import { createHash } from 'node:crypto'
import { subscriptionMessages, trackingMessages, wordMessages } from '@hongyan/content'
import { readSubscriptionFeed } from '@hongyan/domain/subscriptions/read-subscription-feed'
import { stopSubscriptions } from '@hongyan/domain/subscriptions/stop-subscriptions'
import { DomainError } from '@hongyan/kernel/errors'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { fill, locales } from '@hongyan/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '../../paths.ts'
import { httpDate, isUnchanged } from '../../server/http/is-unchanged.ts'
import { inertPolicy } from '../../server/http/security-headers.ts'
import { addressOf } from '../../server/requests/authenticate.ts'
import { type FormBounds, type Sent, takeForms } from '../../server/requests/sent-fields.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { tooMany } from '../../server/routing/send-page.ts'
import type { CodeServices } from '../../server/text-codes/send-text-code.ts'
import { atomFeed } from '../../shell/feed/atom.ts'

export type SubscriptionServices = CodeServices &
  Pick<RequestServices, 'ctxFor' | 'takeLimit' | 'takeSharedLimit' | 'publicOrigin' | 'words' | 'sentencesOf'>

/** RFC 8058: one field, in either form of a body. */
const oneClick: FormBounds = { fields: 4, files: 0, bytesInParts: 4096, bytesEncoded: 4096 }

/** What mailboxes and feed readers ask: neither is a browser with a page of this site. */
export function registerSubscriptions(app: FastifyInstance, services: SubscriptionServices): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    takeForms(scope, () => oneClick)
    scope.post(paths.oneClickStop(), {
      onRequest: async (request, reply) => {
        const limited = await takeOne(request, services)
        if (limited !== null) return tooMany(reply, limited)
      },
      handler: (request, reply) => stopByClick(request, reply, services),
    })
    // Some mail programs open the address as a link: looking must stop nothing.
    scope.get(paths.oneClickStop(), (request, reply) =>
      reply
        .code(303)
        .headers({ location: paths.stopSubscription('zh-CN', tokenOf(request)), 'cache-control': 'no-store' })
        .send(),
    )
    scope.get<{ Params: { readonly token: string } }>(paths.subscriptionFeed(':token'), (request, reply) =>
      sendFeed(request, reply, services, request.params.token),
    )
  })
}

/** RFC 8058: the mailbox posts by itself, without cookie or origin; the token alone says what stops. */
async function stopByClick(
  request: FastifyRequest,
  reply: FastifyReply,
  services: SubscriptionServices,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-store', 'content-security-policy': inertPolicy })
  const { fields } = (request.body ?? { fields: {} }) as Pick<Sent, 'fields'>
  const token = tokenOf(request)
  try {
    if (fields['List-Unsubscribe'] !== 'One-Click' || token === '') return reply.code(400).send('')
    await stopSubscriptions(services.ctxFor(request), { token })
    return reply.code(200).type('text/plain; charset=utf-8').send('')
  } catch (error) {
    if (error instanceof DomainError) return reply.code(410).send('')
    throw error
  }
}

async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  services: SubscriptionServices,
  token: string,
): Promise<FastifyReply> {
  const limited = await takeOne(request, services)
  if (limited !== null) return tooMany(reply, limited)
  reply.headers({
    'cache-control': 'private, no-store',
    'content-security-policy': inertPolicy,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  try {
    const { locale, waybillNo, entries, changedAt } = await readSubscriptionFeed(services.ctxFor(request), {
      token,
    })
    const origin = services.publicOrigin
    const page = origin + paths.track(locale, [waybillNo])
    const { statuses } = trackingMessages(locale)
    const text = atomFeed({
      title: fill(subscriptionMessages(locale).feed.title, { number: waybillNo }),
      language: locales[locale].htmlLang,
      self: origin + paths.subscriptionFeed(token),
      page,
      author: wordMessages(locale).brand,
      entries: entries.map(({ id, status, since }) => ({
        title: statuses[status].name,
        summary: statuses[status].meaning,
        href: `${page}#${id}`,
        updated: isoUtc(since),
      })),
    })
    // Nothing on the way keeps it; whoever reads it may ask whether it has changed.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'last-modified': httpDate(changedAt) })
    if (isUnchanged(request.headers, { etag, changedAt })) return reply.code(304).send()
    return reply.type('application/atom+xml; charset=utf-8').send(text)
  } catch (error) {
    if (error instanceof DomainError) return reply.code(404).type('text/plain').send('')
    throw error
  }
}

function tokenOf(request: FastifyRequest): string {
  return (
    URL.parse(request.raw.url ?? '', 'http://site')
      ?.searchParams.get('token')
      ?.slice(0, 400) ?? ''
  )
}

/** Seconds to wait; null when it may go on. */
async function takeOne(request: FastifyRequest, services: SubscriptionServices): Promise<number | null> {
  const address = addressOf(request, services)
  const own = services.takeLimit('subscription', address)
  const taking = own.allowed ? await services.takeSharedLimit('subscription', address) : own
  return taking.allowed ? null : taking.retryAfterSeconds
}
