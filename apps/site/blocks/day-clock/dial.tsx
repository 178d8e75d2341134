import type { BlockOf } from '@hongyan/content'
import pic from '../../shell/parts/picture/picture.module.css'
import styles from './day-clock.module.css'
import { arcBand, ringsOf, spotAt } from './dial.ts'

const outer = 166
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const between = 4

/** The face: hours around it, a numbered band for each span, a red hand at the moment that matters. */
export function Dial({
  spans,
  mark,
}: {
  readonly spans: BlockOf<'day-clock'>['spans']
  readonly mark: number | null
}) {
  const rings = ringsOf(spans)
  // Two rings and more leave room for the words in the middle.
  const thick = rings.some(({ ring }) => ring > 0) ? 24 : 34
  return (
    <svg viewBox="-210 -210 420 420" className={styles.dial} aria-hidden="true">
      <circle r={outer} className={pic.faint} />
      <circle r={outer - thick} className={pic.paper} />
      {hours.map((hour) => {
        const [near, far, label] = [
          spotAt(hour, outer + 6),
          spotAt(hour, outer + (hour % 6 ? 11 : 16)),
          spotAt(hour, outer + 30),
        ]
        return (
          <g key={hour}>
            <path className={styles.stroke} d={`M${near.x} ${near.y}L${far.x} ${far.y}`} />
            {hour % 6 === 0 && (
              <text className={styles.hour} x={label.x} y={label.y + 5} textAnchor="middle">
                {hour}
              </text>
            )}
          </g>
        )
      })}
      {rings.map(({ span, ring }, index) => {
        const edge = outer - ring * (thick + between)
        const middle = spotAt((span.from + span.to) / 2, edge - thick / 2)
        const long = span.to - span.from >= 0.9
        return (
          <g key={span.from + span.label}>
            <path className={pic.ink} d={arcBand(span, edge, edge - thick, 1.5)} />
            {long && (
              <text className={styles.count} x={middle.x} y={middle.y + 5} textAnchor="middle">
                {index + 1}
              </text>
            )}
          </g>
        )
      })}
      {mark !== null && <Hand at={mark} foot={outer - thick - 8} />}
    </svg>
  )
}

function Hand({ at, foot: inner }: { readonly at: number; readonly foot: number }) {
  const [tip, foot, head] = [spotAt(at, outer + 20), spotAt(at, inner), spotAt(at, outer + 12)]
  return (
    <>
      <path className={styles.halo} d={`M${foot.x} ${foot.y}L${tip.x} ${tip.y}`} />
      <path className={styles.hand} d={`M${foot.x} ${foot.y}L${tip.x} ${tip.y}`} />
      <circle className={pic.signal} cx={head.x} cy={head.y} r="8" />
    </>
  )
}
