import { type Locale, telephoneLink } from '@hongyan/locales'
import { PhoneIcon } from '@hongyan/ui/icons.tsx'
import { linkAttributes } from '../link.ts'
import type { ShellContent } from '../shell-content.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './top-bar.module.css'

/** Group websites on the left; hotline and languages on the right. */
export function TopBar({
  content,
  locale,
  path,
}: {
  readonly content: ShellContent
  readonly locale: Locale
  readonly path: string
}) {
  const texts = content.shell.header
  return (
    <div className={styles.top}>
      <div className="page">
        <nav aria-label={texts.groupSites}>
          <ul>
            {content.groupSites.sites.map(({ id, name, description, link, tag }) => (
              <li key={id}>
                <a
                  {...linkAttributes(locale.id, link, true)}
                  title={description}
                  {...(link.startsWith('mailto:') ? {} : { 'data-tag': tag })}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.aside}>
          <Hotline content={content} />
          <LanguageSwitch locale={locale} path={path} texts={texts} />
        </div>
      </div>
    </div>
  )
}

/** The hotline as a link that calls it. */
export function Hotline({ content }: { readonly content: ShellContent }) {
  const { hotline } = content.support
  return (
    <a className={styles.hotline} href={telephoneLink(hotline)}>
      <PhoneIcon size={16} />
      {content.words.hotline} <b>{hotline}</b>
    </a>
  )
}
