import type { Locale } from '@hongyan/locales'

/** Where a description of a page stands: its language, and the public origin without a trailing slash. */
export type Place = { readonly locale: Locale; readonly origin: string }

/** Names under which parts of the description refer to each other, the same on every page. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`
}
