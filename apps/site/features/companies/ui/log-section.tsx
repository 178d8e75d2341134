import { companyMessages } from '@hongyan/content/messages'
import { fill, formatMoment, homeZone, type LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import type { ShownCompany } from '../load.ts'
import styles from './page.module.css'

type Changes = NonNullable<ShownCompany['changes']>

/** What was changed about the company, the newest first. */
export function LogSection({ locale, changes }: { readonly locale: LocaleId; readonly changes: Changes }) {
  const { log: words } = companyMessages(locale)
  return (
    <section className={stack(16, styles.part)} aria-labelledby="log">
      <h2 id="log">{words.title}</h2>
      <p className={styles.quiet}>{words.lead}</p>
      <ol className={stack(8, styles.log)}>
        {changes.map((change) => (
          <li key={change.id}>
            <time dateTime={change.at}>{formatMoment(locale, change.at, homeZone)}</time>
            <span>{sentence(locale, change)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function sentence(locale: LocaleId, { action, by, person, role }: Changes[number]): string {
  const { log: words, asRole, people } = companyMessages(locale)
  const named = (one: Changes[number]['by'] | null) =>
    one?.belongs ? (one.name ?? people.noName) : words.gone
  const sentence = fill(words[action], {
    by: named(by),
    person: named(person),
    role: role === null ? '' : asRole[role],
  })
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
