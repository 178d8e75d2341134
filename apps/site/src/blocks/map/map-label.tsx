import styles from './map.module.css'
import type { LabelPlace, LabelWish } from './place-labels.ts'
import { textWidth } from './text-size.ts'

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`

/** The dot of a place, at the same size however large the map is. */
export function MapDot({
  x,
  y,
  look,
}: {
  x: number
  y: number
  look: 'plain' | 'current' | 'ahead' | 'hub'
}) {
  const at = { cx: percent(x), cy: percent(y) }
  if (look === 'plain') return <circle {...at} r="4" />
  if (look === 'hub') return <circle {...at} r="6" className={styles.current} />
  if (look === 'ahead') return <circle {...at} r="3.5" className={styles.ahead} />
  return (
    <>
      <circle {...at} r="13" className={styles.ring} />
      <circle {...at} r="7" className={styles.current} />
    </>
  )
}

/** The name of a place. Positions are fractions, offsets px, so it reads the same at every width. */
export function MapName({
  wish,
  place,
  look = 'plain',
}: {
  readonly wish: LabelWish
  readonly place: LabelPlace
  readonly look?: 'plain' | 'strong' | 'chip'
}) {
  const { dx, dy, anchor, led } = place
  const padding = wish.padding ?? 0
  const width = textWidth(wish.text) * 13 + padding * 2
  const left = anchor === 'start' ? dx - padding : anchor === 'end' ? dx + padding - width : dx - width / 2
  return (
    <svg aria-hidden="true" x={percent(wish.x)} y={percent(wish.y)} overflow="visible">
      {led && <path className={styles.leader} d={`M0 0L${dx} ${dy}`} />}
      {look === 'chip' && (
        <rect className={styles.chip} x={left} y={dy - 13} width={width} height="26" rx="4" />
      )}
      <text
        x={look === 'chip' ? left + width / 2 : dx}
        y={dy}
        dy=".35em"
        textAnchor={look === 'chip' ? 'middle' : anchor === 'start' ? undefined : anchor}
        className={look === 'plain' ? undefined : styles[look === 'chip' ? 'chipWords' : 'strong']}
      >
        {wish.text}
      </text>
    </svg>
  )
}
