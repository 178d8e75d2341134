import type { NetworkMode } from '@hongyan/content'
import { arcPath } from '../../shell/parts/map/arc.ts'
import styles from './network-map.module.css'
import { planOf } from './network-picture.tsx'
import { picture } from './plan-network.ts'
import { startsOf } from './starts.ts'

/** The lines of each city once more, to be shown strongly while its row is chosen. In the order of the rows. */
export function Highlights({
  mode,
  hubName,
}: {
  readonly mode: NetworkMode
  readonly hubName: (city: string) => string
}) {
  const { arcs } = planOf(mode, hubName)
  return (
    <svg className={styles.highlights} viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
      {startsOf(mode).map(({ id, routes }) => (
        <path key={id} d={routes.map((route) => (arcs[route] ? arcPath(arcs[route].arc) : '')).join('')} />
      ))}
    </svg>
  )
}
