import { galleryMessages, isDocumentOff, isOff, type Navigation, wordMessages } from '@hongyan/content'
import { type LocaleId, localeOf } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { Logo } from '../../../shell/brand/logo.tsx'
import { ExpressMenu } from '../../../shell/express/express-menu.tsx'
import { MegaMenu } from '../../../shell/header/mega-menu.tsx'
import { TopBar } from '../../../shell/header/top-bar.tsx'
import { holdsLevel } from '../../../shell/menu/select-level.ts'
import { shownItems } from '../../../shell/menu/shown-items.ts'
import { GalleryPage, Sample } from '../../../shell/parts/gallery-page/gallery-page.tsx'
import { type ShellContent, shellContent } from '../../../shell/shell-content.ts'
import { EntryTrees, FoldedTree } from './menu-tree.tsx'
import styles from './nav-bar-page.module.css'

type VariantProps = { readonly content: ShellContent; readonly locale: LocaleId }

/** A page whose own languages the switch of the picture leads to. */
const samplePath = isOff('/products/pharma') ? '/products' : '/products/pharma'

const airLatin = wordMessages('en-US').airBrand.toUpperCase()

/**
 * The variants of the navigation: each a picture made of the header's own parts, which cannot stand twice in one
 * page and live, and the data it is made from.
 */
export function NavBarPage({
  locale,
  signsIn,
}: {
  readonly locale: LocaleId
  /** Whether pages of an account are here. */
  readonly signsIn: boolean
}) {
  const { variants, navBar } = galleryMessages(locale)
  const { leads, levels } = navBar
  const content = shellContent(locale)
  const full = localeOf(locale)
  return (
    <GalleryPage component="NavBar" locale={locale}>
      <Sample title={variants.standard} lead={leads.standard} wide>
        <Picture caption={navBar.picture} wideOnly>
          <TopBar content={content} locale={full} path={samplePath} />
          <MainBar content={content} menu={content.navigation} locale={locale} selected="1-6" />
        </Picture>
        <div className={`page ${stack(8, styles.data)}`}>
          <h3>{navBar.data}</h3>
          <p>{levels}</p>
          <EntryTrees items={content.navigation.items} locale={locale} />
        </div>
      </Sample>
      {isDocumentOff('airNavigation') || (
        <Sample title={variants.air} lead={leads.air} wide>
          <Picture caption={navBar.picture} wideOnly>
            <MainBar content={content} menu={content.airNavigation} locale={locale} selected="2-2" air />
          </Picture>
          <div className={`page ${stack(8, styles.data)}`}>
            <h3>{navBar.data}</h3>
            <EntryTrees items={content.airNavigation.items} locale={locale} />
          </div>
        </Sample>
      )}
      <Sample title={variants.hongKong} lead={leads.hongKong} wide>
        <Picture caption={navBar.picture} wideOnly>
          <MainBar content={content} menu={content.hongKongNavigation} locale={locale} selected="2-2" />
        </Picture>
        <div className={`page ${stack(8, styles.data)}`}>
          <h3>{navBar.data}</h3>
          <EntryTrees items={content.hongKongNavigation.items} locale={locale} />
        </div>
      </Sample>
      <Sample title={variants.mobile} lead={leads.mobile}>
        <FoldedTree items={shownItems(content.navigation, locale, true)} locale={locale} />
      </Sample>
      <Sample title={variants.express} lead={leads.express}>
        <div className={styles.express}>
          <ExpressMenu menu={content.expressMenu} locale={locale} path="/address" signsIn={signsIn} />
        </div>
      </Sample>
    </GalleryPage>
  )
}

/** Parts to be looked at only: hidden from assistive technology, which has the data below. */
function Picture({
  caption,
  wideOnly = false,
  children,
}: {
  readonly caption: string
  readonly wideOnly?: boolean
  readonly children: ReactNode
}) {
  return (
    <figure className={classNames(styles.picture, wideOnly && styles.wideOnly)}>
      <div className={styles.stage} inert>
        {children}
      </div>
      <figcaption className="page">{caption}</figcaption>
    </figure>
  )
}

function MainBar({
  content,
  menu,
  locale,
  selected,
  air = false,
}: VariantProps & { readonly menu: Navigation; readonly selected: string; readonly air?: boolean }) {
  const items = shownItems(menu, locale, true)
  const { words } = content
  const latin = localeOf(locale).script === 'latin'
  const open = items.find((entry) => entry.groups.length > 0)
  return (
    <>
      <div className={`page ${styles.bar}`}>
        <span className={classNames(air && styles.air)}>
          <Logo
            name={air ? words.airBrand : words.brand}
            {...(latin ? {} : { latin: air ? airLatin : words.brandLatin })}
          />
        </span>
        <ul>
          {items.map(({ id, label, level }) => (
            <li key={id} className={classNames(holdsLevel(level, selected) && styles.current)}>
              {label}
            </li>
          ))}
        </ul>
      </div>
      {open && (
        <div className={styles.open}>
          <MegaMenu entry={open} locale={locale} />
        </div>
      )}
    </>
  )
}
