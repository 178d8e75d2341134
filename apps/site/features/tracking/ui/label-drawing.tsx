import type { TrackingMessages } from '@hongyan/content/messages'
import { fill } from '@hongyan/locales'
import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import { interleavedBars } from './interleaved-bars.ts'
import styles from './label-drawing.module.css'

type Guide = TrackingMessages['guide']

const waybillNo = sampleNumbers.several_pieces.number
const orderNo = sampleNumbers.order_number.number
const [, piece = '', count = ''] = sampleNumbers.package_number.number.split('-')

/**
 * Two labels with their numbers marked 1 to 4: the numbers are those of the sample data, and a scanner reads the
 * bars. Drawn in a box of 546 by 358.
 */
export function LabelDrawing({ guide }: { readonly guide: Guide }) {
  return (
    <svg viewBox="7 7 546 358" className={styles.drawing} role="img" aria-label={guide.picture}>
      <g transform="translate(372 60)">
        <AirLabel guide={guide} />
      </g>
      <g transform="translate(8 8)">
        <ExpressLabel guide={guide} />
      </g>
    </svg>
  )
}

function ExpressLabel({ guide: { label } }: { readonly guide: Guide }) {
  return (
    <>
      <rect width="340" height="356" rx="8" className={styles.sheet} />
      <OwnMark x={16} y={10} />
      <text x="324" y="32" className={styles.product}>
        {label.product}
      </text>
      <path d="M0 50H340M0 104H340M0 212H340M0 290H340M190 290V356" className={styles.rule} />
      <text x="18" y="86" className={styles.route}>
        {label.toCity} 010
      </text>
      <text x="322" y="86" className={styles.sort}>
        B3 – 07
      </text>
      <Bars digits={waybillNo.slice(2)} x={34} y={118} width={272} height={50} />
      <Marked number={1} x={170} y={192} width={236}>
        {grouped(waybillNo)}
      </Marked>
      <Party x={18} y={238} sign={label.to}>
        {label.receiver}
      </Party>
      <Party x={18} y={272} sign={label.from}>
        {label.sender}
      </Party>
      <text x="18" y="314" className={styles.small}>
        {label.order}
      </text>
      <Marked number={3} x={102} y={336} width={160} small>
        {orderNo}
      </Marked>
      <text x="206" y="314" className={styles.small}>
        {fill(label.piece, { number: piece, count })}
      </text>
      <Marked number={2} x={268} y={336} width={128} small>
        {`…${waybillNo.slice(-4)}-${piece}-${count}-`}
      </Marked>
    </>
  )
}

function AirLabel({ guide: { label } }: { readonly guide: Guide }) {
  return (
    <>
      <rect width="180" height="304" rx="8" className={styles.sheet} />
      <path d="M0 46V8A8 8 0 0 1 8 0H172A8 8 0 0 1 180 8V46Z" className={styles.air} />
      <text x="14" y="30" className={styles.airName}>
        {label.air}
      </text>
      <Marked number={4} x={93} y={76} width={148} small>
        {sampleNumbers.air_waybill.number}
      </Marked>
      <path d="M14 104H166M14 144H166M14 184H166M14 224H166M96 144V224M14 264H166" className={styles.rule} />
      <path
        d="M14 118H70M14 130H120M14 158H60M14 170H82M108 158H146M108 170H134M14 198H70M14 210H52M108 198H150M108 210H140M14 238H110M14 250H84M14 280H96"
        className={styles.writing}
      />
    </>
  )
}

/** One of the numbers the list beside the drawing explains. `x` and `y` are the middle of its ring. */
function Marked({
  number,
  x,
  y,
  width,
  small = false,
  children,
}: {
  readonly number: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly small?: boolean
  readonly children: string
}) {
  const height = small ? 26 : 32
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2}
        className={styles.ring}
      />
      <text x="7" y={small ? 5 : 7} className={small ? styles.code : styles.number}>
        {children}
      </text>
      <circle cx={-width / 2} r="11" className={styles.mark} />
      <text x={-width / 2} y="5" className={styles.markNumber}>
        {number}
      </text>
    </g>
  )
}

function Party({
  x,
  y,
  sign,
  children,
}: {
  readonly x: number
  readonly y: number
  readonly sign: string
  readonly children: string
}) {
  return (
    <>
      <text x={x} y={y} className={styles.sign}>
        {sign}
      </text>
      <text x={x + 52} y={y} className={styles.party}>
        {children}
      </text>
    </>
  )
}

function Bars({
  digits,
  x,
  y,
  width,
  height,
}: {
  readonly digits: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}) {
  const code = interleavedBars(digits)
  const path = code.bars.map((bar) => `M${bar.at} 0h${bar.width}v${height}h${-bar.width}z`).join('')
  return <path d={path} transform={`translate(${x} ${y}) scale(${width / code.width} 1)`} />
}

function OwnMark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.66)`}>
      <path className={styles.wing} d={signalPath} />
      <path d={inkPath} />
    </g>
  )
}

/** A waybill number as it is printed: its letters, then groups of four. */
function grouped(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ').replace(/^[A-Z]+/, '$& ')
}
