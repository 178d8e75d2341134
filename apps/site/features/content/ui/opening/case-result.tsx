import type { BlockOf } from '@hongyan/content'
import { formatNumber, type LocaleId } from '@hongyan/locales'
import { barsOf, changeOf } from '../../../../blocks/comparison/bars.ts'
import { ChangeText } from '../../../../blocks/comparison/change-text.tsx'
import { At } from '../../../../shell/parts/picture/at.tsx'
import { percent, rem } from '../../../../shell/parts/picture/lengths.ts'
import pic from '../../../../shell/parts/picture/picture.module.css'
import styles from './case-result.module.css'

/** What came of it: each measure before and after on one scale, close enough to be read at a glance. */
export function CaseResult({
  block,
  locale,
}: {
  readonly block: BlockOf<'comparison'>
  readonly locale: LocaleId
}) {
  return (
    <section className={styles.result} aria-labelledby={block.id}>
      <div className={styles.head}>
        <h2 id={block.id}>{block.title}</h2>
        <p>
          <Sign look={pic.soft} /> {block.before}
          <Sign look={pic.signal} /> {block.after}
        </p>
      </div>
      <dl>
        {block.items.map((item) => {
          const bars = barsOf(item)
          const change = changeOf(item, item.unit)
          return (
            <div key={item.label}>
              <dt>
                {item.label}
                {item.unit && <small>{`\u00a0${item.unit}`}</small>}
              </dt>
              <dd>
                <Bar length={bars.before} look={pic.soft} value={formatNumber(locale, item.before)} />
                <Bar length={bars.after} look={pic.signal} value={formatNumber(locale, item.after)} />
              </dd>
              <dd className={styles.change}>
                {change !== null && <ChangeText change={change} locale={locale} />}
              </dd>
              {item.note && <dd className={styles.note}>{item.note}</dd>}
            </div>
          )
        })}
      </dl>
      <p className={pic.source}>{block.source}</p>
    </section>
  )
}

function Sign({ look }: { readonly look: string | undefined }) {
  return (
    <svg className={styles.sign} viewBox="0 0 10 10" aria-hidden="true">
      <rect className={look} width="10" height="10" />
    </svg>
  )
}

function Bar({
  length,
  look,
  value,
}: {
  readonly length: number
  readonly look: string | undefined
  readonly value: string
}) {
  return (
    <svg className={styles.bar} role="img" aria-label={value}>
      <rect className={look} y={rem(4)} width={percent(length)} height={rem(10)} />
      <At x={length}>
        <text x={rem(6)} y={rem(14)}>
          {value}
        </text>
      </At>
    </svg>
  )
}
