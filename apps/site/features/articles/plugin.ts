import { whileOpen } from '../../server/operations/while-open.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { registerFeeds } from './feeds/register-feeds.ts'
import { noticeActions } from './notices/actions.ts'
import { countReadingAction } from './page-views/actions.ts'
import { createPageViews, type PageViews } from './page-views/page-views.ts'

type Site = { readonly pageViews: PageViews; readonly publicOrigin: string; readonly now: () => number }

/** What the pages of lists may ask. */
type ListPages = {
  /** How often pages were read lately, by path without language prefix; an hourly snapshot. */
  readonly views: PageViews['views']
}

/** News and notices: lists, feeds, how often each was read. */
export const articles: Plugin<unknown, Site, ListPages, unknown, Pick<Site, 'pageViews'>> = {
  makes: ({ ctxOf }) => ({ pageViews: createPageViews(ctxOf('readings')) }),
  routes: [...noticeActions, countReadingAction],
  pages: ({ pageViews }) => ({ views: pageViews.views }),
  register: (app, { pageViews, publicOrigin, now }) => {
    registerFeeds(app, { origin: publicOrigin, now })
    whileOpen(app, {
      begin: () => pageViews.begin((error) => app.log.error({ err: error }, 'readings')),
      end: pageViews.end,
    })
  },
}
