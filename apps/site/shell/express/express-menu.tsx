import type { ExpressMenu as ExpressMenuContent } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { isOffered } from '../account/offered.ts'
import { linkAttributes } from '../link.ts'
import { SideMenu } from '../side-menu/side-menu.tsx'
import styles from './express-menu.module.css'

/** Class of the two columns of the express layout: the home menu and a content area of 9.5rem. */
export const expressFrameClass = styles.frame

/** The left home menu of the express layout; `path` is the page's own, without language prefix. */
export function ExpressMenu({
  menu,
  locale,
  path,
  signsIn,
}: {
  readonly menu: ExpressMenuContent
  readonly locale: LocaleId
  readonly path: string
  readonly signsIn: boolean
}) {
  const links = menu.links.filter(({ href }) => isOffered(href, signsIn))
  const here = links
    .map(({ href }) => href)
    .filter((href) => isHere(href, path))
    .toSorted((one, other) => other.length - one.length)[0]
  const entries = links.map(({ label, href, newTab }) => ({
    ...linkAttributes(locale, href, newTab),
    label,
    isHere: href === here,
  }))
  return <SideMenu id="express-menu" title={menu.title} parts={[entries]} />
}

function isHere(href: string, path: string): boolean {
  const route = href.replace(/[?#].*$/, '')
  return path === route || path.startsWith(`${route}/`)
}
