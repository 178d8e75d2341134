import { type Locale, telephoneLink } from '@hongyan/locales'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { Logo } from '../brand/logo.tsx'
import { footerLinkAttributes } from '../link.ts'
import type { ShellContent } from '../shell-content.ts'
import styles from './footer.module.css'
import { FooterRows, linksOf } from './footer-rows.tsx'
import { SocialCodes } from './social-codes.tsx'

/** The footer of every page: site map, hotline and codes to scan, then the three rows of the edition. */
export function Footer({
  content,
  locale: { id: locale, shell, script },
  signsIn,
}: {
  readonly content: ShellContent
  readonly locale: Locale
  /** Whether pages of an account are here. */
  readonly signsIn: boolean
}) {
  const { footer, hongKongFooter, support, words } = content
  const isHongKong = shell === 'hong-kong'
  const texts = content.shell.footer
  return (
    <footer className={styles.footer} data-footer="">
      <div className="page">
        <div className={styles.map}>
          <div>
            <Logo
              name={words.brand}
              tone="reversed"
              {...(script === 'latin' ? {} : { latin: words.brandLatin })}
            />
            <a className={styles.hotline} href={telephoneLink(support.hotline)}>
              {support.hotline}
            </a>
            <p>{support.hours}</p>
            {isHongKong && <p>{hongKongFooter.note}</p>}
            <SocialCodes content={content} locale={locale} />
          </div>
          <nav className={styles.columns} aria-label={texts.siteMap}>
            {footer.footerNav.map(({ id, title, links }) => (
              <details key={id} open data-fold="">
                <summary>
                  {title}
                  <PlusIcon />
                </summary>
                <ul>
                  {linksOf(links, locale, signsIn).map(({ label, href }) => (
                    <li key={label}>
                      <a {...footerLinkAttributes(locale, href)}>{label}</a>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </nav>
        </div>
        <FooterRows rows={isHongKong ? hongKongFooter : footer} locale={locale} signsIn={signsIn} />
      </div>
    </footer>
  )
}
