import { fill, type LocaleId } from '@hongyan/locales'
import { MinusIcon, PinIcon, PlusIcon, RangeIcon } from '@hongyan/ui/icons.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Point } from '../../branch-answer.ts'
import type { Bounds, MapLine } from './opened-map.ts'
import styles from './tile-map.module.css'
import { type TileMark, TileMarks } from './tile-marks.tsx'
import type { Tiles } from './tiles.ts'
import { useTileMap } from './use-tile-map.ts'

type TileMapProps = {
  readonly tiles: Tiles
  readonly locale: LocaleId
  readonly marks: readonly TileMark[]
  readonly origin: Point | null
  readonly bounds: Bounds
  readonly lines: readonly MapLine[]
  readonly active: string | null
  readonly chosen: string | null
  readonly onPoint: (code: string | null) => void
  readonly onChoose: (code: string) => void
  /** Asks where the visitor is, by the words on its button; null where nothing depends on that. */
  readonly locate: { readonly text: string; readonly ask: () => void } | null
  /** The drawn map: it stands until the other is there, and wherever that cannot be. */
  readonly children: ReactNode
}

/** A map of tiles in the place of the drawn one, once it comes near. */
export function TileMap(props: TileMapProps) {
  const { tiles, marks, origin, bounds, active, chosen, onPoint, onChoose, locate, children } = props
  const { words } = tiles
  const host = useRef<HTMLDivElement>(null)
  const { map, state, open } = useTileMap(host, props)
  const [west, south, east, north] = bounds
  useEffect(() => map?.fit([west, south, east, north]), [map, west, south, east, north])
  useEffect(() => map?.keepFree(marks), [map, marks])
  const place = marks.find(({ code }) => code === chosen)
  useEffect(() => {
    if (place) map?.reveal(place)
  }, [map, place])
  const by = tiles.by ?? map?.by
  return (
    <div className={styles.frame} data-map={state}>
      {/* Kept while hidden: markup of the server cannot be written a second time. */}
      <div className={styles.drawn} hidden={map !== null}>
        {children}
      </div>
      <div className={styles.live} inert={map === null}>
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
      {state === 'asked-for' && (
        <button type="button" className={styles.open} onClick={open}>
          {words.open}
        </button>
      )}
      {map && by && <p className={styles.by}>{fill(words.data, { by })}</p>}
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
