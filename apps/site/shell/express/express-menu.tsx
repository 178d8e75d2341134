import type { ExpressMenu as ExpressMenuContent } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { linkAttributes } from '../link.ts'
import styles from './express-menu.module.css'

/** Class of the two columns of the express layout: the home menu and a content area of 9.5rem. */
export const expressFrameClass = styles.frame

/** The left home menu of the express layout; `path` is the page's own, without language prefix. */
export function ExpressMenu({
  menu,
  locale,
  path,
}: {
  readonly menu: ExpressMenuContent
  readonly locale: LocaleId
  readonly path: string
}) {
  const here = menu.links
    .map(({ href }) => href)
    .filter((href) => isHere(href, path))
    .toSorted((one, other) => other.length - one.length)[0]
  return (
    <nav className={styles.menu} aria-labelledby="express-menu">
      <h2 id="express-menu">{menu.title}</h2>
      <ul>
        {menu.links.map(({ label, href, newTab }) => (
          <li key={href}>
            <a {...linkAttributes(locale, href, newTab)} aria-current={href === here ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isHere(href: string, path: string): boolean {
  const route = href.replace(/[?#].*$/, '')
  return path === route || path.startsWith(`${route}/`)
}
