import type { CountedYear } from './count-months.ts'
import styles from './year-grid.module.css'

/** Lengths of the drawing, in design pixels: room for the years, a month, a square, from one to the next, a gap. */
const [left, month, square, step, gap] = [56, 34, 12, 15, 10]

/** What was published when: a row for each year, a square for each item in its month; filters leave theirs dark. */
export function YearGrid({ years }: { readonly years: readonly CountedYear[] }) {
  const rows = layRows(years)
  const bottom = rows.at(-1)?.ground ?? 0
  const newest = rows[0]?.months.findLastIndex(({ all }) => all > 0) ?? 0
  const spots = rows.flatMap(({ months, ground }, row) =>
    months.flatMap(({ all, fitting }, at) =>
      Array.from({ length: all }, (_, nth) => ({
        look: nth >= fitting ? 'other' : row === 0 && at === newest && nth === 0 ? 'newest' : 'fitting',
        d: `M${left + at * month} ${ground - square - nth * step}h${square}v${square}h${-square}z`,
      })),
    ),
  )
  return (
    <svg className={styles.grid} viewBox={`0 0 ${left + 12 * month} ${bottom + 22}`} aria-hidden="true">
      <path
        className={styles.ground}
        d={rows.map(({ ground }) => `M${left} ${ground + 3.5}h${12 * month - gap * 2}`).join('')}
      />
      {(['other', 'fitting', 'newest'] as const).map((look) => (
        <path
          key={look}
          className={styles[look]}
          d={spots.flatMap((spot) => (spot.look === look ? spot.d : [])).join('')}
        />
      ))}
      {rows.map(({ year, ground }) => (
        <text key={year} y={ground - 1}>
          {year}
        </text>
      ))}
      {[1, 4, 7, 10].map((number) => (
        <text key={number} x={left + (number - 1) * month} y={bottom + 20}>
          {number}
        </text>
      ))}
    </svg>
  )
}

/** Each row as high as its fullest month. */
function layRows(years: readonly CountedYear[]): readonly (CountedYear & { readonly ground: number })[] {
  let ground = 0
  return years.map((year) => {
    ground += Math.max(1, ...year.months.map(({ all }) => all)) * step + gap
    return { ...year, ground }
  })
}
