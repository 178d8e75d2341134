import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { ChangesList } from './changes-list.tsx'
import { type Compared, changesQuery } from './release-queries.ts'
import styles from './releases.module.css'

/** What would change on the site, for whoever decides about it. */
export function ChangesOnSite({ kind, ...compared }: Compared & { readonly kind: string }) {
  const texts = useTexts()
  const { data, error } = useQuery(changesQuery(compared))
  if (error !== null) return <p className={styles.small}>{sentenceOf(error, texts)}</p>
  if (data === undefined) return <p className={styles.small}>{texts.loading}</p>
  if (data.isFirst) return <p className={styles.small}>{texts.releases.isFirst}</p>
  if (data.changes.length === 0) return <p className={styles.small}>{texts.releases.noChanges}</p>
  return (
    <section className={styles.compared} aria-label={texts.releases.changes}>
      <ChangesList kind={kind} seed={data.seed} changes={data.changes} />
    </section>
  )
}
