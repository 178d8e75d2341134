import { MinusIcon, PinIcon, PlusIcon, RangeIcon } from '@hongyan/ui/icons.tsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './live-map.module.css'
import type { LiveMapProps } from './live-map-props.ts'
import { takenBy } from './taken-by.ts'
import { TileMarks } from './tile-marks.tsx'
import { useOpenedMap } from './use-opened-map.ts'

/** The map of tiles itself, with its marks and controls. */
export function LiveMap(props: LiveMapProps) {
  const { tiles, marks, origin, lines, bounds, active, chosen, onPoint, onChoose, locate, onEnd } = props
  const { words } = tiles
  const host = useRef<HTMLDivElement>(null)
  const map = useOpenedMap(host, props)
  const [west, south, east, north] = bounds
  const first = useRef(true)
  useEffect(() => {
    if (map === null) return
    // It was opened with these bounds, and may have been moved since.
    if (!first.current) map.fit([west, south, east, north])
    first.current = false
  }, [map, west, south, east, north])
  useEffect(() => map?.keepFree(takenBy(marks, origin)), [map, marks, origin])
  const place = marks.find(({ code }) => code === chosen)
  useEffect(() => {
    if (place) map?.reveal(place)
  }, [map, place])
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (map === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape') {
      event.preventDefault()
      if (chosen === null) onEnd('drawn')
      else onChoose(null)
      return
    }
    // The picture itself hears its own keys.
    if (event.target instanceof HTMLCanvasElement) return
    if (key === '+' || key === '=') map.zoomBy(1)
    else if (key === '-') map.zoomBy(-1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons and the picture in it.
    <div className={styles.live} inert={map === null} onKeyDown={press}>
      <div ref={host} className={styles.host} />
      {map && (
        <>
          <TileMarks
            map={map}
            marks={marks}
            origin={origin}
            lines={lines}
            buttons={locate ? 4 : 3}
            active={active}
            chosen={chosen}
            onPoint={onPoint}
            onChoose={onChoose}
          />
          <div className={styles.controls}>
            <Control label={words.zoomIn} act={() => map.zoomBy(1)}>
              <PlusIcon size={18} />
            </Control>
            <Control label={words.zoomOut} act={() => map.zoomBy(-1)}>
              <MinusIcon size={18} />
            </Control>
            <Control label={words.fit} act={() => map.fit(bounds)}>
              <RangeIcon size={18} />
            </Control>
            {locate && (
              <Control label={locate.text} act={locate.ask}>
                <PinIcon size={18} />
              </Control>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function Control({
  label,
  act,
  children,
}: {
  readonly label: string
  readonly act: () => void
  readonly children: ReactNode
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={act}>
      {children}
    </button>
  )
}
