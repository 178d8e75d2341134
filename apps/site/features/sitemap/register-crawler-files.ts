import { localeIds } from '@hongyan/locales'
import type { FastifyInstance } from 'fastify'
import { whileContentStands } from '../../server/operations/while-content-stands.ts'
import { serveText } from '../../server/static-files/serve-text.ts'
import { listedPages } from './listed-pages.ts'
import { llms } from './llms.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapIndex, sitemapPath } from './sitemap.ts'

const xml = 'application/xml; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
/** How long a browser keeps them without asking, seconds. */
const maxAge = 3600

/** What tells programs which pages there are: site maps, `robots.txt`, `llms.txt`. */
export function registerCrawlerFiles(
  app: FastifyInstance,
  { origin, now }: { readonly origin: string; readonly now: () => number },
): void {
  const serve = (path: string, type: string, make: (at: number) => string): void =>
    serveText(app, path, { type, maxAge, text: whileContentStands(now, make) })
  serve('/robots.txt', plain, () => robots(origin))
  serve('/llms.txt', plain, (at) => llms(origin, listedPages(at), at))
  serve('/sitemap.xml', xml, (at) => sitemapIndex(origin, listedPages(at)))
  for (const locale of localeIds) {
    serve(sitemapPath(locale), xml, (at) => sitemap(origin, listedPages(at), locale))
  }
}
