import type { ShellMessages } from '@hongyan/content'
import {
  choiceLocation,
  fill,
  type Locale,
  type LocaleId,
  localeIds,
  locales,
  pathFor,
} from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { CheckIcon, ChevronDownIcon, GlobeIcon } from '@hongyan/ui/icons.tsx'
import { languagesOf, routeOf } from '../../routes.ts'
import { addressablePath } from '../addressable-path.ts'
import styles from './language-switch.module.css'

/**
 * The languages of the site, each a link to this very page. The shell's script keeps the choice in the language
 * cookie first; without a script the address alone decides.
 */
export function LanguageSwitch({
  locale,
  path,
  texts,
  up = false,
}: {
  readonly locale: Locale
  /** Path without language prefix. */
  readonly path: string
  readonly texts: ShellMessages['header']
  /** The list opens above the control, for the foot of the narrow menu. */
  readonly up?: boolean
}) {
  const here = pathFor(locale.id, addressablePath(path))
  const route = routeOf(path)
  // A page that English hides leads its English address to itself; a withdrawn one leads nowhere.
  const isThere = (id: LocaleId): boolean => !route?.inEnglish || languagesOf(route).includes(id)
  return (
    <details className={classNames(styles.switch, up && styles.up)} data-light="">
      <summary className={styles.now} aria-label={fill(texts.chooseLanguage, { language: locale.ownName })}>
        <GlobeIcon size={16} />
        {locale.ownName}
        <ChevronDownIcon size={14} />
      </summary>
      <ul className={styles.list} data-later="">
        {localeIds.map((id) => (
          <li key={id}>
            <a
              href={isThere(id) ? choiceLocation(here, id) : pathFor(id, '/')}
              hrefLang={locales[id].hreflang}
              lang={locales[id].htmlLang}
              data-language={id}
              aria-current={id === locale.id ? 'true' : undefined}
            >
              {locales[id].ownName}
              {id === locale.id && <CheckIcon size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
