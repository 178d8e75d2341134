import type { NetworkMode } from '@hongyan/content'
import { arcPath } from '../map/arc.ts'
import map from '../map/map.module.css'
import { MapDot, MapName } from '../map/map-label.tsx'
import styles from './network.module.css'
import { picture, planNetwork } from './plan-network.ts'

/** Routes, dots and names of one kind of network. A picture: its text equal stands beside it. */
export function NetworkPicture({ mode, label }: { readonly mode: NetworkMode; readonly label: string }) {
  const { arcs, marks, names } = planNetwork(mode)
  return (
    <div role="img" aria-label={label} data-mode={mode.id} className={styles.picture}>
      <svg
        aria-hidden="true"
        className={`${map.arcs} ${styles.arcs}`}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
      >
        {arcs.map(({ arc, faint }) => (
          <path
            key={arcPath(arc)}
            d={arcPath(arc)}
            {...(faint ? { className: map.dotted } : { pathLength: 1 })}
          />
        ))}
      </svg>
      <svg aria-hidden="true" className={map.marks}>
        {marks.map(({ city, spot, look }) => (
          <MapDot key={city.id} x={spot.x} y={spot.y} look={look} />
        ))}
        {names.map(
          ({ wish, place, look }) =>
            place && <MapName key={wish.text} wish={wish} place={place} look={look} />,
        )}
      </svg>
    </div>
  )
}
