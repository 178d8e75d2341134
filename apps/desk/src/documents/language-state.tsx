import { isDerived, sourceId } from '@hongyan/locales'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import type { ListedLanguage } from './filters.ts'
import styles from './list.module.css'
import type { ListedRow } from './list-query.ts'

/** Where a language of a document stands on the site, and below it what of its translation is to be done. */
export function LanguageState({
  row: { site, missing, stale, staleSince },
  language,
}: {
  readonly row: ListedRow
  readonly language: ListedLanguage
}) {
  const { documents } = useTexts()
  const time = useTime()
  const { state, isWithdrawal, dueAt, zone } = site[language]
  const isWritten = language !== sourceId && !isDerived(language)
  const old = language === sourceId ? 0 : stale[language]
  const lacks = [
    isWritten && missing > 0 ? documents.missing(missing) : null,
    language !== sourceId && old > 0 ? documents.stale(old, time(staleSince[language])) : null,
  ].filter((one) => one !== null)
  return (
    <>
      <span className={styles.state} data-state={state} title={zone ?? undefined}>
        {dueAt === null ? documents.siteStates[state] : documents.underWay(time(dueAt), isWithdrawal)}
      </span>
      {lacks.length > 0 ? (
        <div className={styles.lacks}>{lacks.join(' · ')}</div>
      ) : (
        isWritten && <div className={styles.fine}>{documents.fine}</div>
      )}
    </>
  )
}
