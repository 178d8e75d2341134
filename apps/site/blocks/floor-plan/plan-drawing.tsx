import type { BlockOf } from '@hongyan/content'
import { classNames } from '@hongyan/ui/class-names.ts'
import { At } from '../../shell/parts/picture/at.tsx'
import { rem } from '../../shell/parts/picture/lengths.ts'
import pic from '../../shell/parts/picture/picture.module.css'
import styles from './floor-plan.module.css'
import { backToFront, blockOf, frameOf, numberSpots, place } from './isometric.ts'

type Plan = BlockOf<'floor-plan'>
type Tone = Plan['zones'][number]['tone']

/** How high things stand, in cells. */
const heights: Readonly<Record<Tone, number>> = { storage: 1.5, cold: 1.1, work: 0.55, office: 0.9, road: 0 }
/** Two numbers on the narrowest phone do not touch: 26 of 320 px. */
const numberReach = 26 / 320
const highest = Math.max(...Object.values(heights))

/** The plan in parallel perspective: ground with its grid, a block for each zone, a number on every roof. */
export function PlanDrawing({ plan }: { readonly plan: Plan }) {
  const { columns, rows, zones } = plan
  const frame = frameOf(columns, rows, highest)
  const raised = zones.map((zone) => ({ ...zone, up: heights[zone.tone] }))
  const spots = numberSpots(raised, frame, numberReach)
  const ground = blockOf({ x: 0, y: 0, width: columns, height: rows }, 0)
  return (
    <div className={styles.drawing}>
      <svg
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        className={styles.plan}
        aria-hidden="true"
      >
        <path className={styles.ground} d={ground.roof} />
        <path className={styles.grid} d={gridPath(columns, rows)} />
        {backToFront(zones).map((zone) => {
          const sides = blockOf(zone, heights[zone.tone])
          return (
            <g key={zone.label} className={classNames(styles.zone, styles[zone.tone])}>
              {zone.tone !== 'road' && (
                <>
                  <path className={styles.left} d={sides.left} />
                  <path className={styles.right} d={sides.right} />
                </>
              )}
              <path d={sides.roof} />
            </g>
          )
        })}
      </svg>
      <svg className={styles.numbers} aria-hidden="true">
        {spots.map(({ x, y }, index) => (
          <At key={zones[index]?.label} x={x} y={y}>
            <circle className={pic.paper} r={rem(11)} />
            <text y={rem(4.5)} textAnchor="middle">
              {index + 1}
            </text>
          </At>
        ))}
      </svg>
    </div>
  )
}

function gridPath(columns: number, rows: number): string {
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    const [a, b] = [place(x1, y1), place(x2, y2)]
    return `M${a.x} ${a.y}L${b.x} ${b.y}`
  }
  const down = Array.from({ length: columns - 1 }, (_, at) => line(at + 1, 0, at + 1, rows))
  const across = Array.from({ length: rows - 1 }, (_, at) => line(0, at + 1, columns, at + 1))
  return [...down, ...across].join('')
}
