import styles from './map.module.css'
import type { LabelPlace, LabelWish } from './place-labels.ts'
import { textWidth } from './text-size.ts'

export type MarkLook = 'plain' | 'current' | 'arrived' | 'ahead' | 'hub' | 'none'
export type NameLook = 'plain' | 'strong' | 'chip'

/** Size of a name in px, the same as in the style sheet. */
export const nameSize = 13

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`

/**
 * A place on the map: its dot and its name. The position is a share of the map and everything else is px, so it
 * reads the same at every width.
 */
export function MapMark({
  wish,
  place,
  mark,
  name,
}: {
  readonly wish: LabelWish
  /** Null where the name found no room. */
  readonly place: LabelPlace | null
  readonly mark: MarkLook
  readonly name: NameLook
}) {
  return (
    <svg aria-hidden="true" x={percent(wish.x)} y={percent(wish.y)} className={styles.mark}>
      {place?.led && <path d={`M0 0 ${place.dx} ${place.dy}`} />}
      <Dot look={mark} />
      {place && <Name wish={wish} place={place} look={name} />}
    </svg>
  )
}

function Dot({ look }: { readonly look: MarkLook }) {
  switch (look) {
    case 'none':
      return null
    case 'plain':
      return <circle r="4" />
    case 'ahead':
      return <circle r="3.5" className={styles.ahead} />
    case 'hub':
      return <circle r="6" className={styles.current} />
    case 'arrived':
      return (
        <>
          <circle r="9" className={styles.arrived} />
          <path d="m-4 0 3 3 5-6" className={styles.check} />
        </>
      )
    case 'current':
      return (
        <>
          <circle r="13" className={styles.ring} />
          <circle r="7" className={styles.current} />
        </>
      )
  }
}

function Name({
  wish,
  place,
  look,
}: {
  readonly wish: LabelWish
  readonly place: LabelPlace
  readonly look: NameLook
}) {
  const { dx, dy, anchor } = place
  if (look !== 'chip') {
    return (
      <text
        x={dx}
        y={dy + 4}
        className={look === 'strong' ? styles.strong : undefined}
        textAnchor={anchor === 'start' ? undefined : anchor}
      >
        {wish.text}
      </text>
    )
  }
  const padding = wish.padding ?? 0
  const width = textWidth(wish.text) * nameSize + padding * 2
  const left = anchor === 'start' ? dx - padding : anchor === 'end' ? dx + padding - width : dx - width / 2
  return (
    <>
      <rect className={styles.chip} x={left} y={dy - 13} width={width} height="26" rx="4" />
      <text x={left + width / 2} y={dy + 4} textAnchor="middle" className={styles.chipWords}>
        {wish.text}
      </text>
    </>
  )
}
