import type { LinkAttributes } from '../link.ts'
import styles from './side-menu.module.css'

/** A page in the menu. */
type SideMenuEntry = LinkAttributes & {
  readonly label: string
  readonly isHere: boolean
  /** A figure that is filled in later (`data-count`), and how it is said, with `{count}`. */
  readonly count?: { readonly name: string; readonly words: string } | undefined
}

type Props = {
  /** Unique in the page: what the menu is called by. */
  readonly id: string
  readonly title: string
  /** A line divides them. */
  readonly parts: readonly (readonly SideMenuEntry[])[]
  /** A last part where no script runs, in place of what one shows elsewhere. */
  readonly withoutScript?: readonly SideMenuEntry[] | undefined
}

/** The menu beside a page, a row of tabs on phones. */
export function SideMenu({ id, title, parts, withoutScript }: Props) {
  return (
    <nav className={styles.menu} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {parts.map((part) => (
        <Part key={part[0]?.href} part={part} />
      ))}
      {withoutScript && (
        <noscript>
          <Part part={withoutScript} />
        </noscript>
      )}
    </nav>
  )
}

function Part({ part }: { readonly part: readonly SideMenuEntry[] }) {
  return (
    <ul>
      {part.map(({ label, isHere, count, ...link }) => (
        <li key={link.href}>
          <a {...link} aria-current={isHere ? 'page' : undefined}>
            {label}
            {count && (
              <span data-count={count.name} data-words={count.words} hidden>
                <span aria-hidden="true" /> <span className="visually-hidden" />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
