import { articleMessages } from '@hongyan/content'
import { fill, formatMonth, homeZone, type LocaleId, localeOf, noonAtHome, plural } from '@hongyan/locales'
import type { CountedYear } from './count-months.ts'
import styles from './year-grid.module.css'

/** Lengths of the drawing, in design pixels: room for the years, a month, a square, from one to the next, a gap. */
const [left, month, square, step, gap] = [56, 38, 12, 15, 10]

const monthsOfYear = Array.from({ length: 12 }, (_, at) => at)

/**
 * What was published when: a row for each year, a square for each item in its month; filters leave theirs dark. A
 * month says how many it has where a pointer rests on it.
 */
export function YearGrid({
  years,
  locale,
}: {
  readonly years: readonly CountedYear[]
  readonly locale: LocaleId
}) {
  const words = articleMessages(locale)
  const rows = layRows(years)
  const bottom = rows.at(-1)?.ground ?? 0
  const newest = rows[0]?.months.findLastIndex(({ all }) => all > 0) ?? 0
  return (
    <figure className={styles.grid}>
      <svg viewBox={`0 0 ${left + 12 * month} ${bottom + 22}`} aria-hidden="true">
        <path
          className={styles.ground}
          d={rows.map(({ ground }) => `M${left} ${ground + 3.5}h${12 * month - gap * 2}`).join('')}
        />
        {rows.map(({ year, months, ground, height }, row) => (
          <g key={year}>
            <text y={ground - 1}>{year}</text>
            {months.map(({ all, fitting }, at) => {
              const x = left + at * month
              const isNewest = row === 0 && at === newest && fitting > 0
              const from = isNewest ? 1 : 0
              return (
                all > 0 && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a month of the year never moves
                  <g key={at}>
                    <title>
                      {fill(words.grid.month, {
                        year,
                        month: monthOf(year, at, locale),
                        count: plural(locale, all, words.filters.count),
                      })}
                    </title>
                    <rect className={styles.whole} x={x} y={ground - height} width={month} height={height} />
                    <path className={styles.other} d={squares(x, ground, fitting, all)} />
                    <path className={styles.fitting} d={squares(x, ground, from, fitting)} />
                    {isNewest && <path className={styles.newest} d={squares(x, ground, 0, 1)} />}
                  </g>
                )
              )
            })}
          </g>
        ))}
        {monthsOfYear.map((at) => (
          <text
            key={at}
            className={at % 3 === 0 ? undefined : styles.between}
            x={left + at * month}
            y={bottom + 20}
          >
            {at > 0 && localeOf(locale).dates.months === 'figures' ? at + 1 : monthOf('2026', at, locale)}
          </text>
        ))}
      </svg>
      <figcaption>{words.grid.caption}</figcaption>
    </figure>
  )
}

/** The squares of a month from one place on up to another, one above the other. */
function squares(x: number, ground: number, from: number, to: number): string {
  return Array.from(
    { length: Math.max(0, to - from) },
    (_, nth) => `M${x} ${ground - square - (from + nth) * step}h${square}v${square}h${-square}z`,
  ).join('')
}

function monthOf(year: string, at: number, locale: LocaleId): string {
  return formatMonth(locale, noonAtHome(`${year}-${String(at + 1).padStart(2, '0')}-15`), homeZone)
}

/** Each row as high as its fullest month. */
function layRows(
  years: readonly CountedYear[],
): readonly (CountedYear & { readonly ground: number; readonly height: number })[] {
  let ground = 0
  return years.map((year) => {
    const height = Math.max(1, ...year.months.map(({ all }) => all)) * step
    ground += height + gap
    return { ...year, ground, height }
  })
}
