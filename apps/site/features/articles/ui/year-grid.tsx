import { articleMessages } from '@hongyan/content'
import { formatMonth, homeZone, type LocaleId, localeOf, noonAtHome } from '@hongyan/locales'
import type { ListItem } from '../../../blocks/latest/list-items.ts'
import type { CountedYear } from './count-months.ts'
import styles from './year-grid.module.css'

/** Lengths of the drawing, in design pixels: room for the years, a month, a square, from one to the next, a gap. */
const [left, month, square, step, gap] = [56, 38, 12, 15, 10]

const monthsOfYear = Array.from({ length: 12 }, (_, at) => at)

type Years = readonly CountedYear<ListItem>[]

/** What was published when: a row for each year, a square for each item that leads there; filters leave theirs dark. */
export function YearGrid({ years, locale }: { readonly years: Years; readonly locale: LocaleId }) {
  const rows = layRows(years)
  const bottom = rows.at(-1)?.ground ?? 0
  const last = rows[0]?.months.findLast(({ fitting, others }) => fitting.length + others.length > 0)
  const newest = last?.fitting[0]
  return (
    <figure className={styles.grid}>
      <svg viewBox={`0 0 ${left + 12 * month} ${bottom + 22}`} aria-hidden="true">
        <path
          className={styles.ground}
          d={rows.map(({ ground }) => `M${left} ${ground + 3.5}h${12 * month - gap * 2}`).join('')}
        />
        {rows.map(({ year, months, ground }) => (
          <g key={year}>
            <text y={ground - 1}>{year}</text>
            {months.map(({ fitting, others }, at) =>
              // The newest lies on top.
              [...fitting.toReversed(), ...others].map((item, nth) => (
                // The list has them for the keyboard.
                <a key={item.id} href={item.href} tabIndex={-1}>
                  <title>{item.title}</title>
                  <rect
                    className={
                      item === newest ? styles.newest : nth < fitting.length ? undefined : styles.other
                    }
                    x={left + at * month}
                    y={ground - square - nth * step}
                    width={square}
                    height={square}
                  />
                </a>
              )),
            )}
          </g>
        ))}
        {monthsOfYear.map((at) => (
          <text key={at} x={left + at * month} y={bottom + 20}>
            {at > 0 && localeOf(locale).dates.months === 'figures' ? at + 1 : monthOf('2026', at, locale)}
          </text>
        ))}
      </svg>
      <figcaption>{articleMessages(locale).grid}</figcaption>
    </figure>
  )
}

function monthOf(year: string, at: number, locale: LocaleId): string {
  return formatMonth(locale, noonAtHome(`${year}-${String(at + 1).padStart(2, '0')}-15`), homeZone)
}

/** Each row as high as its fullest month. */
function layRows(
  years: Years,
): readonly (CountedYear<ListItem> & { readonly ground: number; readonly height: number })[] {
  let ground = 0
  return years.map((year) => {
    const height =
      Math.max(1, ...year.months.map(({ fitting, others }) => fitting.length + others.length)) * step
    ground += height + gap
    return { ...year, ground, height }
  })
}
