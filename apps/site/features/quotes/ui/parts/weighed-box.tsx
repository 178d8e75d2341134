import { fill, formatNumber, formatWeight } from '@hongyan/locales'
import { commonScale, drawBox } from '../text/box-geometry.ts'
import type { WeighedBox as Weighed } from '../text/weigh-box.ts'
import drawing from './box-drawing.module.css'
import { useQuoteTexts } from './quote-texts.ts'
import styles from './weighed-box.module.css'

const frame = { width: 190, height: 150 }

/** A box to scale, cardboard up to its own weight, and which of its two weights is charged. */
export function WeighedBox({
  box,
  product,
  divisor,
}: {
  readonly box: Weighed
  readonly product: string
  readonly divisor: number
}) {
  const { locale, words } = useQuoteTexts()
  const { empty, actual, volumetric } = words.result
  const { sides } = box
  const byVolume = box.volumetric > box.actual
  const share = Math.min(1, box.actual / box.volumetric)
  const { width, height, full, air } = drawBox(sides, commonScale([sides], frame), share)
  const label = fill(empty.drawn, {
    sides: [sides.length, sides.width, sides.height].map((side) => formatNumber(locale, side)).join('×'),
    share: Math.round(share * 100),
  })
  const rows = [
    { name: actual, grams: box.actual, counts: !byVolume },
    {
      name: fill(volumetric, { divisor: formatNumber(locale, divisor) }),
      grams: box.volumetric,
      counts: byVolume,
    },
  ]
  return (
    <figure className={styles.weighed}>
      <svg role="img" aria-label={label} viewBox={`-2 -2 ${Math.ceil(width) + 4} ${Math.ceil(height) + 4}`}>
        <polygon points={full.left} className={drawing.left} />
        <polygon points={full.right} className={drawing.right} />
        <polygon points={full.top} className={drawing.top} />
        {air && <polygon points={air.left} className={drawing.outline} />}
        {air && <polygon points={air.right} className={drawing.outline} />}
        {air && <polygon points={air.top} className={drawing.outline} />}
      </svg>
      <figcaption>
        <b>{fill(byVolume ? empty.byVolume : empty.byActual, { product })}</b>
        <dl>
          {rows.map(({ name, grams, counts }) => (
            <div key={name} data-counts={counts ? '' : undefined}>
              <dt>{name}</dt>
              <dd>{formatWeight(locale, grams, 1)}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
