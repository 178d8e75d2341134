import { fill, formatNumber, formatWeight } from '@hongyan/locales'
import { commonScale, drawBox } from '../text/box-geometry.ts'
import type { WeighedBox as Weighed } from '../text/weigh-box.ts'
import drawing from './box-drawing.module.css'
import { Measures } from './box-drawing.tsx'
import { useQuoteTexts } from './quote-texts.ts'
import styles from './weighed-box.module.css'

const frame = { width: 190, height: 150 }
/** Room for the measures around the box. */
const margin = 52

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
  const { actual: own } = box
  const byVolume = own !== null && box.volumetric > own
  const share = own === null ? 1 : Math.min(1, own / box.volumetric)
  const drawn = drawBox(sides, commonScale([sides], frame), share)
  const { width, height, full, air } = drawn
  const sidesText = [sides.length, sides.width, sides.height]
    .map((side) => formatNumber(locale, side))
    .join('×')
  const label =
    own === null
      ? fill(empty.size, { sides: sidesText })
      : fill(empty.drawn, { sides: sidesText, share: Math.round(share * 100) })
  const rows = [
    { name: actual, grams: own, counts: own !== null && !byVolume },
    {
      name: fill(volumetric, { divisor: formatNumber(locale, divisor) }),
      grams: box.volumetric,
      counts: byVolume,
    },
  ]
  return (
    <figure className={styles.weighed}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-margin} -4 ${Math.ceil(width) + 2 * margin} ${Math.ceil(height) + 28}`}
      >
        <polygon points={full.left} className={drawing.left} />
        <polygon points={full.right} className={drawing.right} />
        <polygon points={full.top} className={drawing.top} />
        {air && <polygon points={air.left} className={drawing.outline} />}
        {air && <polygon points={air.right} className={drawing.outline} />}
        {air && <polygon points={air.top} className={drawing.outline} />}
        <Measures box={drawn} sides={sides} />
      </svg>
      <figcaption>
        {own !== null && <b>{fill(byVolume ? empty.byVolume : empty.byActual, { product })}</b>}
        <dl>
          {rows.map(({ name, grams, counts }) => (
            <div key={name} data-counts={counts ? '' : undefined}>
              <dt>{name}</dt>
              <dd>{grams === null ? '—' : formatWeight(locale, grams, 1)}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
