import { prohibitedMessages } from '@hongyan/content'
import { fill, telephoneLink } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { ChipLink, ChipLinks } from '@hongyan/ui/chip-links.tsx'
import { PhoneIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { paths } from '../../../paths.ts'
import type { ItemChoice } from '../item-answer.ts'
import type { ProhibitedPage } from '../load.ts'
import styles from './not-answered.module.css'
import { VerdictTag, verdictIcons } from './verdict-mark.tsx'

/** The name is not in the list, or no name at all: said as plainly as a no, with what to do. */
export function Unknown({
  data,
  kind,
}: {
  readonly data: ProhibitedPage
  readonly kind: 'unknown' | 'vague'
}) {
  const { locale, query, hotline } = data
  const words = prohibitedMessages(locale)
  const Icon = verdictIcons.unknown
  return (
    <div className={styles.unknown}>
      <div className={styles.head} role="status">
        <Icon size={32} />
        <div>
          <h2>{words.verdicts[kind]}</h2>
          <p>{fill(kind === 'vague' ? words.unknown.vague : words.unknown.text, { name: query })}</p>
        </div>
      </div>
      <ol className={styles.steps}>
        {words.unknown.steps.map((step) => (
          <li key={step}>{fill(step, { hotline })}</li>
        ))}
      </ol>
      <div className={cluster(12, styles.ways)}>
        <ButtonLink href={telephoneLink(hotline)}>
          <PhoneIcon size={18} />
          {fill(words.call, { hotline })}
        </ButtonLink>
        <ButtonLink kind="secondary" href={paths.consultation(locale)}>
          {words.consult}
        </ButtonLink>
      </div>
      {kind === 'unknown' && <p className={styles.note}>{words.unknown.noted}</p>}
    </div>
  )
}

/** The name may mean several things: each with its verdict, so that nobody takes the mildest for granted. */
export function Choices({
  data,
  choices,
}: {
  readonly data: ProhibitedPage
  readonly choices: readonly ItemChoice[]
}) {
  const { locale, query, mode } = data
  const words = prohibitedMessages(locale)
  return (
    <section className={styles.choices} aria-labelledby="choices">
      <div role="status">
        <h2 id="choices">{words.choices.title}</h2>
        <p>{fill(words.choices.text, { query })}</p>
      </div>
      <ul>
        {choices.map(({ id, name, said }) => (
          <li key={id}>
            <a href={paths.mayBeSent(locale, { item: id, mode })} data-no-prefetch="">
              {name}
              <VerdictTag verdict={said} locale={locale} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Before a question: what others look up. */
export function Popular({ data }: { readonly data: ProhibitedPage }) {
  const { locale, mode } = data
  return (
    <section className={styles.popular} aria-labelledby="popular">
      <h2 id="popular">{prohibitedMessages(locale).popular}</h2>
      <ChipLinks>
        {data.popular.map(({ id, name }) => (
          <ChipLink key={id} href={paths.mayBeSent(locale, { item: id, mode })} data-no-prefetch="">
            {name}
          </ChipLink>
        ))}
      </ChipLinks>
    </section>
  )
}
