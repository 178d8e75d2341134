import { type ReactNode, useEffect, useRef, useState } from 'react'
import { followAsking } from './follow-asking.ts'
import type { LiveMap } from './live-map.tsx'
import type { LiveMapProps } from './live-map-props.ts'
import { type MapState, TileFrame } from './tile-frame.tsx'

type TileMapProps = Omit<LiveMapProps, 'steps' | 'onOpen' | 'onEnd'> & {
  /** The drawn map. */
  readonly children: ReactNode
}

/** What was asked for: the part that draws it, and how far to zoom at once. */
type Asked = { readonly Live: typeof LiveMap; readonly steps: number }

/** A map of tiles in the place of the drawn one, fetched when somebody opens or moves that. */
export function TileMap({ children, ...props }: TileMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<MapState>('asleep')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [by, setBy] = useState<string | null>(null)
  useEffect(() => {
    if (frame.current === null) return
    setState('drawn')
    return followAsking(frame.current, async (steps) => {
      setState('opening')
      try {
        const { LiveMap: Live } = await import('./live-map.tsx')
        setAsked({ Live, steps })
      } catch {
        setState('without')
      }
    })
  }, [])
  return (
    <TileFrame
      words={props.tiles.words}
      state={state}
      by={by}
      frame={frame}
      live={
        asked && (
          <asked.Live
            {...props}
            steps={asked.steps}
            onOpen={(whose) => {
              setBy(whose)
              setState('open')
            }}
            onEnd={(end) => {
              setAsked(null)
              setState(end)
              // Once the button is there again.
              if (end === 'drawn') requestAnimationFrame(() => buttonIn(frame.current)?.focus())
            }}
          />
        )
      }
    >
      {children}
    </TileFrame>
  )
}

function buttonIn(frame: HTMLElement | null): HTMLElement | null {
  return frame?.querySelector<HTMLElement>('[data-map-open]') ?? null
}
