import type { Action, Tdk } from '@hongyan/documents'
import { type LocaleId, pathFor } from '@hongyan/locales'
import { siteContent } from './site-content.ts'

/** Head texts of a route (`/track`, `/404`); a route without its own gets those of the 404 page. */
export function tdkOf(path: string, locale: LocaleId): Tdk {
  const { entries } = siteContent(locale).tdkList
  const found = entries.find((entry) => entry.path === path) ?? entries.find((entry) => entry.path === '/404')
  if (!found) throw new Error('The head texts have no entry for /404')
  return found
}

/** Address a button falls back to where no script opens its dialog. */
export function hrefOfAction(action: Action, locale: LocaleId): string {
  const { target } = action
  if (target.kind === 'outside') return target.href
  if (target.kind === 'order') return pathFor(locale, '/route/onPlaceorder')
  if (target.kind === 'consultation') return pathFor(locale, '/cooperation')
  return pathFor(locale, target.path)
}
