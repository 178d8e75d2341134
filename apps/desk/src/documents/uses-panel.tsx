import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { findUsesAction, listRedirectsAction } from '../../../site/features/desk/documents/lookups/actions.ts'
import { ask } from '../client/ask.ts'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import styles from './editor.module.css'
import { listedTitle } from './listed-title.ts'
import type { PanelProps } from './side-panel.tsx'

/** What leads to the document: others that name it, and addresses that it had before. */
export function UsesPanel({ opened: { name, address } }: PanelProps) {
  const { texts, language } = useLanguage()
  const { uses } = texts
  const time = useTime()
  const query = usesOf(name, address)
  const { data } = useSuspenseQuery({
    queryKey: ['uses', name, address],
    queryFn: async ({ signal }) => {
      const [found, { redirects }] = await Promise.all([
        query === null ? null : ask(findUsesAction, { query }, signal),
        ask(listRedirectsAction, {}, signal),
      ])
      return {
        documents: found?.documents.filter((one) => one.name !== name) ?? [],
        redirects: redirects.filter((one) => one.name === name),
      }
    },
  })
  return (
    <section className={styles.panel} aria-label={uses.title}>
      <h2>{uses.title}</h2>
      {query === null ? (
        <p className={styles.small}>{uses.unnamed}</p>
      ) : data.documents.length === 0 ? (
        <p className={styles.small}>{uses.none}</p>
      ) : (
        <ul className={styles.cards}>
          {data.documents.map((one) => (
            <li key={one.name} className={styles.card}>
              <Link to="/document/$" params={{ _splat: one.name }} className={styles.useLink ?? ''}>
                {listedTitle(one, language)}
              </Link>
              <span className={styles.small}>
                {one.address ?? one.name}
                {one.trashedAt !== null && ` · ${texts.documents.states.trashed}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data.redirects.length > 0 && (
        <>
          <h3>{uses.redirects}</h3>
          <ul className={styles.cards}>
            {data.redirects.map(({ from, madeAt, madeBy }) => (
              <li key={from}>
                {from}
                <div className={styles.small}>{texts.releases.by(madeBy.name, time(madeAt))}</div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** By what others name a document; null for one that nothing can name. */
function usesOf(name: string, address: string | null) {
  if (address !== null) return { what: 'path', value: address } as const
  if (name.startsWith('question/')) return { what: 'question', value: name.replace('question/', '') } as const
  return null
}
