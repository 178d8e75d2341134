import { endProviderSessions } from '@hongyan/domain/accounts/end-provider-sessions'
import { localeIds } from '@hongyan/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '../../paths.ts'
import { fromAllowedPage } from '../../server/http/from-allowed-page.ts'
import { refuseOrigin } from '../../server/http/refuse-origin.ts'
import type { Pages } from '../../server/rendering/pages.ts'
import { addressOf } from '../../server/requests/authenticate.ts'
import { type FormBounds, type Sent, takeForms } from '../../server/requests/sent-fields.ts'
import { askerOf, sendRendered, tooMany } from '../../server/routing/send-page.ts'
import type { SignInServices } from './register-sign-in.ts'
import { signOutHere } from './sign-out-here.ts'

/** A page sends nothing along, a provider one token. */
const signOutForm: FormBounds = { fields: 8, files: 0, bytesInParts: 16_384, bytesEncoded: 16_384 }

export type SignOutParts = {
  readonly services: SignInServices
  readonly pages: Pick<Pages, 'renderOnce'>
}

/** Signing out by a form, which needs no script, and being signed out by the identity provider. */
export function registerSignOut(app: FastifyInstance, parts: SignOutParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    takeForms(scope, () => signOutForm)
    for (const locale of localeIds) {
      const { services, pages } = parts
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
        if (!fromAllowedPage(request.headers, services.allowsOrigin)) return refuseOrigin(reply)
      }
      scope.post(paths.signOut(locale), { onRequest }, async (request, reply) => {
        const { headers } = request
        const ctx = services.ctxFor(request)
        const { next, cookies } = await signOutHere(ctx, services, { cookie: headers.cookie, locale })
        const page = await pages.renderOnce({ ...askerOf(request, reply), locale, path: '/signed-out' })
        reply.header('set-cookie', [...cookies])
        // A form may lead to this site alone (`form-action`); from the page the browser goes on by itself.
        if (next !== paths.signedOut(locale)) reply.header('refresh', `0;url=${next}`)
        return sendRendered(request, reply, page)
      })
    }
    scope.get(paths.frontChannelSignOut(), (request, reply) => frontChannel(request, reply, parts))
    scope.post(paths.backChannelSignOut(), {
      onRequest: async (request, reply) => {
        const limited = takeOne(request, parts.services)
        if (limited !== null) return tooMany(reply, limited)
      },
      handler: (request, reply) => backChannel(request, reply, parts),
    })
  })
}

/**
 * OpenID Connect Front-Channel Logout 1.0: the provider's page opens this in a frame. Browsers send no cookie along, so
 * it has to name the sign-in, which only the provider and this site know.
 */
async function frontChannel(
  request: FastifyRequest,
  reply: FastifyReply,
  { services }: SignOutParts,
): Promise<FastifyReply> {
  const limited = takeOne(request, services)
  if (limited !== null) return tooMany(reply, limited)
  const query = new URL(request.raw.url ?? '', services.publicOrigin).searchParams
  const { identityProvider: provider } = services
  const sid = query.get('sid')
  const issuer = query.get('iss') ?? ''
  const known = provider !== null && isSame(issuer, provider.issuer) && sid !== null && sid !== ''
  if (known) {
    const over = { subject: null, providerSession: sid, since: null }
    await endProviderSessions(services.ctxFor(request), { issuer, ...over })
  }
  const frame = provider === null ? "'none'" : new URL(provider.issuer).origin
  return reply
    .code(known ? 200 : 400)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; frame-ancestors ${frame}`,
    })
    .type('text/plain; charset=utf-8')
    .send('')
}

/** OpenID Connect Back-Channel Logout 1.0: the provider itself says what is over, and signs it. */
async function backChannel(
  request: FastifyRequest,
  reply: FastifyReply,
  { services }: SignOutParts,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  const { identityProvider: provider } = services
  const { fields } = (request.body ?? { fields: {} }) as Pick<Sent, 'fields'>
  const { logout_token: token } = fields
  if (provider === null || token === undefined) return reply.code(400).send({ error: 'invalid_request' })
  const notice = await provider.readNotice(token).catch((error: unknown) => {
    request.log.warn({ err: error }, 'a notice of the identity provider was not accepted')
    return null
  })
  if (notice === null) return reply.code(400).send({ error: 'invalid_request' })
  await endProviderSessions(services.ctxFor(request), notice)
  return reply.code(200).send()
}

/** Whether two addresses are one provider: a last slash makes no difference in the settings, but it does in tokens. */
function isSame(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href
}

/** Seconds to wait; null when it may go on. */
function takeOne(request: FastifyRequest, services: SignInServices): number | null {
  const taking = services.takeLimit('account', addressOf(request, services))
  return taking.allowed ? null : taking.retryAfterSeconds
}
