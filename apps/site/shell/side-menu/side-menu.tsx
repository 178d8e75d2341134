import type { LinkAttributes } from '../link.ts'
import styles from './side-menu.module.css'

/** A page in the menu. */
export type SideMenuEntry = LinkAttributes & { readonly label: string; readonly isHere: boolean }

type Props = {
  /** Unique in the page: what the menu is called by. */
  readonly id: string
  readonly title: string
  /** A line divides them. */
  readonly parts: readonly (readonly SideMenuEntry[])[]
}

/** The menu beside a page, a row of tabs on phones. */
export function SideMenu({ id, title, parts }: Props) {
  return (
    <nav className={styles.menu} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {parts.map((part) => (
        <ul key={part[0]?.href}>
          {part.map(({ label, isHere, ...link }) => (
            <li key={link.href}>
              <a {...link} aria-current={isHere ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
