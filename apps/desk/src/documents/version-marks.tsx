import type { LocaleId } from '@hongyan/locales'
import { Button } from '../parts/button.tsx'
import type { Before } from '../releases/put-back-dialog.tsx'
import type { ShownStanding } from '../releases/release-queries.ts'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import styles from './editor.module.css'

type Published = Before & { readonly language: LocaleId }

/** In which languages a version is on the site, from when until when it was, and the way back to it. */
export function VersionMarks({
  revision,
  publications,
  standings,
  onPutBack,
}: {
  readonly revision: number
  readonly publications: readonly Published[]
  readonly standings: readonly ShownStanding[]
  readonly onPutBack: (language: LocaleId, before: Before) => void
}) {
  const { texts, language: own } = useLanguage()
  const { releases, documents } = texts
  const time = useTime()
  const live = standings.flatMap((one) => (one.live?.revision === revision ? [one.language] : []))
  const over = publications.filter((one) => one.revision === revision && one.until !== null)
  // Put back and replaced again, a version was there more than once: the way back to it is the same.
  const latest = over.filter(
    (one, at) =>
      !live.includes(one.language) && over.findIndex(({ language }) => language === one.language) === at,
  )
  const mayPublish = (language: LocaleId) =>
    standings.some((one) => one.language === language && one.mayPublish)
  return (
    <>
      {live.length > 0 && (
        <p>
          <span className={styles.state} data-state="done">
            {releases.liveVersion(
              new Intl.ListFormat(own).format(live.map((one) => documents.languageNames[one])),
            )}
          </span>
        </p>
      )}
      {over.map(({ id, language, from, until }) => (
        <p key={id} className={styles.small}>
          {releases.onceLive(
            documents.languageNames[language],
            from === null ? releases.sinceBeginning : time(from),
            time(until),
          )}
        </p>
      ))}
      {latest.some(({ language }) => mayPublish(language)) && (
        <div className={styles.actions}>
          {latest
            .filter(({ language }) => mayPublish(language))
            .map((one) => (
              <Button key={one.id} onPress={() => onPutBack(one.language, one)}>
                {releases.putBackThis(documents.languageNames[one.language])}
              </Button>
            ))}
        </div>
      )}
    </>
  )
}
