import { loadingMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { place } from '../../../blocks/floor-plan/isometric.ts'
import styles from './measure-drawing.module.css'

/** A crate on its pallet with a ring to lift it by, in cells of the drawing. The measures go round all of it. */
const pallet = { length: 6, width: 4, height: 0.4 }
const crate = { inset: 0.4, top: 2.6 }
const ring = { x: pallet.length / 2, y: pallet.width / 2, top: 3.2 }
/** Where the forks go in, along the pallet's side. */
const forks = [
  [0.8, 2.3],
  [3.7, 5.2],
] as const
/** How far outside the piece a measure stands. */
const away = 0.55

type Corner = readonly [x: number, y: number, up: number]

/** How a piece is measured: its longest, widest and highest points, pallet and ring included. The lead says the same. */
export function MeasureDrawing({ locale }: { readonly locale: LocaleId }) {
  const { fields } = loadingMessages(locale)
  const { length, width } = pallet
  const eye = place(ring.x, ring.y, (crate.top + ring.top) / 2)
  return (
    <svg className={styles.drawing} viewBox="-215 -105 490 345" aria-hidden="true">
      <Block from={0} to={pallet.height} inset={0} className={styles.pallet} />
      {forks.map(([start, end]) => (
        <path
          key={start}
          className={styles.fork}
          d={line([start, width, 0.08], [end, width, 0.08], [end, width, 0.3], [start, width, 0.3])}
        />
      ))}
      <Block from={pallet.height} to={crate.top} inset={crate.inset} className={styles.crate} />
      <circle className={styles.ring} cx={eye.x} cy={eye.y} r={eye.y - place(ring.x, ring.y, ring.top).y} />
      <path
        className={styles.reach}
        d={
          line([ring.x, ring.y, ring.top], [-away, width + away, ring.top]) +
          line([0, width, 0], [-away, width + away, 0]) +
          line([0, width, 0], [0, width + away, 0]) +
          line([length, width, 0], [length, width + away, 0]) +
          line([length, width, 0], [length + away, width, 0]) +
          line([length, 0, 0], [length + away, 0, 0])
        }
      />
      <Measure
        from={[0, width + away, 0]}
        to={[length, width + away, 0]}
        name={fields.l}
        dx={-14}
        dy={24}
        anchor="end"
      />
      <Measure
        from={[length + away, 0, 0]}
        to={[length + away, width, 0]}
        name={fields.w}
        dx={14}
        dy={22}
        anchor="start"
      />
      <Measure
        from={[-away, width + away, 0]}
        to={[-away, width + away, ring.top]}
        name={fields.h}
        dx={-12}
        dy={5}
        anchor="end"
      />
    </svg>
  )
}

/** The three sides of a block that can be seen, between two heights. */
function Block(props: {
  readonly from: number
  readonly to: number
  readonly inset: number
  readonly className: string | undefined
}) {
  const { from, to, inset, className } = props
  const [back, right, front] = [inset, pallet.length - inset, pallet.width - inset]
  return (
    <g className={className}>
      <path d={`${line([back, back, to], [right, back, to], [right, front, to], [back, front, to])}Z`} />
      <path
        d={`${line([back, front, to], [right, front, to], [right, front, from], [back, front, from])}Z`}
      />
      <path
        d={`${line([right, back, to], [right, front, to], [right, front, from], [right, back, from])}Z`}
      />
    </g>
  )
}

function Measure(props: {
  readonly from: Corner
  readonly to: Corner
  readonly name: string
  readonly dx: number
  readonly dy: number
  readonly anchor: 'start' | 'end'
}) {
  const { from, to, name, dx, dy, anchor } = props
  const [start, end] = [place(...from), place(...to)]
  return (
    <>
      <path className={styles.measure} d={line(from, to)} />
      <text x={(start.x + end.x) / 2 + dx} y={(start.y + end.y) / 2 + dy} textAnchor={anchor}>
        {name}
      </text>
    </>
  )
}

function line(...corners: readonly Corner[]): string {
  return `M${corners.map((corner) => Object.values(place(...corner)).join(' ')).join('L')}`
}
