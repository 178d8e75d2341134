import { siteContent } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { linkAttributes } from '../../../shell/link.ts'
import styles from './investor-navigation.module.css'

/** The page the investor navigation stands on. */
export const investorPage = '/investors'

/** Where investors go on: the columns of the investor navigation, as its document has them. */
export function InvestorNavigation({ locale, label }: { readonly locale: LocaleId; readonly label: string }) {
  const { navList } = siteContent(locale).investorNavigation
  return (
    <nav className={`page ${styles.columns}`} aria-label={label}>
      {navList.map(({ id, title, links }) => (
        <section key={id} aria-labelledby={`investors-${id}`}>
          <h2 id={`investors-${id}`}>{title}</h2>
          <ul>
            {links.map(({ label: name, href, newTab }) => (
              <li key={name}>
                <ArrowLink {...linkAttributes(locale, href, newTab)}>{name}</ArrowLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
