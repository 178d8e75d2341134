import { contentMessages, type DrawingOf } from '@hongyan/content'
import { fill, formatTime, homeZone, type LocaleId, nameZone, phoneIn, telephoneLink } from '@hongyan/locales'
import { linkAttributes } from '../../../../../shell/link.ts'
import { At } from '../../../../../shell/parts/picture/at.tsx'
import { clockTime } from '../../../../../shell/parts/picture/clock-words.ts'
import { percent, rem } from '../../../../../shell/parts/picture/lengths.ts'
import pic from '../../../../../shell/parts/picture/picture.module.css'
import { anchorAt } from './anchor-at.ts'
import { hourOf, isStaffed } from './hour-of.ts'
import styles from './hours.module.css'

const marks = [0, 6, 12, 18, 24]

/** The number to call, whether somebody answers it at this hour, the day with its hours, and the other ways. */
export function Hours({
  drawing,
  locale,
  now,
}: {
  readonly drawing: DrawingOf<'hours'>
  readonly locale: LocaleId
  readonly now: number | null
}) {
  const { opens, closes, phone, ways } = drawing
  const hour = now === null ? null : hourOf(now)
  const staffed = hour === null || isStaffed(hour, drawing)
  const number = phoneIn(locale, phone)
  return (
    <div className={styles.hours}>
      <div className={styles.call}>
        <a
          {...linkAttributes(locale, telephoneLink(number), false)}
          data-long={number.length > 12 ? '' : undefined}
        >
          {number}
        </a>
        <p data-staffed={staffed}>{staffed ? drawing.open : drawing.closed}</p>
      </div>
      <svg className={styles.day} aria-hidden="true">
        <rect className={pic.faint} y={rem(22)} width="100%" height={rem(12)} />
        <rect
          className={pic.ink}
          x={percent(opens / 24)}
          y={rem(22)}
          width={percent((closes - opens) / 24)}
          height={rem(12)}
        />
        {marks.map((at) => (
          <At key={at} x={at / 24}>
            <text className={pic.words} y={rem(52)} textAnchor={anchorAt(at / 24)}>
              {clockTime(at)}
            </text>
          </At>
        ))}
        {hour !== null && now !== null && (
          <At x={hour / 24}>
            <path className={styles.hand} d="M0 16v24" />
            <text
              className={styles.now}
              y={rem(11)}
              textAnchor={hour < 4 ? 'start' : hour > 20 ? 'end' : 'middle'}
            >
              {fill(contentMessages(locale).drawing.now, {
                time: formatTime(locale, now, homeZone),
                zone: nameZone(locale, homeZone, now),
              })}
            </text>
          </At>
        )}
      </svg>
      <ul className={styles.ways}>
        {ways.map(({ label, open, closed, href }) => (
          <li key={label}>
            <a {...linkAttributes(locale, href, false)}>{label}</a>
            <span>{staffed ? open : closed}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
