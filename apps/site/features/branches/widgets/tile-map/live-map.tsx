import type { LocaleId } from '@hongyan/locales'
import { MinusIcon, PinIcon, PlusIcon, RangeIcon } from '@hongyan/ui/icons.tsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Point } from '../../branch-answer.ts'
import styles from './live-map.module.css'
import type { Bounds, MapLine, MapSpot } from './opened-map.ts'
import { type TileMark, TileMarks } from './tile-marks.tsx'
import type { Tiles } from './tiles.ts'
import { useOpenedMap } from './use-opened-map.ts'

export type LiveMapProps = {
  readonly tiles: Tiles
  readonly locale: LocaleId
  readonly marks: readonly TileMark[]
  readonly origin: Point | null
  readonly bounds: Bounds
  readonly lines: readonly MapLine[]
  readonly spots: readonly MapSpot[]
  readonly active: string | null
  readonly chosen: string | null
  readonly onPoint: (code: string | null) => void
  readonly onChoose: (code: string | null) => void
  /** Asks where the visitor is, by the words on its button; null where nothing depends on that. */
  readonly locate: { readonly text: string; readonly ask: () => void } | null
  /** How far to zoom once it is there. */
  readonly steps: number
  /** It is there; told whose data it is. */
  readonly onOpen: (by: string | null) => void
  /** It is no more: `drawn` where somebody closed it. */
  readonly onEnd: (end: 'drawn' | 'without') => void
}

/** The map of tiles itself, with its marks and controls. */
export function LiveMap(props: LiveMapProps) {
  const { tiles, marks, origin, bounds, active, chosen, onPoint, onChoose, locate, onEnd } = props
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
  useEffect(() => map?.keepFree(marks), [map, marks])
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
