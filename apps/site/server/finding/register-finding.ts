import { localeIds } from '@hongyan/locales'
import type { FastifyInstance } from 'fastify'
import { whileContentStands } from '../while-content-stands.ts'
import { listedPages } from './listed-pages.ts'
import { llms } from './llms.ts'
import { robots } from './robots.ts'
import { serveText } from './serve-text.ts'
import { sitemap, sitemapIndex, sitemapPath } from './sitemap.ts'

const xml = 'application/xml; charset=utf-8'
const plain = 'text/plain; charset=utf-8'

/** What tells programs which pages there are: site maps, `robots.txt`, `llms.txt`. */
export function registerFinding(
  app: FastifyInstance,
  { origin, now }: { readonly origin: string; readonly now: () => number },
): void {
  const made = <T>(make: (at: number) => T): (() => T) => whileContentStands(now, make)
  serveText(app, '/robots.txt', plain, () => robots(origin))
  serveText(
    app,
    '/llms.txt',
    plain,
    made((at) => llms(origin, listedPages(at), at)),
  )
  serveText(
    app,
    '/sitemap.xml',
    xml,
    made((at) => sitemapIndex(origin, listedPages(at))),
  )
  for (const locale of localeIds) {
    serveText(
      app,
      sitemapPath(locale),
      xml,
      made((at) => sitemap(origin, listedPages(at), locale)),
    )
  }
}
