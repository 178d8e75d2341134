import { articleMessages, type Notice } from '@hongyan/content'
import { stateOf } from '@hongyan/content/area-alert'
import { fill, formatEnd, formatMoment, homeZone, type LocaleId } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import styles from './validity-bar.module.css'

/** When a notice is in force: its beginning, its end, and where this moment (`now`, ms UTC) lies between them. */
export function ValidityBar({
  notice,
  locale,
  now,
}: {
  readonly notice: Notice
  readonly locale: LocaleId
  readonly now: number
}) {
  const { validity, state: words } = articleMessages(locale)
  const { from, until } = notice
  if (from === null && until === null) return null
  const state = stateOf(notice, now)
  const moment = (instant: string): string => formatMoment(locale, instant, homeZone)
  const share = from !== null && until !== null ? shareOf(Date.parse(from), Date.parse(until), now) : null
  return (
    <section className={styles.validity} aria-labelledby="validity">
      <h2 id="validity">{validity.title}</h2>
      <p className={styles[state]}>{fill(words[state], { time: from === null ? '' : moment(from) })}</p>
      {share !== null && (
        <svg
          viewBox="0 0 300 14"
          aria-hidden="true"
          className={classNames(styles.bar, state === 'over' && styles.ended)}
        >
          <rect x="0" y="5" width="300" height="4" rx="2" className={styles.whole} />
          <rect x="0" y="5" width={Math.round(300 * share)} height="4" rx="2" className={styles.passed} />
          {state === 'now' && <rect x={Math.round(299 * share) - 1} y="0" width="3" height="14" />}
        </svg>
      )}
      <dl>
        {from !== null && (
          <div>
            <dt>{validity.from}</dt>
            <dd>
              <Instant at={from} text={moment(from)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{validity.until}</dt>
          <dd>
            {until === null ? (
              validity.open
            ) : (
              <Instant at={until} text={formatEnd(locale, until, homeZone)} />
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** Where room is short the hour stands under the date, and neither is broken. */
function Instant({ at, text }: { readonly at: string; readonly text: string }) {
  const hour = text.search(/\d+:\d+/)
  return (
    <time dateTime={at}>
      <span>{hour > 0 ? text.slice(0, hour) : text}</span>
      {hour > 0 && <span>{text.slice(hour)}</span>}
    </time>
  )
}

function shareOf(from: number, until: number, now: number): number {
  return Math.max(0, Math.min(1, (now - from) / (until - from)))
}
