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
    const parent: ContentPage | null = at.parent === null ? null : pageAt(at.parent, locale)
    const list = parent && at.kind === 'case' ? listOf(at, parent) : null
    if (parent && list) {
      crumbs.unshift({ name: list.title, href: `${pathIn(locale, parent.path)}#${list.id}` })
      break
    }
    at = parent
  }
  return [{ name: contentMessages(locale).home, href: pathIn(locale, '/') }, ...crumbs]
}

/** The part of a page that lists another: who came to a case came from the cases, not from the services around them. */
function listOf({ path }: ContentPage, { blocks }: ContentPage) {
  const list = blocks.find(
    (block) => block.kind === 'cards' && block.items.some((item) => item.path === path),
  )
  return list?.kind === 'cards' && list.title ? { id: list.id, title: list.title } : null
}
