import { type Locale, pathFor } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { BoxIcon, MenuIcon, SearchIcon, UserIcon } from '@hongyan/ui/icons.tsx'
import { signInLink } from '../../client/sign-in.ts'
import { paths } from '../../paths.ts'
import { addressablePath } from '../addressable-path.ts'
import { selectedLevel } from '../menu/select-level.ts'
import { shownItems } from '../menu/shown-items.ts'
import type { ShellContent } from '../shell-content.ts'
import { isCrowded } from './crowded.ts'
import styles from './header.module.css'
import { HomeLink } from './home-link.tsx'
import { MainNav } from './main-nav.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { TopBar } from './top-bar.tsx'

type HeaderProps = {
  readonly content: ShellContent
  readonly locale: Locale
  readonly path: string
  readonly brand?: 'air' | undefined
  /** Where signing in begins; null where nobody can. */
  readonly signIn: string | null
  /** Whether pages of an account are here. */
  readonly signsIn: boolean
}

function menuOf({ content, locale, path, brand, signsIn }: Omit<HeaderProps, 'signIn'>) {
  const ownMenu = locale.shell === 'hong-kong' ? content.hongKongNavigation : content.navigation
  const items = shownItems(brand === 'air' ? content.airNavigation : ownMenu, locale.id, signsIn)
  return { items, selected: selectedLevel(items, path) }
}

/** The sheet that replaces the main menu on narrow screens. It stands after the page's content: nobody waits for it. */
export function HeaderSheet(props: Omit<HeaderProps, 'signIn'>) {
  const { content, locale, path, brand } = props
  const { items } = menuOf(props)
  return <MenuSheet items={items} content={content} locale={locale} path={path} air={brand === 'air'} />
}

/** The header: top bar, and main bar with the menu of the edition, or of the air pages. */
export function Header(props: HeaderProps) {
  const { content, locale, path, brand, signIn } = props
  const texts = content.shell.header
  const air = brand === 'air'
  const { items, selected } = menuOf(props)
  const track = paths.track(locale.id)
  const crowded = isCrowded([...items.map(({ label }) => label), texts.track, texts.order])
  return (
    <header className={styles.header}>
      <TopBar content={content} locale={locale} path={path} />
      <div className={styles.main}>
        <div className={classNames('page', styles.row, crowded && styles.crowded)}>
          <HomeLink content={content} locale={locale} air={air} />
          <MainNav items={items} selected={selected} content={content} locale={locale.id} />
          <div className={styles.actions}>
            <details className={styles.track} data-light="">
              <summary className={styles.pill}>
                <BoxIcon size={18} />
                {texts.track}
              </summary>
              <search>
                <form className={styles.quick} action={track} method="get" data-later="">
                  <input
                    name="no"
                    aria-label={texts.track}
                    placeholder={content.tracking.box.placeholder}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    enterKeyHint="search"
                  />
                  <Button type="submit">{content.tracking.box.submit}</Button>
                </form>
              </search>
            </details>
            <ButtonLink
              className={styles.order}
              size="small"
              href={paths.placeOrder(locale.id, 'express')}
              data-opens="order-dialog"
            >
              {texts.order}
            </ButtonLink>
            <a className={classNames(styles.pill, styles.narrow)} href={track} data-prefetch="">
              <BoxIcon size={18} />
              {texts.track}
            </a>
            <a
              className={classNames(styles.icon, styles.search)}
              href={paths.search(locale.id)}
              aria-label={texts.search}
              data-opens="answer-box"
            >
              <SearchIcon size={24} />
            </a>
            {signIn !== null && (
              <a
                className={styles.icon}
                href={signInLink(pathFor(locale.id, addressablePath(path)), signIn)}
                aria-label={texts.login}
                data-login=""
                rel="nofollow"
              >
                <UserIcon size={24} />
              </a>
            )}
            <button
              type="button"
              className={classNames(styles.icon, styles.burger)}
              popoverTarget="menu-sheet"
              aria-label={texts.openMenu}
            >
              <MenuIcon size={24} />
            </button>
          </div>
        </div>
      </div>
    </header>
  )
}
