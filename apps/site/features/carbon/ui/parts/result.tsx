import { carbonMessages } from '@hongyan/content'
import type { Column } from '@hongyan/domain/carbon/factors/factor-contract'
import { findFactorSet } from '@hongyan/domain/carbon/factors/factor-sets'
import type { CarbonResult } from '@hongyan/domain/carbon/footprint'
import type { Total } from '@hongyan/domain/carbon/total'
import { fill, formatDistance, type LocaleId } from '@hongyan/locales'
import { newWindow } from '@hongyan/ui/button.tsx'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { resultAnchor } from '../../../../paths.ts'
import { boundaryWord } from '../../text/boundary-word.ts'
import { exactDecimal, exactKg, roundedKg } from '../../text/format-emission.ts'
import { wayWords } from '../../text/way-words.ts'
import { LegBars } from './leg-bars.tsx'
import { ModeTable } from './mode-table.tsx'
import { BeyondCo2, NewerNote } from './notes.tsx'
import { Proof } from './proof.tsx'
import styles from './result.module.css'
import { StepList } from './step-list.tsx'

/** A footprint: one number with what it takes in, then its parts, every step, other modes, and what to keep. */
export function Result({
  locale,
  result,
  origin,
}: {
  readonly locale: LocaleId
  readonly result: CarbonResult
  readonly origin: string
}) {
  const { footprint, modes, newer } = result
  const words = carbonMessages(locale).result
  return (
    <section className={stack(40, styles.result)} aria-labelledby={resultAnchor}>
      {newer && <NewerNote locale={locale} footprint={footprint} newer={newer} />}
      <div className={styles.head}>
        <h2 id={resultAnchor}>{wayWords(locale, footprint.shipment)}</h2>
        <p>
          {fill(words.km, { distance: formatDistance(locale, footprint.metres / 1000) })}
          <Tag>{words.defaults}</Tag>
        </p>
      </div>
      <div className={styles.card}>
        <Lead locale={locale} total={footprint.totals.international} set={footprint.set} />
        <LegBars locale={locale} footprint={footprint} column="international" />
        <details className={styles.parts}>
          <summary>
            {words.madeOf}
            <ChevronDownIcon size={16} />
          </summary>
          <LegBars locale={locale} footprint={footprint} column="china" />
          <div className={styles.sums}>
            <Sum locale={locale} column="international" total={footprint.totals.international} />
            <Sum locale={locale} column="china" total={footprint.totals.china} />
          </div>
        </details>
      </div>
      <StepList locale={locale} footprint={footprint} />
      {footprint.beyondCo2 !== null && <BeyondCo2 locale={locale} milligrams={footprint.beyondCo2} />}
      <ModeTable locale={locale} set={footprint.set} shown={footprint.shipment.mode} modes={modes} />
      <Proof locale={locale} result={result} origin={origin} />
    </section>
  )
}

/** The one number, by the international sources, and in plain words what it takes in. */
function Lead({
  locale,
  total: { amount },
  set,
}: {
  readonly locale: LocaleId
  readonly total: Total
  readonly set: string
}) {
  const words = carbonMessages(locale).result
  return (
    <div className={styles.lead}>
      <p>{words.emits}</p>
      <p className={styles.figure} title={`${exactKg(locale, amount.milligrams)} kg CO₂e`}>
        <b>{roundedKg(locale, amount.milligrams)}</b> kg CO₂e
      </p>
      <Power locale={locale} milligrams={amount.milligrams} set={set} />
      <p>{amount.boundary === 'open' ? words.scope.open : words.scope.wtw}</p>
    </div>
  )
}

/** The same in kilowatt-hours of the country's grid, by the notice its figure is from. */
function Power({
  locale,
  milligrams,
  set,
}: {
  readonly locale: LocaleId
  readonly milligrams: number
  readonly set: string
}) {
  const grid = findFactorSet(set)?.grid
  if (grid === undefined) return null
  const { result: words, sources } = carbonMessages(locale)
  const { name, link } = sources[grid.source]
  const [before, after] = fill(words.powerSource, {
    factor: exactDecimal(locale, grid.national / 1e6),
    source: '\n',
  }).split('\n')
  return (
    <p className={styles.power}>
      <b>{fill(words.power, { count: roundedKg(locale, (milligrams / grid.national) * 1e6) })}</b>
      <small>
        {before}
        <a href={link} {...newWindow} rel="noopener noreferrer">
          {name}
        </a>
        {after}
      </small>
    </p>
  )
}

/** The sum of a column under the name of its boundary; where that is open, its parts say why. */
function Sum({
  locale,
  column,
  total,
}: {
  readonly locale: LocaleId
  readonly column: Column
  readonly total: Total
}) {
  const words = carbonMessages(locale).result
  const { amount, split, parts } = total
  const open = amount.boundary === 'open'
  const listed: readonly (readonly [string, number])[] = open
    ? parts.map(({ boundary, milligrams }) => [words.boundaries[boundary], milligrams])
    : split === null
      ? []
      : [
          [words.boundaries.wtt, split.wtt.milligrams],
          [words.boundaries.ttw, split.ttw.milligrams],
          [words.unsplit, split.unsplit.milligrams],
        ]
  return (
    <div className={styles.sum} data-column={column}>
      <h3>{column === 'china' ? words.compared : words.made}</h3>
      <dl>
        <div>
          <dt>
            {words[column]} <Tag tone={open ? 'caution' : 'neutral'}>{boundaryWord(locale, total)}</Tag>
          </dt>
          <dd title={`${exactKg(locale, amount.milligrams)} kg CO₂e`}>
            <b>{roundedKg(locale, amount.milligrams)}</b>
          </dd>
        </div>
        {listed.map(([name, milligrams]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{roundedKg(locale, milligrams)}</dd>
          </div>
        ))}
      </dl>
      {open && (
        <p className={styles.note}>{column === 'china' ? words.openChina : words.openInternational}</p>
      )}
    </div>
  )
}
