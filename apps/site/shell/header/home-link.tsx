import { wordMessages } from '@hongyan/content'
import type { Locale } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { paths } from '../../paths.ts'
import { Logo } from '../brand/logo.tsx'
import type { ShellContent } from '../shell-content.ts'
import styles from './header.module.css'

/** The air brand under its Chinese name, as the company's own stands there: in Latin capitals. */
const airLatin = wordMessages('en-US').airBrand.toUpperCase()

/** The logo as the way home: of the site, or of the air pages. */
export function HomeLink({
  content,
  locale,
  air,
}: {
  readonly content: ShellContent
  readonly locale: Locale
  readonly air: boolean
}) {
  const { words } = content
  const texts = content.shell.header
  return (
    <a
      className={classNames(styles.home, air && styles.air)}
      href={air ? paths.air(locale.id) : paths.home(locale.id)}
      data-prefetch=""
      title={air ? texts.airHomeLink : texts.homeLink}
    >
      <Logo
        name={air ? words.airBrand : words.brand}
        {...(locale.script === 'latin' ? {} : { latin: air ? airLatin : words.brandLatin })}
      />
    </a>
  )
}
