import { articleMessages } from '@hongyan/content'
import { fill, formatDate, formatMonth, homeZone, type LocaleId } from '@hongyan/locales'
import { paths } from '../../../paths.ts'
import { At } from '../../../shell/parts/picture/at.tsx'
import { percent, rem } from '../../../shell/parts/picture/lengths.ts'
import { WordBreaks } from '../../../shell/parts/section-head/word-breaks.tsx'
import styles from './in-force.module.css'
import type { Calendar, InForce as Row } from './select-in-force.ts'

/** What holds now and soon: each notice with its time on one calendar, this moment drawn through all of them. */
export function InForce({ calendar, locale }: { readonly calendar: Calendar; readonly locale: LocaleId }) {
  const words = articleMessages(locale)
  return (
    <section className={styles.inForce} aria-labelledby="in-force">
      <h2 id="in-force">{words.inForce.title}</h2>
      <Axis calendar={calendar} locale={locale} />
      <ul>
        {calendar.rows.map((row) => (
          <li key={row.notice.id}>
            <a href={paths.notice(locale, row.notice.id)}>
              <WordBreaks text={row.notice.title} />
            </a>
            <span>{timeOf(row, locale)}</span>
            <Bar row={row} today={calendar.today} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the name of a month takes of the calendar on a phone: nearer than that it would seem to belong to today. */
const nameWidth = 0.09

function Axis({ calendar, locale }: { readonly calendar: Calendar; readonly locale: LocaleId }) {
  const { today, months } = calendar
  return (
    <svg className={styles.axis} aria-hidden="true">
      {months.map(({ at, share }) => (
        <At key={at} x={share}>
          {Math.abs(share - today) > nameWidth && (
            <text y={rem(33)}>{formatMonth(locale, at, homeZone)}</text>
          )}
        </At>
      ))}
      <At x={today}>
        <text className={styles.today} y={rem(13)} textAnchor="middle">
          {articleMessages(locale).inForce.today}
        </text>
      </At>
    </svg>
  )
}

/** What of a bar that goes beyond the calendar is its point. */
const pointed = 0.015

function Bar({ row, today }: { readonly row: Row; readonly today: number }) {
  const { start, end, state } = row
  const goesOn = end === 1
  return (
    <svg className={styles.bar} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      <rect
        data-state={state}
        x={percent(start)}
        width={percent(Math.max(0.01, end - start - (goesOn ? pointed : 0)))}
        y="50%"
        height={rem(12)}
        transform="translate(0 -6)"
      />
      {goesOn && (
        <At x={1} y={0.5}>
          <path data-state={state} d="M-10-10 0 0-10 10z" />
        </At>
      )}
      <line className={styles.now} x1={percent(today)} x2={percent(today)} y1="0" y2="100%" />
    </svg>
  )
}

/** Until when, from when, or both. The last moment of a day belongs to that day. */
function timeOf({ notice, state }: Row, locale: LocaleId): string {
  const words = articleMessages(locale).inForce
  const from = notice.from === null ? '' : formatDate(locale, notice.from, homeZone)
  const until = notice.until === null ? null : formatDate(locale, Date.parse(notice.until) - 1, homeZone)
  if (state === 'now') return until === null ? words.open : fill(words.until, { date: until })
  return until === null ? fill(words.from, { date: from }) : fill(words.span, { from, until })
}
