import { carbonMessages } from '@hongyan/content'
import type { Column } from '@hongyan/domain/carbon/factors/factor-contract'
import type { Footprint, Step } from '@hongyan/domain/carbon/footprint'
import type { LocaleId } from '@hongyan/locales'
import { percent } from '../../../../shell/parts/picture/lengths.ts'
import { roundedKg } from '../../text/format-emission.ts'
import styles from './leg-bars.module.css'
import { type Part, partOf, parts } from './part.ts'

const columns: readonly Column[] = ['international', 'china']

/** A column as a bar in travelling order; both have one scale. The list of steps is the text equal of it. */
export function LegBars({
  locale,
  footprint,
  column,
}: {
  readonly locale: LocaleId
  readonly footprint: Footprint
  readonly column: Column
}) {
  const { result } = carbonMessages(locale)
  const { totals } = footprint
  const longest = Math.max(...columns.map((column) => totals[column].amount.milligrams), 1)
  const used = parts.filter((part) => footprint.steps.some((step) => partOf(step) === part))
  return (
    <figure className={styles.bars}>
      <figcaption className="visually-hidden">{result.bar}</figcaption>
      <div className={styles.row}>
        <span>{result.bars[column]}</span>
        <svg aria-hidden="true">
          {piecesOf(footprint.steps, column, longest).map(({ key, start, width, part }) => (
            <rect
              key={key}
              className={styles[part]}
              x={percent(start)}
              width={percent(width)}
              height="100%"
            />
          ))}
        </svg>
        <span>{roundedKg(locale, totals[column].amount.milligrams)}</span>
      </div>
      <ul>
        {used.map((part) => (
          <li key={part}>
            <Swatch part={part} />
            {result.parts[part]}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The colour of a part, beside its name. */
export function Swatch({ part }: { readonly part: Part }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect className={styles[part]} width="100%" height="100%" rx="2" />
    </svg>
  )
}

function piecesOf(steps: readonly Step[], column: Column, whole: number) {
  let start = 0
  return steps.map((step, index) => {
    const width = step[column].amount.milligrams / whole
    const piece = { key: index, start, width, part: partOf(step) }
    start += width
    return piece
  })
}
