import { type ContentPage, contentMessages } from '@hongyan/content'
import { formatMonth, formatYearMonth, homeZone, type LocaleId, noonAtHome } from '@hongyan/locales'
import { At } from '../../../../../shell/parts/picture/at.tsx'
import { rem } from '../../../../../shell/parts/picture/lengths.ts'
import pic from '../../../../../shell/parts/picture/picture.module.css'
import styles from './dates.module.css'
import { layDates } from './lay-dates.ts'

/** The last date of a timeline and the next two, over the line of all of them. */
export function Dates({
  page,
  of,
  locale,
}: {
  readonly page: ContentPage
  readonly of: string
  readonly locale: LocaleId
}) {
  const { dots, rows } = layDates(page, of)
  const words = contentMessages(locale).drawing
  return (
    <div className={styles.dates}>
      <svg className={styles.line} aria-hidden="true">
        <line className={pic.line} x2="100%" y1={rem(12)} y2={rem(12)} />
        {dots.map(({ when, share, state }) => (
          <At key={when} x={share}>
            <circle className={styles.dot} data-state={state} cy={rem(12)} r={rem(6)} />
            <text className={pic.words} y={rem(38)} textAnchor="middle">
              {formatMonth(locale, dayOf(when), homeZone)}
            </text>
          </At>
        ))}
      </svg>
      <dl>
        {rows.map(({ place, when, title, text }) => (
          <div key={place}>
            <dt>{words[place]}</dt>
            <dd>
              <p>
                <b>{title}</b>
                <span>{monthOf(locale, when)}</span>
              </p>
              <p>{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function dayOf(when: string): string {
  return noonAtHome(`${when.padEnd(7, '-06')}-15`)
}

function monthOf(locale: LocaleId, when: string): string {
  return formatYearMonth(locale, dayOf(when), homeZone)
}
