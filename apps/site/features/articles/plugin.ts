import { whileOpen } from '../../server/operations/while-open.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { registerFeeds } from './feeds/register-feeds.ts'
import { noticeActions } from './notices/actions.ts'
import { countReadingAction } from './page-views/actions.ts'
import type { Readings } from './page-views/page-views.ts'

type Site = { readonly readings: Readings; readonly publicOrigin: string; readonly now: () => number }

/** What the pages of lists may ask. */
type ListPages = {
  /** How often pages were read lately, by path without language prefix; an hourly snapshot. */
  readonly views: Readings['views']
}

/** News and notices: lists, feeds, how often each was read. */
export const articles: Plugin<unknown, Site, ListPages> = {
  routes: [...noticeActions, countReadingAction],
  pages: ({ readings }) => ({ views: readings.views }),
  register: (app, { readings, publicOrigin, now }) => {
    registerFeeds(app, { origin: publicOrigin, now })
    whileOpen(app, {
      begin: () => readings.begin((error) => app.log.error({ err: error }, 'readings')),
      end: readings.end,
    })
  },
}
