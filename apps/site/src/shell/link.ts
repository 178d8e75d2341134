import type { LocaleId } from '@hongyan/locales'
import { pathIn } from '../paths.ts'

export type LinkAttributes = {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: 'noopener'
}

/**
 * Attributes of a link that comes from content. `link` is a path of the route table, an absolute address, or a
 * `mailto:`/`tel:` link, which never opens a window.
 */
export function linkAttributes(locale: LocaleId, link: string, newTab: boolean): LinkAttributes {
  const href = isSitePath(link) ? pathIn(locale, link) : link
  return newTab && !isPlain(link) ? { href, target: '_blank', rel: 'noopener' } : { href }
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
