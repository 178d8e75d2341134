import { searchMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { ChipLink, ChipLinks } from '@hongyan/ui/chip-links.tsx'
import { AlertIcon, BoxIcon, CalculatorIcon, ChatIcon, InfoIcon, PinIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../paths.ts'
import type { SearchPage } from '../load.ts'
import styles from './ways-on.module.css'

/** Before a question: what others ask, and where most visitors go. */
export function Start({ locale }: { readonly locale: LocaleId }) {
  return (
    <div className={styles.start}>
      <Popular locale={locale} />
      <template data-fold="" />
      <Ways locale={locale} />
    </div>
  )
}

/** Nothing was found: said plainly, with another spelling where one is likely, and ways on. */
export function Nothing({ data }: { readonly data: SearchPage }) {
  const { locale, query, answer } = data
  const { nothing } = searchMessages(locale)
  return (
    <div className={styles.start}>
      <div className={styles.nothing} role="status">
        <h2>{fill(nothing.title, { query })}</h2>
        <p>{nothing.text}</p>
        {answer.suggestions.length > 0 && (
          <p>
            {nothing.meant}{' '}
            {answer.suggestions.map(({ text, path }) => (
              <a key={path} href={path} data-no-prefetch="">
                {text}
              </a>
            ))}
          </p>
        )}
      </div>
      <template data-fold="" />
      <Ways locale={locale} />
      <Popular locale={locale} />
    </div>
  )
}

function Popular({ locale }: { readonly locale: LocaleId }) {
  const { popular } = searchMessages(locale)
  return (
    <section className={stack(16, styles.popular)} aria-labelledby="popular">
      <h2 id="popular">{popular.title}</h2>
      <ChipLinks>
        {popular.terms.map((term) => (
          <ChipLink key={term} href={paths.results(locale, term)} data-no-prefetch="">
            {term}
          </ChipLink>
        ))}
      </ChipLinks>
    </section>
  )
}

const icons = {
  track: BoxIcon,
  fee: CalculatorIcon,
  network: PinIcon,
  prohibited: AlertIcon,
  help: InfoIcon,
  consultation: ChatIcon,
} as const
const wayNames = Object.keys(icons) as readonly (keyof typeof icons)[]

function Ways({ locale }: { readonly locale: LocaleId }) {
  const { ways } = searchMessages(locale)
  return (
    <section className={stack(16, styles.ways)} aria-labelledby="ways">
      <h2 id="ways">{ways.title}</h2>
      <ul>
        {wayNames.map((name) => {
          const Icon = icons[name]
          const { label, text } = ways.items[name]
          return (
            <li key={name}>
              <a href={paths[name](locale)}>
                <Icon />
                <h3>{label}</h3>
                <p>{text}</p>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
