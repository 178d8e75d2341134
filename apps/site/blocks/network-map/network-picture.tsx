import type { NetworkMode } from '@hongyan/content'
import { Deferred } from '@hongyan/ui/deferred.tsx'
import type { HTMLAttributes } from 'react'
import { type Arc, arcPath } from '../../shell/parts/map/arc.ts'
import map from '../../shell/parts/map/map.module.css'
import { MapMark } from '../../shell/parts/map/map-label.tsx'
import styles from './network.module.css'
import { type NetworkPlan, picture, planNetwork } from './plan-network.ts'

// Content is built once per language, so a plan lasts as long as the content it was made from.
const plans = new WeakMap<NetworkMode, Map<string, NetworkPlan>>()

/** Where everything of a mode stands, worked out once for the same ways of aircraft. */
export function planOf(
  mode: NetworkMode,
  hubName: (city: string) => string,
  ways: readonly Arc[] = [],
): NetworkPlan {
  const known = plans.get(mode) ?? new Map<string, NetworkPlan>()
  const key = ways.map(arcPath).join()
  const plan = known.get(key) ?? planNetwork(mode, hubName, ways)
  plans.set(mode, known.set(key, plan))
  return plan
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
  ways = [],
  deferred = false,
}: {
  readonly mode: NetworkMode
  readonly label: string
  readonly hubName: (city: string) => string
  /** Of the aircraft that fly over it. */
  readonly ways?: readonly Arc[]
  readonly deferred?: boolean
}) {
  const { arcs, marks } = planOf(mode, hubName, ways)
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
      {(['narrow', 'wide'] as const).map((level) => (
        <svg key={level} aria-hidden="true" className={map.marks} data-level={level}>
          {marks.map(
            ({ wish, places, name }) =>
              places[level] && (
                <MapMark key={wish.text} wish={wish} place={places[level]} mark="none" name={name} />
              ),
          )}
        </svg>
      ))}
      <svg aria-hidden="true" className={map.marks}>
        {marks.map(
          ({ wish, mark, name }) =>
            mark !== 'none' && <MapMark key={wish.text} wish={wish} place={null} mark={mark} name={name} />,
        )}
      </svg>
    </Frame>
  )
}
