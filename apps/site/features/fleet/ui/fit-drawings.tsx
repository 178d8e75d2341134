import { loadingMessages } from '@hongyan/content'
import { type Block, widthAt } from '@hongyan/domain/loading/blocks'
import type { HoldFit } from '@hongyan/domain/loading/fit-piece'
import type { Door, Orientation } from '@hongyan/domain/loading/shapes'
import type { LocaleId } from '@hongyan/locales'
import { rem } from '../../../shell/parts/picture/lengths.ts'
import styles from './fit-drawings.module.css'

/** The longest thing of a row of drawings, in design pixels. */
const widest = 220

type Drawn = {
  readonly orientation: Orientation
  readonly door: Door
  readonly block: Block
  readonly slanted: boolean
}

/** The door with the face that passes it, the contour and the position with the piece on it: one scale for all three. */
export function FitDrawings({ hold, locale }: { readonly hold: HoldFit; readonly locale: LocaleId }) {
  const words = loadingMessages(locale).drawings
  const drawn = drawnOf(hold)
  if (drawn === null) return null
  const { orientation, door, block } = drawn
  const { along, across, tall } = orientation
  const face = drawn.slanted || door.side === 'nose' ? across : along
  const { width, height, topWidth, shoulder } = block
  const scale =
    widest /
    Math.max(...[door.width, door.height, block.width, block.height, block.length, along, across, tall])
  const bad = hold.kind === 'no'
  const contour = [
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, -shoulder],
    [topWidth / 2, -height],
    [-topWidth / 2, -height],
    [-width / 2, -shoulder],
  ]
  return (
    <div className={styles.drawings} aria-hidden="true">
      <Drawing
        caption={words.door}
        scale={scale}
        wide={Math.max(door.width, face)}
        high={Math.max(door.height, tall)}
      >
        <rect
          className={styles.room}
          x={-door.width / 2}
          y={-door.height}
          width={door.width}
          height={door.height}
        />
        <rect
          className={bad ? styles.bad : styles.piece}
          x={-face / 2}
          y={-tall}
          width={face}
          height={tall}
        />
      </Drawing>
      <Drawing
        caption={words.contour}
        scale={scale}
        wide={Math.max(width, across)}
        high={Math.max(height, tall)}
      >
        <path className={styles.room} d={`M${contour.map(([x, y]) => `${x} ${y}`).join('L')}Z`} />
        <rect
          className={bad ? styles.bad : styles.piece}
          x={-across / 2}
          y={-tall}
          width={across}
          height={tall}
        />
        {!bad && (
          <path
            className={styles.clear}
            d={`M${-widthAt(block, tall) / 2} ${-tall}h${widthAt(block, tall)}`}
          />
        )}
      </Drawing>
      <Drawing
        caption={words.floor}
        scale={scale}
        wide={Math.max(block.length, along)}
        high={Math.max(width, across)}
      >
        <rect className={styles.room} x={-block.length / 2} y={-width} width={block.length} height={width} />
        <rect
          className={bad ? styles.bad : styles.piece}
          x={-along / 2}
          y={-width / 2 - across / 2}
          width={along}
          height={across}
        />
      </Drawing>
    </div>
  )
}

function drawnOf(hold: HoldFit): Drawn | null {
  if (hold.kind === 'no') return { ...hold.shortfall, slanted: hold.shortfall.limit === 'turn' }
  const { orientation, door, entry, blocks } = hold.fit
  const [block] = blocks
  return block === undefined ? null : { orientation, door, block, slanted: entry === 'slanted' }
}

/** One drawing, its origin in the middle of its floor; millimetres, at the scale of its row. */
function Drawing({
  caption,
  scale,
  wide,
  high,
  children,
}: {
  readonly caption: string
  readonly scale: number
  readonly wide: number
  readonly high: number
  readonly children: React.ReactNode
}) {
  const edge = 2 / scale
  const [width, height] = [wide + 2 * edge, high + 2 * edge]
  return (
    <figure>
      <svg
        aria-hidden="true"
        width={rem(width * scale)}
        height={rem(height * scale)}
        viewBox={`${-width / 2} ${-high - edge} ${width} ${height}`}
      >
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
