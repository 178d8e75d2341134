import { type LocaleId, localeOf } from '@hongyan/locales'
import type { PageServices } from '../features.ts'
import type { PageClock, PageContext } from '../shell/page-context.ts'
import { createPageNeeds } from '../shell/page-needs.ts'

/**
 * The context of a page asked for at an address such as `/search?q=x`, without language prefix. A service that is
 * not among `asked` fails by its name when the page turns to it.
 */
export function aPageContext(
  locale: LocaleId,
  address: string,
  asked: Partial<PageClock & PageServices> = {},
): PageContext<PageServices> {
  const { origin, pathname, searchParams } = new URL(address, 'https://www.hongyan.example')
  const services = new Proxy(asked, {
    get: (known, name) =>
      known[name as keyof typeof asked] ??
      (() => {
        throw new Error(`this page should not ask the service "${String(name)}"`)
      }),
  })
  return {
    locale: localeOf(locale),
    path: pathname,
    query: searchParams,
    origin,
    needs: createPageNeeds(),
    forEverybody: false,
    frame: null,
    requestId: 'test',
    submitted: null,
    preview: null,
    mapFrame: null,
    mapTiles: null,
    account: null,
    services: services as PageClock & PageServices,
  }
}
