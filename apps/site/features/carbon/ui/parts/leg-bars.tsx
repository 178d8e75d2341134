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
  return (
    <figure className={styles.bars}>
      <figcaption className="visually-hidden">{result.bar}</figcaption>
      <div className={styles.row}>
        <span>{result.bars[column]}</span>
        <LegBar steps={footprint.steps} column={column} whole={longest} />
        <span>{roundedKg(locale, totals[column].amount.milligrams)}</span>
      </div>
      <PartNames locale={locale} footprints={[footprint]} />
    </figure>
  )
}

/** The steps of a journey as one bar, of so many milligrams along all of it. */
export function LegBar({
  steps,
  column,
  whole,
}: {
  readonly steps: readonly Step[]
  readonly column: Column
  readonly whole: number
}) {
  return (
    <svg aria-hidden="true" className={styles.bar}>
      {piecesOf(steps, column, whole).map(({ key, start, width, part }) => (
        <rect key={key} className={styles[part]} x={percent(start)} width={percent(width)} height="100%" />
      ))}
    </svg>
  )
}

/** What the colours of bars stand for. */
export function PartNames({
  locale,
  footprints,
}: {
  readonly locale: LocaleId
  readonly footprints: readonly Footprint[]
}) {
  const { result } = carbonMessages(locale)
  const steps = footprints.flatMap((footprint) => footprint.steps)
  const used = parts.filter((part) => steps.some((step) => partOf(step) === part))
  return (
    <ul className={styles.names}>
      {used.map((part) => (
        <li key={part}>
          <Swatch part={part} />
          {result.parts[part]}
        </li>
      ))}
    </ul>
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
