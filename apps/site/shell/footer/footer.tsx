import type { LocaleId } from '@hongyan/locales'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { Logo } from '../brand/logo.tsx'
import { footerLinkAttributes } from '../link.ts'
import type { ShellContent } from '../shell-content.ts'
import styles from './footer.module.css'
import { FooterRows, linksOf } from './footer-rows.tsx'
import { SocialCodes } from './social-codes.tsx'

/** The footer of every standard page: site map, hotline and codes to scan, then the three rows. */
export function Footer({
  content,
  locale,
  latinName,
}: {
  readonly content: ShellContent
  readonly locale: LocaleId
  /** The name under the Chinese one; left out where the name itself is Latin. */
  readonly latinName?: string | undefined
}) {
  const { footer, support, words } = content
  const texts = content.shell.footer
  return (
    <footer className={styles.footer} data-footer="">
      <div className="page">
        <div className={styles.map}>
          <div>
            <Logo
              name={words.brand}
              tone="reversed"
              {...(latinName === undefined ? {} : { latin: latinName })}
            />
            <a className={styles.hotline} href={`tel:${support.hotline}`}>
              {support.hotline}
            </a>
            <p>{support.hours}</p>
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
                  {linksOf(links, locale).map(({ label, href }) => (
                    <li key={label}>
                      <a {...footerLinkAttributes(locale, href)}>{label}</a>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </nav>
        </div>
        <FooterRows rows={footer} locale={locale} />
      </div>
    </footer>
  )
}
