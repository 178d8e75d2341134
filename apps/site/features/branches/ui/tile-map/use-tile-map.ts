import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { MapSetting, OpenedMap, TakenSpot } from './opened-map.ts'
import type { Tiles } from './tiles.ts'

type Asked = Pick<MapSetting, 'locale' | 'bounds' | 'lines'> & {
  readonly tiles: Tiles
  readonly marks: readonly TakenSpot[]
}

/** `asked-for`: only on a press, where somebody pays for what is loaded. `without`: here it cannot be shown. */
type State = 'drawn' | 'asked-for' | 'opening' | 'open' | 'without'

/** How far below the screen the map may be when it is loaded, px. */
const nearPx = 200

/** Loads the map when its place comes near, and keeps it while its part of the page stands. */
export function useTileMap(
  host: RefObject<HTMLDivElement | null>,
  props: Asked,
): { map: OpenedMap | null; state: State; open: () => void } {
  const [state, setState] = useState<State>('drawn')
  const [map, setMap] = useState<OpenedMap | null>(null)
  const latest = useRef(props)
  latest.current = props
  const left = useRef(false)
  const opened = useRef<OpenedMap | null>(null)
  const give = useCallback((next: OpenedMap | null, now: State) => {
    opened.current = next
    setMap(next)
    setState(now)
  }, [])

  const open = useCallback(async () => {
    if (host.current === null || !canDraw()) return setState('without')
    setState('opening')
    try {
      const { tiles, locale, bounds, lines, marks: taken } = latest.current
      const { openTileMap } = await import('./open-tile-map.ts')
      const onLost = () => {
        opened.current?.close()
        give(null, 'without')
      }
      const setting = {
        host: host.current,
        address: tiles.address,
        words: tiles.words,
        locale,
        bounds,
        lines,
        taken,
        onLost,
      }
      const next = await openTileMap(setting)
      if (left.current) next.close()
      else give(next, 'open')
    } catch {
      // The drawn map is still there, and says the same.
      if (!left.current) give(null, 'without')
    }
  }, [give, host])

  useEffect(() => {
    left.current = false
    const place = host.current
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (place === null) return
    if (connection?.saveData) return setState('asked-for')
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        void open()
      },
      { rootMargin: `${nearPx}px` },
    )
    watch.observe(place)
    return () => {
      left.current = true
      watch.disconnect()
      opened.current?.close()
      opened.current = null
    }
  }, [host, open])

  return { map, state, open: () => void open() }
}

/** Whether the browser draws with the graphics the library needs. */
function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
