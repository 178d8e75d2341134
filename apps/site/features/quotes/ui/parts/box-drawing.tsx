import { type SizeDraft, typedSide } from '@hongyan/domain/quotes/quote-draft'
import { fill, formatWeight, plural } from '@hongyan/locales'
import { useId } from 'react'
import type { OfferView } from '../../view.ts'
import { commonScale, type DrawnBox, drawBox, type Measure, type Sides } from '../text/box-geometry.ts'
import styles from './box-drawing.module.css'
import { useQuoteTexts } from './quote-texts.ts'

type Weight = OfferView['weight']
type BoxDrawingProps = { readonly weight: Weight; readonly sizes: readonly SizeDraft[] }

/** Room for boxes in px at the 80 px root, and for the names of the sides around one box. */
const frame = { width: 210, height: 190 }
const margin = 46
/** More than three boxes beside each other are too small to compare. */
const mostDrawn = 3

/**
 * The boxes to scale: cardboard up to where the goods' own weight would fill them, red hatch where air is billed. In a
 * mixed shipment the bars below say how the whole compares.
 */
export function BoxDrawing({ weight, sizes }: BoxDrawingProps) {
  const texts = useQuoteTexts()
  const { locale, words } = texts
  const { drawing } = words.result
  const hatch = useId()
  const boxes = sizes.slice(0, mostDrawn).map(sidesOf)
  const scale = commonScale(boxes, { width: frame.width - 24 * (boxes.length - 1), height: frame.height })
  const drawn = boxes.map((sides, index) => drawBox(sides, scale, shareOf(weight, index)))
  const mixed = sizes.length > 1
  const more = sizes.length - boxes.length
  const summary = summaryOf(weight, mixed, texts)
  const width = drawn.reduce((sum, box) => sum + box.width, 0) + 24 * (drawn.length - 1)
  const height = Math.max(...drawn.map((box) => box.height))
  const starts = drawn.map((_, index) => drawn.slice(0, index).reduce((sum, box) => sum + box.width + 24, 0))

  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`${-margin} -12 ${Math.ceil(width + 2 * margin)} ${Math.ceil(height + (mixed ? 44 : 48))}`}
        role="img"
        aria-label={fill(drawing.label, { summary })}
      >
        <defs>
          <pattern
            id={hatch}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0v7" className={styles.hatch} />
          </pattern>
        </defs>
        {drawn.map((box, index) => (
          <g key={starts[index]} transform={`translate(${starts[index]} ${height - box.height})`}>
            <Box box={box} hatch={hatch} />
            {mixed ? (
              <text x={box.width / 2} y={box.height + 24} textAnchor="middle">
                {`${index + 1} × ${sizes[index]?.count ?? ''}`}
              </text>
            ) : (
              <Measures box={box} sides={boxes[index]} />
            )}
          </g>
        ))}
      </svg>
      {mixed && <Bars weight={weight} />}
      <figcaption>
        {summary}
        {more > 0 && ` ${plural(locale, more, drawing.more)}`}
        {!mixed && <small>{drawing.scale}</small>}
      </figcaption>
    </figure>
  )
}

function Box({ box, hatch }: { readonly box: DrawnBox; readonly hatch: string }) {
  const { full, air } = box
  return (
    <>
      <polygon points={full.left} className={styles.left} />
      <polygon points={full.right} className={styles.right} />
      <polygon points={full.top} className={styles.top} />
      {air && (
        <>
          <polygon points={air.left} fill={`url(#${hatch})`} className={styles.air} />
          <polygon points={air.right} fill={`url(#${hatch})`} className={styles.air} />
          <polygon points={air.top} className={styles.lid} />
        </>
      )}
    </>
  )
}

/** The three sides of a box, in cm, along its edges. */
export function Measures({ box, sides }: { readonly box: DrawnBox; readonly sides: Sides | undefined }) {
  const { length, width, height } = box.measures
  return (
    <g className={styles.measures}>
      <Side measure={width} anchor="end" value={sides?.width} />
      <Side measure={length} anchor="start" value={sides?.length} />
      <Side measure={height} anchor="end" value={sides?.height} />
    </g>
  )
}

function Side({
  measure,
  anchor,
  value,
}: {
  readonly measure: Measure
  readonly anchor: 'start' | 'end'
  readonly value: number | undefined
}) {
  const [[x1, y1], [x2, y2]] = measure.line
  return (
    <>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      <text x={measure.label[0]} y={measure.label[1]} textAnchor={anchor}>
        {`${value} cm`}
      </text>
    </>
  )
}

/** Both weights of the whole shipment as bars from nought. */
function Bars({ weight }: { readonly weight: Weight }) {
  const { locale, words } = useQuoteTexts()
  const { actual, volumetric, divisor } = weight
  const rows = [
    { name: words.result.actual, grams: actual, className: styles.solid },
    { name: fill(words.result.volumetric, { divisor }), grams: volumetric, className: styles.billed },
  ]
  const most = Math.max(actual, volumetric)
  return (
    <dl className={styles.bars} aria-label={words.result.drawing.bars}>
      {rows.map(({ name, grams, className }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatWeight(locale, grams, 1)}</dd>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(0.5, (grams / most) * 100)} height="8" className={className} />
          </svg>
        </div>
      ))}
    </dl>
  )
}

function sidesOf({ length, width, height }: SizeDraft): Sides {
  const read = (text: string) => (typedSide(text) ?? 10) / 10
  return { length: read(length), width: read(width), height: read(height) }
}

/** How full a box is of its own weight: all of it where that is the larger one. */
function shareOf({ sizes }: Weight, index: number): number {
  const size = sizes[index]
  return size && size.volumetric > 0 ? Math.min(1, size.actual / size.volumetric) : 1
}

/** Whether the volumetric weight is the larger, and rounded up comes to no more than the actual one. */
export function roundsAlike({ basis, actual, volumetric }: Weight): boolean {
  return basis === 'actual' && volumetric > actual
}

function summaryOf(
  weight: Weight,
  mixed: boolean,
  { locale, words }: ReturnType<typeof useQuoteTexts>,
): string {
  const { drawing } = words.result
  const billed = weight.charged - weight.actual
  const more = formatWeight(locale, Math.max(0, billed), 1)
  const airCounts = weight.basis === 'volumetric'
  if (roundsAlike(weight)) return fill(drawing.alike, { weight: formatWeight(locale, weight.charged, 1) })
  if (!mixed) return airCounts ? fill(drawing.airBilled, { weight: more }) : drawing.dense
  if (weight.level === 'piece') return airCounts ? fill(drawing.mixedPiece, { weight: more }) : drawing.dense
  return airCounts ? fill(drawing.mixed, { weight: more }) : drawing.mixedDense
}
