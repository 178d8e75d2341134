import type { LocaleId } from '@hongyan/locales'
import { pathIn } from '../paths.ts'

export type LinkAttributes = {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: 'noopener'
}

/**
 * Attributes of a link that comes from content. `link` is a path of the route table, an absolute address, or a
 * `mailto:`/`tel:` link, which never opens a window. Only strangers have to be kept from the window that opened them.
 */
export function linkAttributes(locale: LocaleId, link: string, newTab: boolean): LinkAttributes {
  const href = isSitePath(link) ? pathIn(locale, link) : link
  if (!newTab || isPlain(link)) return { href }
  return isSitePath(link) ? { href, target: '_blank' } : { href, target: '_blank', rel: 'noopener' }
}

/** The footer's rule: every link opens a window of its own, mail links apart. */
export function footerLinkAttributes(locale: LocaleId, link: string): LinkAttributes {
  return linkAttributes(locale, link, true)
}

function isSitePath(link: string): boolean {
  return link.startsWith('/') && !link.startsWith('//')
}

function isPlain(link: string): boolean {
  return /^(mailto|tel):|^#/.test(link)
}
