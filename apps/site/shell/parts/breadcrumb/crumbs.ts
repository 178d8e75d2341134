import { type ContentPage, contentMessages, pageAt } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { pathIn } from '../../../paths.ts'

export type Crumb = { readonly name: string; readonly href: string }

/** The way from home down to a page, the page itself last. A parent that is no document is passed over. */
export function crumbsOf(page: ContentPage, locale: LocaleId): readonly Crumb[] {
  const crumbs: Crumb[] = []
  const seen = new Set<string>()
  for (let at: ContentPage | null = page; at !== null && !seen.has(at.path); ) {
    seen.add(at.path)
    crumbs.unshift({ name: at.name, href: pathIn(locale, at.path) })
    at = at.parent === null ? null : pageAt(at.parent, locale)
  }
  return [{ name: contentMessages(locale).home, href: pathIn(locale, '/') }, ...crumbs]
}
