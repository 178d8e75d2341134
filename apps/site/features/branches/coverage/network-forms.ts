import { locateText } from '@hongyan/domain'
import { type LocaleId, localeIds } from '@hongyan/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageServices } from '../../../page-context.ts'
import { paths } from '../../../paths.ts'
import { refuseOrigin } from '../../../server/http/refuse-origin.ts'
import { asked, sendRendered, tooMany } from '../../../server/http/send-page.ts'
import type { LimitAnswer } from '../../../server/http/services.ts'
import type { Pages } from '../../../server/page-cache/pages.ts'
import { inertPolicy } from '../../../server/page-cache/security-headers.ts'
import type { OriginGate } from '../../../server/security/origin-gate.ts'
import { coverageFile } from './coverage-file.ts'
import { readAddressList } from './ui/read-address-list.ts'

export type NetworkFormParts = {
  readonly pages: Pages
  readonly services: PageServices
  readonly allowsOrigin: OriginGate
  readonly bodyLimit: number
  readonly take: (request: FastifyRequest, cost: number) => LimitAnswer
  readonly now: () => number
}

type FormPage = { readonly locale: LocaleId; readonly path: '/network' | '/serve-range' }

const formPages = localeIds.flatMap((locale): (FormPage & { readonly url: string })[] => [
  { locale, path: '/network', url: paths.network(locale) },
  { locale, path: '/serve-range', url: paths.serveRange(locale) },
])

/** Addresses that cost as much as one call. */
const addressesPerCall = 50

/**
 * The forms of the pages about branches, for visitors without scripts. An address that names a place leads on to the
 * address of that place; what cannot be placed comes back as it was typed. Nothing typed enters a web address.
 */
export function registerNetworkForms(app: FastifyInstance, parts: NetworkFormParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: parts.bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    for (const page of formPages) {
      scope.post(page.url, { bodyLimit: parts.bodyLimit }, async (request, reply) => {
        if (!parts.allowsOrigin(request.headers.origin)) return refuseOrigin(reply)
        const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        return answer({ page, fields, request, reply, ...parts })
      })
    }
  })
}

type Posted = NetworkFormParts & {
  readonly page: FormPage
  readonly fields: URLSearchParams
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function answer(posted: Posted): Promise<FastifyReply> {
  const { fields, request, reply, page, take } = posted
  const list = fields.get('list')
  const rows = list === null ? [] : readAddressList(list).addresses
  const limit = take(request, Math.max(1, Math.ceil(rows.length / addressesPerCall)))
  if (!limit.allowed) return tooMany(reply, limit.retryAfterSeconds)

  if (list !== null) {
    const kind = fields.get('as')
    if ((kind === 'csv' || kind === 'xlsx') && rows.length > 0) return sendFile(posted, rows, kind)
    return render(posted, { list })
  }
  const to = fields.get('to')
  const typed = (to ?? fields.get('address') ?? '').slice(0, 300)
  const located = locateText(typed)
  if (!('division' in located)) return render(posted, to === null ? { typed } : { address: typed })
  const { code } = located.division
  const place =
    to === null
      ? paths.branchesIn(page.locale, code)
      : page.path === '/network'
        ? paths.coverageOf(page.locale, code)
        : `${paths.serveRange(page.locale)}?to=${code}`
  return reply.code(303).headers({ location: place, 'cache-control': 'no-store' }).send()
}

/** The page again, with what was sent: 422 where an address could not be placed. */
async function render({ pages, page, request, reply }: Posted, fields: Record<string, string>) {
  const search = new URLSearchParams(fields).toString()
  const rendered = await pages.renderOnce({ ...asked(request, reply), ...page, search })
  return sendRendered(request, reply, { ...rendered, status: 'list' in fields ? 200 : 422 })
}

async function sendFile(
  { services, page, reply, now }: Posted,
  rows: readonly string[],
  kind: 'csv' | 'xlsx',
) {
  const file = await coverageFile(kind, services.coverage(rows, page.locale), page.locale, now())
  return reply
    .headers({
      'content-type': file.mediaType,
      'content-disposition': `attachment; filename="coverage.${kind}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': 'no-store',
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
    })
    .send(file.bytes)
}
