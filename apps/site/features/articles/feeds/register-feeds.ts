import { articleMessages, isOff, wordMessages } from '@hongyan/content'
import { localeIds, locales, rootId } from '@hongyan/locales'
import type { FastifyInstance } from 'fastify'
import { type ListName, listItems } from '../../../blocks/latest/list-items.ts'
import { feedPath } from '../../../paths.ts'
import { serveText } from '../../../server/static-files/serve-text.ts'
import { atomFeed, type Feed, jsonFeed } from '../../../shell/feed/atom.ts'
import { listHref, wholeList } from '../ui/list-query.ts'

const names: readonly ListName[] = ['news', 'notice', 'trend', 'air-notice']
const lists = names.filter((list) => !isOff(listHref(list, rootId, wholeList)))
const entriesPerFeed = 20
/** How long a feed is kept, seconds: news should not wait longer. */
const maxAge = 300

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
      serveText(app, atom, {
        type: 'application/atom+xml; charset=utf-8',
        maxAge,
        text: () => atomFeed(feed()),
      })
      serveText(app, json, {
        type: 'application/feed+json; charset=utf-8',
        maxAge,
        text: () => jsonFeed(feed(), origin + json),
      })
    }
  }
}
