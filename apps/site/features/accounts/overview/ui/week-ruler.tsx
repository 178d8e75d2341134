import { overviewMessages } from '@hongyan/content/messages'
import { type LocaleId, plural } from '@hongyan/locales'
import type { DayAhead } from './week-ahead.ts'
import styles from './week-ruler.module.css'

/** Blocks of one day that fit above each other; what is more is a figure alone. */
const mostBlocks = 4

/** The week to come: a block for each shipment, on the day on which it arrives. */
export function WeekRuler({
  locale,
  week,
  undated,
}: {
  readonly locale: LocaleId
  readonly week: readonly DayAhead[]
  /** How many have no expected time. */
  readonly undated: number
}) {
  const { week: words } = overviewMessages(locale)
  if (week.every(({ count }) => count === 0)) return null
  return (
    <figure className={styles.week}>
      <figcaption>
        <h2>{words.title}</h2>
        {undated > 0 && <span>{plural(locale, undated, words.undated)}</span>}
      </figcaption>
      <ol>
        {week.map(({ day, name, count }) => (
          <li key={day}>
            <span className={styles.blocks} aria-hidden="true">
              {Array.from({ length: Math.min(count, mostBlocks) }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
                <i key={at} />
              ))}
            </span>
            <b data-none={count === 0 ? '' : undefined}>
              <span>{count}</span>
            </b>
            <small>{name}</small>
          </li>
        ))}
      </ol>
    </figure>
  )
}
