import type { ChildMenuItem, MenuItem, ThirdMenuItem } from '@hongyan/content'
import { fill, type Locale } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { Deferred } from '@hongyan/ui/deferred.tsx'
import {
  BoxIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  SearchIcon,
} from '@hongyan/ui/icons.tsx'
import { paths } from '../../paths.ts'
import { inGroups, narrowChildren } from '../menu/shown-items.ts'
import { SceneThumb } from '../scene-thumb.tsx'
import type { ShellContent } from '../shell-content.ts'
import { HomeLink } from './home-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { targetOf } from './mega-menu.tsx'
import styles from './menu-sheet.module.css'
import { Hotline } from './top-bar.tsx'

type SheetProps = {
  readonly items: readonly MenuItem[]
  readonly content: ShellContent
  readonly locale: Locale
  readonly path: string
  readonly air: boolean
}

/**
 * The narrow menu: a popover over the whole screen with three levels, each a native `<details>`. The levels are
 * fetched apart from the page; until they come, and without scripts, the main entries stand in their place.
 */
export function MenuSheet({ items, content, locale, path, air }: SheetProps) {
  const texts = content.shell.header
  return (
    <div id="menu-sheet" className={styles.sheet} popover="auto" role="dialog" aria-label={texts.menu}>
      <div className={styles.bar}>
        <HomeLink content={content} locale={locale} air={air} />
        <div>
          <a
            className={styles.icon}
            href={paths.search(locale.id)}
            aria-label={texts.search}
            data-opens="answer-box"
          >
            <SearchIcon size={24} />
          </a>
          <button
            type="button"
            className={styles.icon}
            popoverTarget="menu-sheet"
            popoverTargetAction="hide"
            aria-label={texts.closeMenu}
          >
            <CloseIcon size={24} />
          </button>
        </div>
      </div>
      <nav className={styles.body} aria-label={texts.main}>
        <ul data-until="sheet-levels">
          {items.map((entry) => (
            <li key={entry.id}>
              <a className={styles.row} {...targetOf(entry, locale.id)}>
                {entry.label}
              </a>
            </li>
          ))}
        </ul>
        <Deferred as="ul" id="sheet-levels" file="menu">
          {items.map((entry) => (
            <li key={entry.id}>
              <MainRow entry={entry} content={content} locale={locale} />
            </li>
          ))}
        </Deferred>
      </nav>
      <div className={styles.foot}>
        <ButtonLink kind="secondary" size="small" href={paths.track(locale.id)}>
          <BoxIcon size={18} />
          {texts.track}
        </ButtonLink>
        <ButtonLink size="small" href={paths.placeOrder(locale.id, 'express')} data-opens="order-dialog">
          {texts.order}
        </ButtonLink>
        <LanguageSwitch locale={locale} path={path} texts={texts} up />
        <Hotline content={content} />
      </div>
    </div>
  )
}

type RowProps<Item> = {
  readonly entry: Item
  readonly content: ShellContent
  readonly locale: Locale
}

function MainRow({ entry, content, locale }: RowProps<MenuItem>) {
  const texts = content.shell.header
  if (entry.children.length === 0) {
    return (
      <a className={styles.row} {...targetOf(entry, locale.id)} data-level={entry.level}>
        {entry.label}
      </a>
    )
  }
  return (
    <details name="sheet-main" className={styles.main}>
      <summary className={styles.row}>
        <span>{entry.label}</span>
        <ChevronRightIcon />
        <span className={styles.back}>
          <ChevronLeftIcon />
          {texts.menu}
        </span>
      </summary>
      <a className={styles.row} {...targetOf(entry, locale.id)} data-level={entry.level}>
        {fill(texts.overview, { name: entry.label })}
      </a>
      {inGroups(entry, narrowChildren(entry)).map(({ id, label, children }) => (
        <section key={id}>
          {label !== null && !(children.length === 1 && children[0]?.label === label) && (
            <h3 className={styles.title}>{label}</h3>
          )}
          <ul>
            {children.map((child) => (
              <li key={child.id}>
                <ChildRow entry={child} content={content} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}

function ChildRow({ entry, content, locale }: RowProps<ChildMenuItem>) {
  if (entry.children.length === 0) {
    return (
      <a className={styles.row} {...targetOf(entry, locale.id)} data-level={entry.level}>
        <ItemWords item={entry} />
        <CheckIcon />
      </a>
    )
  }
  const linked = entry.routeName !== null || entry.href !== null
  return (
    <details name="sheet-child" className={styles.group}>
      <summary className={styles.row}>
        <ItemWords item={entry} />
        <ChevronDownIcon />
      </summary>
      <ul className={styles.thirds}>
        {linked && (
          <li>
            <a className={styles.third} {...targetOf(entry, locale.id)} data-level={entry.level}>
              {fill(content.shell.header.overview, { name: entry.label })}
              <CheckIcon />
            </a>
          </li>
        )}
        {entry.children.map((third) => (
          <li key={third.id}>
            <a className={styles.third} {...targetOf(third, locale.id)} data-level={third.level}>
              <ItemWords item={third} />
              <CheckIcon />
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What an item is called, with its picture and the limits it is for, where it has them. */
function ItemWords({ item }: { readonly item: ChildMenuItem | ThirdMenuItem }) {
  return (
    <>
      {item.scene !== null && <SceneThumb name={item.scene} width={60} />}
      <span>
        {item.label}
        {item.note !== null && <small>{item.note}</small>}
      </span>
    </>
  )
}
