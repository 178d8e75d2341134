import { carbonMessages } from '@hongyan/content'
import type { Column } from '@hongyan/domain/carbon/factors/factor-contract'
import type { Footprint, Step } from '@hongyan/domain/carbon/footprint'
import type { Shipment } from '@hongyan/domain/carbon/shipment'
import { fill, formatDistance, type LocaleId } from '@hongyan/locales'
import { newWindow } from '@hongyan/ui/button.tsx'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { Tag } from '@hongyan/ui/tag.tsx'
import { arithmeticOf } from '../../text/arithmetic.ts'
import { roundedKg } from '../../text/format-emission.ts'
import { basisWords, cityName, placeWords, stepWords } from '../../text/step-words.ts'
import { Swatch } from './leg-bars.tsx'
import { partOf } from './part.ts'
import styles from './step-list.module.css'

/** Every step of the chain; each row opens its distance, factor and source. */
export function StepList({
  locale,
  footprint: { steps, shipment },
}: {
  readonly locale: LocaleId
  readonly footprint: Footprint
}) {
  const words = carbonMessages(locale).steps
  return (
    <section aria-labelledby="steps">
      <div className={styles.head}>
        <h2 id="steps">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <div className={styles.columns} aria-hidden="true">
        <span>{words.columns.step}</span>
        <span>{words.columns.distance}</span>
        <span>{words.columns.international}</span>
      </div>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={keyOf(step)}>
            <StepRow locale={locale} step={step} shipment={shipment} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type RowProps = { readonly locale: LocaleId; readonly step: Step; readonly shipment: Shipment }

function StepRow({ locale, step, shipment }: RowProps) {
  const messages = carbonMessages(locale)
  const { columns } = messages.steps
  const { name, where, carrier } = stepWords(locale, messages, step)
  const same = step.china.factor.id === step.international.factor.id
  return (
    <details className={styles.step} data-step="">
      <summary>
        <span className={styles.name}>
          <Swatch part={partOf(step)} />
          <b>{name}</b>
          <small>{carrier === null ? where : `${where} · ${carrier}`}</small>
        </span>
        <span className={styles.distance}>
          {step.element.kind === 'leg' ? formatDistance(locale, step.element.metres / 1000) : '—'}
        </span>
        <span className={styles.amount}>
          {roundedKg(locale, step.international.amount.milligrams)} <i className={styles.unit}>kg</i>
        </span>
        <ChevronDownIcon size={16} />
      </summary>
      <div className={styles.inside}>
        <p className={styles.basis}>
          <b>{messages.steps.basis.title}</b> {basisWords(locale, messages, step)}
        </p>
        <Working
          locale={locale}
          step={step}
          shipment={shipment}
          column="international"
          title={same ? `${columns.international} · ${columns.china}` : columns.international}
        />
        {!same && (
          <Working locale={locale} step={step} shipment={shipment} column="china" title={columns.china} />
        )}
      </div>
    </details>
  )
}

/** One column's arithmetic, and where its factor stands. */
function Working({
  locale,
  step,
  shipment,
  column,
  title,
}: RowProps & { readonly column: Column; readonly title: string }) {
  const messages = carbonMessages(locale)
  const { steps: words, sources, factors, result } = messages
  const { factor, grid, amount } = step[column]
  const { terms, result: kg, split } = arithmeticOf(locale, shipment, step, column)
  const source = sources[factor.source]
  return (
    <div className={styles.working}>
      <h3>
        {title}
        <Tag tone={amount.boundary === 'wtw' ? 'neutral' : 'caution'}>
          {result.boundaries[amount.boundary]}
        </Tag>
      </h3>
      <p className={styles.sum}>
        {terms.map((term) => (
          <span key={term}>{term}</span>
        ))}
        <b>= {kg}</b>
      </p>
      {split && <p className={styles.split}>{fill(words.split, split)}</p>}
      <p className={styles.source}>
        {factors[factor.id as keyof typeof factors]}
        <a href={source.link} {...newWindow} rel="noopener noreferrer">
          {source.short}
        </a>
        {placeWords(messages, factor.place)}
      </p>
      {grid && (
        <p className={styles.source}>
          {grid.province === null
            ? words.nationalGrid
            : fill(words.provinceGrid, { place: cityName(locale, grid.city) })}
          <a href={sources[grid.source].link} {...newWindow} rel="noopener noreferrer">
            {sources[grid.source].short}
          </a>
          {placeWords(messages, grid.place)}
        </p>
      )}
    </div>
  )
}

/** Steps of one chain differ by what they do and where. */
function keyOf({ element }: Step): string {
  return element.kind === 'handling'
    ? `handling ${element.at.kind} ${element.at.city}`
    : `${element.role} ${element.from.kind} ${element.from.city}`
}
