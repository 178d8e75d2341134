import type { LocaleId } from '@hongyan/locales'
import type { Plugin } from '../../server/requests/plugin.ts'
import type { ApiDescription, DevelopersPages } from './load.ts'

/** The description of all calls in one language, as the JSON text that is also served. */
type Site = { readonly describeCalls: (locale: LocaleId) => string }

/** The page that shows the calls of the API. */
export const developers: Plugin<unknown, Site, DevelopersPages> = {
  pages: ({ describeCalls }) => ({ api: (locale) => JSON.parse(describeCalls(locale)) as ApiDescription }),
}
