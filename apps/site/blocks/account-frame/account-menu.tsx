import { accountMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { SideMenu } from '../../shell/side-menu/side-menu.tsx'
import styles from './account-frame.module.css'
import { accountPageAt, accountPages } from './account-pages.ts'

/** Class of the frame of an account's page: its menu, and beside it 11.8rem for lists and tables. */
export const accountFrameClass = styles.frame

/** The menu of an account's pages, a row of tabs on phones; `path` is the page's own, without language prefix. */
export function AccountMenu({ locale, path }: { readonly locale: LocaleId; readonly path: string }) {
  const { title, entries, counts } = accountMessages(locale).pages
  const here = accountPageAt(path)
  const parts = accountPages.map((part) =>
    part.map(({ id, link }) => ({
      href: link(locale),
      label: entries[id],
      isHere: id === here?.id,
      count: id === 'orders' || id === 'shipments' ? { name: id, words: counts[id] } : undefined,
    })),
  )
  return <SideMenu id="account-pages" title={title} parts={parts} />
}
