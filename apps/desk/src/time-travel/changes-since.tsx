import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listChangesThenAction } from '../../../site/features/desk/releases/previews/actions.ts'
import { ask } from '../client/ask.ts'
import { nameInWords } from '../documents/listed-title.ts'
import { useLanguage } from '../texts/language.tsx'
import styles from './time-travel.module.css'

/** What was otherwise on the site at the moment of a link, which is over. */
export function ChangesSince({ id }: { readonly id: string }) {
  const { texts, language } = useLanguage()
  const { timeTravel, documents } = texts
  const { data } = useQuery({
    queryKey: ['changes-then', id],
    queryFn: ({ signal }) => ask(listChangesThenAction, { params: { id } }, signal),
  })
  if (data === undefined) return null
  return (
    <section className={styles.links} aria-labelledby="changes-since">
      <h2 id="changes-since">{timeTravel.changesSince}</h2>
      {data.changes.length === 0 && <p className={styles.small}>{timeTravel.noChangesSince}</p>}
      <ul className={styles.changes}>
        {data.changes.map(({ name, language: own, was }) => (
          <li key={`${name} ${own}`}>
            <Link to="/document/$" params={{ _splat: name }} className={styles.link ?? ''}>
              {nameInWords(name, language)}
            </Link>
            <span className={styles.small}>{`${documents.languageNames[own]} · ${timeTravel.was[was]}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
