import { accountMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import styles from './account-frame.module.css'
import { accountPageAt, accountPages } from './account-pages.ts'

/** Class of the frame of an account's page: its menu, and beside it 11.8rem for lists and tables. */
export const accountFrameClass = styles.frame

/** The menu of an account's pages, a row of tabs on phones; `path` is the page's own, without language prefix. */
export function AccountMenu({ locale, path }: { readonly locale: LocaleId; readonly path: string }) {
  const { title, entries } = accountMessages(locale).pages
  const here = accountPageAt(path)
  return (
    <nav className={styles.menu} aria-labelledby="account-pages">
      <h2 id="account-pages">{title}</h2>
      {accountPages.map((part) => (
        <ul key={part[0]?.id}>
          {part.map(({ id, link }) => (
            <li key={id}>
              <a href={link(locale)} aria-current={id === here?.id ? 'page' : undefined}>
                {entries[id]}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
