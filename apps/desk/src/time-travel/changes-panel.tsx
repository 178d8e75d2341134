import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listReleasesAction } from '../../../site/features/desk/releases/actions.ts'
import { ask } from '../client/ask.ts'
import { factInWords } from '../documents/fact-in-words.ts'
import { nameInWords } from '../documents/listed-title.ts'
import { useTargets } from '../documents/targets.ts'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { dueUntil, expiredBy } from './changes-until.ts'
import styles from './time-travel.module.css'

/** What happens to the site by itself until a moment (ISO 8601). */
export function ChangesUntil({ moment }: { readonly moment: string }) {
  const { texts, language } = useLanguage()
  const { timeTravel, documents, releases } = texts
  const time = useTime()
  const until = Date.parse(moment)
  const scheduled = useQuery({
    queryKey: ['releases', 'scheduled'],
    queryFn: ({ signal }) => ask(listReleasesAction, { query: { state: 'scheduled', limit: '100' } }, signal),
  })
  const targets = useTargets()
  if (scheduled.data === undefined || targets === null) return null
  const due = dueUntil(scheduled.data.releases, until)
  const facts = expiredBy(targets.facts, until)
  return (
    <section className={styles.links} aria-labelledby="changes-until">
      <h2 id="changes-until">{timeTravel.changes}</h2>
      {due.length === 0 && facts.length === 0 && <p className={styles.small}>{timeTravel.noChanges}</p>}
      <ul className={styles.changes}>
        {due.map(({ id, kind, name, title, language: own, dueAt }) => (
          <li key={id}>
            <Link to="/document/$" params={{ _splat: name }} className={styles.link ?? ''}>
              {title ?? nameInWords(name, language)}
            </Link>
            <span className={styles.small}>
              {`${releases.kinds[kind]} · ${documents.languageNames[own]} · ${time(dueAt)}`}
            </span>
          </li>
        ))}
        {facts.map((fact) => (
          <li key={fact.id}>
            <strong>{factInWords(fact, language)}</strong>
            <span className={styles.small}>{timeTravel.expires(fact.expires)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
