import type { Locale } from '@hongyan/locales'
import { FooterRows } from '../footer/footer-rows.tsx'
import { LanguageSwitch } from '../header/language-switch.tsx'
import type { ShellContent } from '../shell-content.ts'
import styles from './hong-kong-footer.module.css'

/** Hotline, licences, privacy and languages: the whole footer of the Hong Kong edition. */
export function HongKongFooter({
  content,
  locale,
  path,
}: {
  readonly content: ShellContent
  readonly locale: Locale
  readonly path: string
}) {
  return (
    <footer className={styles.footer} data-footer="">
      <div className="page">
        <div className={styles.head}>
          <p>{content.hongKongFooter.note}</p>
          <a className={styles.hotline} href={`tel:${content.support.hotline}`}>
            {content.words.hotline} <b>{content.support.hotline}</b>
          </a>
          <LanguageSwitch locale={locale} path={path} texts={content.shell.header} up />
        </div>
        <FooterRows rows={content.hongKongFooter} locale={locale.id} />
      </div>
    </footer>
  )
}
