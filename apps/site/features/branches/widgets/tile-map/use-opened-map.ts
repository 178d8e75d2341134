import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LiveMapProps } from './live-map-props.ts'
import { openTileMap } from './open-tile-map.ts'
import type { OpenedMap } from './opened-map.ts'
import { takenBy } from './taken-by.ts'

/** Opens the map in its place when that is there, and closes it with it. */
export function useOpenedMap(host: RefObject<HTMLDivElement | null>, props: LiveMapProps): OpenedMap | null {
  const [map, setMap] = useState<OpenedMap | null>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    let left = false
    let opened: OpenedMap | null = null
    const open = async (place: HTMLDivElement) => {
      const { tiles, locale, bounds, lines, spots, marks, origin, steps } = latest.current
      const { address, words } = tiles
      const onLost = () => latest.current.onEnd('without')
      const taken = takenBy(marks, origin)
      const setting = { host: place, address, words, locale, bounds, lines, spots, taken, onLost }
      try {
        const next = await openTileMap(setting)
        if (left) return next.close()
        opened = next
        // Whoever pressed the button is led on to what came in its place.
        const pressed = document.activeElement?.matches('[data-map-open]')
        setMap(next)
        latest.current.onOpen(tiles.by ?? next.by)
        if (steps !== 0) next.zoomBy(steps)
        if (pressed) requestAnimationFrame(next.focus)
      } catch {
        // The drawn map is still there, and says the same.
        if (!left) latest.current.onEnd('without')
      }
    }
    if (host.current) void open(host.current)
    return () => {
      left = true
      opened?.close()
    }
  }, [host])
  return map
}
