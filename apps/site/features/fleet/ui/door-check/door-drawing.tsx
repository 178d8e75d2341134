import type { HoldFit } from '@hongyan/domain/loading/fit-piece'
import { formatNumber, type LocaleId } from '@hongyan/locales'
import { At } from '../../../../shell/parts/picture/at.tsx'
import { rem } from '../../../../shell/parts/picture/lengths.ts'
import styles from './door-check.module.css'

/** Room around the door, in millimetres: fuselage at its sides, over it what is too tall, the dock under it. */
const room = { side: 620, above: 420, below: 300 } as const

/** The side of the aircraft with its open door, the piece on the sill, its height, and the highest that is taken. */
export function DoorDrawing({ hold, locale }: { readonly hold: HoldFit; readonly locale: LocaleId }) {
  const { orientation, door } = hold.kind === 'fits' ? hold.fit : hold.shortfall
  const { along, tall } = orientation
  const width = door.width + 2 * room.side
  const height = door.height + room.above + room.below
  const highest = hold.deck.piece.height
  const left = (door.width - along) / 2
  const share = {
    x: (value: number) => (value + room.side) / width,
    y: (up: number) => (room.above + door.height - up) / height,
  }
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox={`${-room.side} ${-door.height - room.above} ${width} ${height}`} aria-hidden="true">
        <path
          className={styles.skin}
          d={`M${-room.side} ${-door.height - room.above}h${width}v${height - room.below}h${-width}Z`}
        />
        <path
          className={styles.seam}
          d={`M${-room.side} ${-door.height - 210}h${width}M${-room.side} -${door.height / 2}h${room.side - 120}M${door.width + 120} -${door.height / 2}h${room.side - 120}`}
        />
        <rect
          className={styles.frame}
          x={-90}
          y={-door.height - 90}
          width={door.width + 180}
          height={door.height + 90}
          rx={140}
        />
        <rect className={styles.opening} y={-door.height} width={door.width} height={door.height} rx={70} />
        <path className={styles.dock} d={`M${-room.side} 0h${width}v${room.below}h${-width}Z`} />
        <rect className={styles.piece} x={left} y={-tall} width={along} height={tall} />
        {tall > highest && (
          <rect className={styles.over} x={left} y={-tall} width={along} height={tall - highest} />
        )}
        <path className={styles.highest} d={`M0 ${-highest}h${door.width}`} />
        <path className={styles.measure} d={`M${left - 150} 0v${-tall}m-60 0h120m-120 ${tall}h120`} />
      </svg>
      <svg className={styles.figures} aria-hidden="true">
        <At x={share.x(left - 230)} y={share.y(tall / 2)}>
          <text y={rem(4.5)} textAnchor="end">
            {formatNumber(locale, tall / 10)}
          </text>
        </At>
        <At x={share.x(door.width - 60)} y={share.y(highest)}>
          <text className={styles.limit} y={rem(17)} textAnchor="end">
            {formatNumber(locale, highest / 10)}
          </text>
        </At>
      </svg>
    </div>
  )
}
