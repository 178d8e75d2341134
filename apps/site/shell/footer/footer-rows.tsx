import type { Footer, HongKongFooter } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { canBeRead } from '../../routes.ts'
import { isOffered } from '../account/offered.ts'
import { footerLinkAttributes } from '../link.ts'
import styles from './footer.module.css'

type Rows = Pick<Footer | HongKongFooter, 'links' | 'company' | 'licences'>

/** Links; then who we are and where; then licences. Every link opens a window of its own, mail apart. */
export function FooterRows({
  rows,
  locale,
  signsIn,
}: {
  readonly rows: Rows
  readonly locale: LocaleId
  readonly signsIn: boolean
}) {
  const { links, company, licences } = rows
  const { copyright, ...contact } = company
  const known = Object.values(contact).filter((filing) => filing !== null)
  return (
    <div className={styles.rows}>
      <ul>
        {linksOf(links, locale, signsIn).map(({ label, href }) => (
          <li key={label}>
            <a {...footerLinkAttributes(locale, href)}>{label}</a>
          </li>
        ))}
      </ul>
      <FilingRow filings={[{ text: copyright, href: null }, ...known]} locale={locale} />
      {licences.length > 0 && <FilingRow filings={licences} locale={locale} />}
    </div>
  )
}

/** Links to what can be read in a language, and to pages of an account where those are. */
export function linksOf(links: Rows['links'], locale: LocaleId, signsIn: boolean): Rows['links'] {
  return links.filter(({ href }) => canBeRead(href, locale) && isOffered(href, signsIn))
}

function FilingRow({
  filings,
  locale,
}: {
  readonly filings: readonly { readonly text: string; readonly href: string | null }[]
  readonly locale: LocaleId
}) {
  return (
    <ul>
      {filings.map(({ text, href }) => (
        <li key={text}>
          {href === null ? <bdi>{text}</bdi> : <a {...footerLinkAttributes(locale, href)}>{text}</a>}
        </li>
      ))}
    </ul>
  )
}
