import { accountMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import { accountPageAt, accountPages } from '../../../../shell/account/account-pages.ts'
import { SideMenu } from '../../../../shell/side-menu/side-menu.tsx'
import styles from './account-frame.module.css'

/** Class of the frame of an account's page: its menu, and beside it 11.8rem for lists and tables. */
export const accountFrameClass = styles.frame

/**
 * The menu of an account's pages, a row of tabs on phones; `path` is the page's own, without language prefix. Where no
 * script shows the menu behind a name, its way to sign out stands here.
 */
export function AccountMenu({
  locale,
  path,
  isSignedIn,
}: {
  readonly locale: LocaleId
  readonly path: string
  /** Whether the page is made for somebody who is signed in. */
  readonly isSignedIn: boolean
}) {
  const { menu, pages } = accountMessages(locale)
  const { title, entries, counts } = pages
  const here = accountPageAt(path)
  const parts = accountPages.map((part) =>
    part.map(({ id, link }) => ({
      href: link(locale),
      label: entries[id],
      isHere: id === here?.id,
      count: id === 'orders' || id === 'shipments' ? { name: id, words: counts[id] } : undefined,
    })),
  )
  const leave = { href: paths.signOut(locale), label: menu.signOut, isHere: false }
  const leaves = isSignedIn || here?.isForEverybody === true
  return (
    <SideMenu id="account-pages" title={title} parts={parts} withoutScript={leaves ? [leave] : undefined} />
  )
}
