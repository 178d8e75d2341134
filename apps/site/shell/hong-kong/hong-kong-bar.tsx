import { type Locale, pathFor } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { SearchIcon, UserIcon } from '@hongyan/ui/icons.tsx'
import { signInLink } from '../../client/sign-in.ts'
import { paths } from '../../paths.ts'
import { addressablePath } from '../addressable-path.ts'
import { HomeLink } from '../header/home-link.tsx'
import { LanguageSwitch } from '../header/language-switch.tsx'
import { currentOf, targetOf } from '../header/mega-menu.tsx'
import { holdsLevel, selectedLevel } from '../menu/select-level.ts'
import { shownItems } from '../menu/shown-items.ts'
import type { ShellContent } from '../shell-content.ts'
import styles from './hong-kong.module.css'

/** The compact navigation of the Hong Kong edition, in place of the standard header. */
export function HongKongBar({
  content,
  locale,
  path,
  air,
  signInUrl,
}: {
  readonly content: ShellContent
  readonly locale: Locale
  readonly path: string
  readonly air: boolean
  readonly signInUrl?: string | undefined
}) {
  const items = shownItems(content.hongKongNavigation, locale.id)
  const selected = selectedLevel(items, path)
  const texts = content.shell.header
  return (
    <header className={styles.bar}>
      <div className={`page ${styles.row}`}>
        <HomeLink content={content} locale={locale} air={air} />
        <nav className={styles.nav} aria-label={texts.main} data-selected={selected}>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <a
                  {...targetOf(item, locale.id)}
                  aria-current={currentOf(item, selected)}
                  {...(holdsLevel(item.level, selected) ? { 'data-current': '' } : {})}
                >
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <a
            className={classNames(styles.icon, styles.search)}
            href={paths.search(locale.id)}
            aria-label={texts.search}
            data-opens="answer-box"
          >
            <SearchIcon size={24} />
          </a>
          <a
            className={classNames(styles.icon, styles.login)}
            href={signInLink(pathFor(locale.id, addressablePath(path)), signInUrl ?? paths.signIn(locale.id))}
            aria-label={texts.login}
            data-login=""
            rel="nofollow"
          >
            <UserIcon size={24} />
          </a>
          <LanguageSwitch locale={locale} path={path} texts={texts} />
        </div>
      </div>
    </header>
  )
}
