import type { NetworkMode } from '@hongyan/content'
import { Deferred } from '@hongyan/ui/deferred.tsx'
import type { HTMLAttributes } from 'react'
import { arcPath } from '../../shell/parts/map/arc.ts'
import map from '../../shell/parts/map/map.module.css'
import { MapMark } from '../../shell/parts/map/map-label.tsx'
import styles from './network.module.css'
import { type NetworkPlan, picture, planNetwork } from './plan-network.ts'

// Content is built once per language, so a plan lasts as long as the content it was made from.
const plans = new WeakMap<NetworkMode, NetworkPlan>()

/** Where everything of a mode stands, worked out once. */
export function planOf(mode: NetworkMode, hubName: (city: string) => string): NetworkPlan {
  const known = plans.get(mode) ?? planNetwork(mode, hubName)
  plans.set(mode, known)
  return known
}

function DeferredPicture(props: HTMLAttributes<HTMLElement> & { readonly 'data-mode'?: string | undefined }) {
  return <Deferred {...props} id={`network-${props['data-mode']}`} file="network" />
}

/**
 * Routes, dots and names of one kind of network. A picture: its text equal stands beside it. Far down a page it may
 * be `deferred`, and comes when the page is there.
 */
export function NetworkPicture({
  mode,
  label,
  hubName,
  deferred = false,
}: {
  readonly mode: NetworkMode
  readonly label: string
  readonly hubName: (city: string) => string
  readonly deferred?: boolean
}) {
  const { arcs, marks } = planOf(mode, hubName)
  const Frame = deferred ? DeferredPicture : 'div'
  return (
    <Frame role="img" aria-label={label} data-mode={mode.id} className={styles.picture}>
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
        {marks.map((mark) => (
          <MapMark key={mark.wish.text} {...mark} />
        ))}
      </svg>
    </Frame>
  )
}
