import type { Plugin } from '../../server/requests/plugin.ts'
import { registerCrawlerFiles } from './register-crawler-files.ts'

/** What tells programs which pages there are. */
export const sitemap: Plugin<unknown, { readonly publicOrigin: string; readonly now: () => number }> = {
  register: (app, { publicOrigin, now }) => registerCrawlerFiles(app, { origin: publicOrigin, now }),
}
