import { localeIds, readsSource } from '@hongyan/locales'
import { apiCalls } from '../../apps/site/features.ts'
import { pathIn } from '../../apps/site/paths.ts'
import { routes } from '../../apps/site/routes.ts'

/** A request that two builds of the site should answer alike. */
export type Compared = { readonly path: string; readonly body?: unknown }

const asked = [
  '/track?no=HY660120260038',
  '/track?no=HY660120260113,HY1',
  '/search?q=cold+chain',
  '/search?q=%E5%86%B7%E9%93%BE',
  '/search?q=purple+rhinoceros',
  '/fee?from=440300&to=110000&kg=12',
  '/prohibited?item=power+bank&mode=air',
  '/network?area=330100',
  '/serve-range?to=310000',
  '/carbon?from=110100&to=310100&kg=12',
  '/news?year=2026',
  '/nothing-here',
]

/** Every page in every language it has, and pages that answer a question. */
export const pagesCompared: readonly string[] = localeIds.flatMap((locale) => [
  ...routes
    .filter(({ inEnglish }) => inEnglish || readsSource(locale))
    .map(({ pattern }) => pathIn(locale, pattern)),
  ...asked.map((path) => pathIn(locale, path)),
])

/** Every example of every call that only reads. */
export const callsCompared: readonly Compared[] = apiCalls
  .filter(({ access }) => access.who === 'anyone' && access.origin !== 'own-page')
  .flatMap((call) =>
    call.examples.map(({ request }) => {
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => request.params?.[name] ?? '')
      const query = new URLSearchParams(request.query).toString()
      const body = call.method === 'POST' ? { body: request.body ?? {} } : {}
      return { path: query === '' ? path : `${path}?${query}`, ...body }
    }),
  )
