import type { BlockOf } from '@hongyan/content'
import { formatNumber, type LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { textWidth } from '../../shell/parts/map/text-size.ts'
import { At } from '../../shell/parts/picture/at.tsx'
import { percent, rem } from '../../shell/parts/picture/lengths.ts'
import pic from '../../shell/parts/picture/picture.module.css'
import { barsOf, changeOf } from './bars.ts'
import { ChangeText } from './change-text.tsx'
import styles from './comparison.module.css'

/** A unit wider than this, in em, stands under what is measured and not beside every bar. */
const shortUnit = 3.2

/** The same measures before and after: two bars from zero on one scale, and the change between them. */
export function Comparison({
  block,
  locale,
}: {
  readonly block: BlockOf<'comparison'>
  readonly locale: LocaleId
}) {
  return (
    <Frame block={block} locale={locale}>
      <div className={stack(16, styles.comparison)}>
        <dl className={styles.items}>
          {block.items.map((item) => {
            const bars = barsOf(item)
            const change = changeOf(item, item.unit)
            const long = item.unit !== null && textWidth(item.unit) > shortUnit
            const longUnit = long ? item.unit : null
            const unit = long ? null : item.unit
            return (
              <div key={item.label} className={styles.item}>
                <dt>
                  {item.label}
                  {longUnit && <small>{longUnit}</small>}
                  {item.note && <small>{item.note}</small>}
                </dt>
                <dd className={stack(8, styles.bars)}>
                  <Bar
                    length={bars.before}
                    look={pic.soft}
                    label={block.before}
                    value={formatNumber(locale, item.before)}
                    unit={unit}
                  />
                  <Bar
                    length={bars.after}
                    look={pic.signal}
                    label={block.after}
                    value={formatNumber(locale, item.after)}
                    unit={unit}
                  />
                </dd>
                <dd className={styles.change}>
                  {change !== null && <ChangeText change={change} locale={locale} />}
                </dd>
              </div>
            )
          })}
        </dl>
        <p className={pic.source}>{block.source}</p>
      </div>
    </Frame>
  )
}

function Bar({
  length,
  look,
  label,
  value,
  unit,
}: {
  readonly length: number
  readonly look: string | undefined
  readonly label: string
  readonly value: string
  readonly unit: string | null
}) {
  return (
    <span className={styles.bar}>
      <span className={styles.when}>{label}</span>
      <svg role="img" aria-label={unit ? `${value} ${unit}` : value}>
        <rect className={look} width={percent(length)} height="100%" />
        <At x={length} y={0.5}>
          <text x={rem(8)} y={rem(6)}>
            {value}
            {unit && (
              <tspan className={styles.unit} dx={rem(4)}>
                {unit}
              </tspan>
            )}
          </text>
        </At>
      </svg>
    </span>
  )
}
