import { createHash } from 'node:crypto'
import { articleMessages, wordMessages } from '@hongyan/content'
import { localeIds, locales } from '@hongyan/locales'
import type { FastifyInstance } from 'fastify'
import { feedPath } from '../../src/paths.ts'
import { listItems } from '../../src/screens/articles/list-items.ts'
import { type ListName, listHref, wholeList } from '../../src/screens/articles/list-query.ts'
import { inertPolicy } from '../page-cache/security-headers.ts'
import { atomFeed, type Feed, jsonFeed } from './atom.ts'

const lists: readonly ListName[] = ['news', 'notice', 'trend', 'air-notice']
const entriesPerFeed = 20

/** Feeds of the lists, in every language, as Atom and as JSON. */
export function registerFeeds(
  app: FastifyInstance,
  { origin, now }: { readonly origin: string; readonly now: () => number },
): void {
  for (const list of lists) {
    for (const locale of localeIds) {
      const atom = feedPath(list, locale)
      const json = atom.replace(/xml$/, 'json')
      const feed = (): Feed => ({
        title: `${articleMessages(locale).lists[list].title} - ${wordMessages(locale).brand}`,
        language: locales[locale].htmlLang,
        self: origin + atom,
        page: origin + listHref(list, locale, wholeList),
        author: wordMessages(locale).brand,
        entries: listItems(list, locale, now())
          .slice(0, entriesPerFeed)
          .map(({ title, summary, href, date }) => ({
            title,
            summary,
            href: origin + href,
            updated: `${date}T00:00:00Z`,
          })),
      })
      serve(app, atom, 'application/atom+xml; charset=utf-8', () => atomFeed(feed()))
      serve(app, json, 'application/feed+json; charset=utf-8', () => jsonFeed(feed(), origin + json))
    }
  }
}

function serve(app: FastifyInstance, path: string, type: string, make: () => string): void {
  app.get(path, async (request, reply) => {
    const body = make()
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    reply.headers({
      'cache-control': 'public, max-age=300',
      etag,
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.header('content-type', type).send(body)
  })
}
