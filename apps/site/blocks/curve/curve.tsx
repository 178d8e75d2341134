import { type BlockOf, picturesMessages } from '@hongyan/content'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { textWidth } from '../../shell/parts/map/text-size.ts'
import styles from './curve.module.css'
import { CurveNames } from './curve-names.tsx'
import { CurveAxis, CurvePlot } from './curve-plot.tsx'
import { placeNames } from './place-names.ts'
import { plotOf } from './plot.ts'

/** A value along the way, with the limits it must keep; what the labelled readings say stands under them. */
export function Curve({ block, locale }: { readonly block: BlockOf<'curve'>; readonly locale: LocaleId }) {
  const words = picturesMessages(locale)
  const { points, low, high, unit } = block
  const plot = plotOf(block)
  const withUnit = (value: number) =>
    formatNumber(locale, value) + (/^[%‰]/.test(unit) ? '' : '\u00a0') + unit
  // A long unit would take the width of the plot; the readings under it have it anyway.
  const onAxis = (value: number) => (textWidth(unit) > 2.2 ? formatNumber(locale, value) : withUnit(value))
  const named = points.flatMap(({ value, label }, index) => {
    const spot = plot.spots[index]
    return label && spot ? [{ label, value: withUnit(value), ...spot }] : []
  })
  const limits = [
    ...(high === null
      ? []
      : [{ value: high, label: fill(words.upperLimit, { value: withUnit(high) }), above: true }]),
    ...(low === null
      ? []
      : [{ value: low, label: fill(words.lowerLimit, { value: withUnit(low) }), above: false }]),
  ]
  return (
    <Frame block={block} locale={locale}>
      <div className={styles.chart}>
        <CurveAxis plot={plot} labels={plot.grid.map((value) => ({ value, label: onAxis(value) }))} />
        <CurvePlot plot={plot} limits={limits} named={named} />
        <div className={styles.under}>
          <CurveNames named={placeNames(named)} />
          <ol className={styles.named}>
            {named.map(({ label, value }) => (
              <li key={label}>
                <b>{value}</b>
                {label}
              </li>
            ))}
          </ol>
        </div>
        <details className={styles.all}>
          <summary>
            {words.readings}
            <ChevronDownIcon size={16} />
          </summary>
          <ol>
            {points.map(({ value, label }, index) => (
              <li key={plot.spots[index]?.x}>
                <b>{withUnit(value)}</b>
                {label && ` ${label}`}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Frame>
  )
}
