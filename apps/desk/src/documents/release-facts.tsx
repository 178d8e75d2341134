import type { ShownRelease, ShownStanding } from '../releases/release-queries.ts'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import styles from './editor.module.css'

/** What of a language is on the site, and whether the draft says something else. */
export function SiteFacts({
  standing: { live, before, changes, follows, mayPublish, publishers },
  isOpen,
}: {
  readonly standing: ShownStanding
  /** Whether a release is on its way. */
  readonly isOpen: boolean
}) {
  const { texts, language } = useLanguage()
  const { releases, documents } = texts
  const time = useTime()
  const differs =
    follows && live !== null ? releases.follows : changes > 0 ? releases.newer(changes) : releases.same
  return (
    <>
      {live !== null && (
        <p className={styles.small}>
          {live.from === null
            ? releases.liveShipped
            : releases.liveSince(documents.version(live.revision), live.fromBy, time(live.from))}
        </p>
      )}
      {!isOpen && (
        <p className={changes > 0 && !follows ? styles.newer : styles.small}>
          {live === null ? releases.first : differs}
        </p>
      )}
      {!mayPublish && before !== null && publishers.length > 0 && (
        <p className={styles.small}>
          {releases.whoPutsBack(new Intl.ListFormat(language).format(publishers))}
        </p>
      )}
    </>
  )
}

/** Where a release stands, who did what with it, and who goes on. */
export function ReleaseFacts({
  release,
  publishers,
}: {
  readonly release: ShownRelease
  readonly publishers: readonly string[]
}) {
  const { texts, language } = useLanguage()
  const { releases } = texts
  const time = useTime()
  const { state, askedBy, askedAt, decidedBy, decidedAt, note, problem, dueAt, zone, wishedAt, mayPublish } =
    release
  const clock = useTime(zone ?? undefined)
  const decided = state === 'refused' ? releases.refusedBy : releases.approvedBy
  const isComing = state === 'in-review' || state === 'approved'
  return (
    <>
      <p className={styles.small}>
        {decidedBy === null || decidedAt === null
          ? releases.sentBy(askedBy, time(askedAt))
          : decided(decidedBy, time(decidedAt))}
      </p>
      {note && <p className={styles.said}>{note}</p>}
      {problem && <p className={styles.notice}>{problem}</p>}
      {dueAt !== null && state === 'scheduled' && (
        <p>{releases.dueAt(clock(dueAt), releases.zones[zone ?? ''] ?? zone ?? '')}</p>
      )}
      {wishedAt !== null && isComing && <p>{releases.wished(askedBy, time(wishedAt))}</p>}
      {state === 'approved' && !mayPublish && (
        <p>{releases.whoPublishes(new Intl.ListFormat(language).format(publishers))}</p>
      )}
    </>
  )
}
