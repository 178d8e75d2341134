import { useEffect, useMemo, useState } from 'react'
import { boundsOf } from './bounds-of.ts'
import { LiveMap } from './live-map.tsx'
import type { PlacesData } from './places-data.ts'
import styles from './places-map.module.css'
import { showPlace } from './show-place.ts'
import type { MapState } from './tile-frame.tsx'

type PlacesMapProps = {
  readonly data: PlacesData
  readonly steps: number
  readonly onState: (state: MapState, by: string | null) => void
}

/** An opened map over a drawn one of the server: each mark says what it is and leads to its page. */
export function PlacesMap({ data, steps, onState }: PlacesMapProps) {
  const { tiles, locale, places, lines, spots } = data
  const [active, setActive] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const bounds = useMemo(() => boundsOf([...places, ...spots]), [places, spots])
  useFollowedList(setActive)
  const place = places.find(({ code }) => code === chosen)
  return (
    <>
      <LiveMap
        tiles={tiles}
        locale={locale}
        marks={places}
        origin={null}
        bounds={bounds}
        lines={lines}
        spots={spots}
        active={active}
        chosen={chosen}
        onPoint={setActive}
        onChoose={(code) => {
          setChosen(code)
          showPlace(code)
        }}
        locate={null}
        steps={steps}
        onOpen={(by) => onState('open', by)}
        onEnd={(end) => {
          showPlace(null)
          onState(end, null)
        }}
      />
      {place && (
        <p className={styles.chosen} aria-live="polite">
          <a href={place.href}>{place.name}</a> {place.note}
        </p>
      )}
    </>
  )
}

/** What is pointed at in the list beside the map is pointed at on it. */
function useFollowedList(point: (code: string | null) => void): void {
  useEffect(() => {
    const leave = new AbortController()
    const follow = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
      if (row) point(row.dataset.place ?? null)
    }
    for (const name of ['pointerover', 'focusin'])
      document.addEventListener(name, follow, { signal: leave.signal })
    return () => leave.abort()
  }, [point])
}
