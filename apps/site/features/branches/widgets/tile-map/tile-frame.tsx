import { fill } from '@hongyan/locales'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode, Ref } from 'react'
import styles from './tile-frame.module.css'
import type { TilesWords } from './tiles.ts'

/** `asleep`: no script answers yet. `without`: it was asked for and could not be shown. */
export type MapState = 'asleep' | 'drawn' | 'opening' | 'open' | 'without'

type TileFrameProps = {
  readonly words: Pick<TilesWords, 'open' | 'opening' | 'failed' | 'data'>
  readonly state: MapState
  /** Whose data the open map is; null where nobody says. */
  readonly by?: string | null
  /** Where a script finds what the map shows; none where the page itself has it. */
  readonly places?: string
  /** The map that was opened. */
  readonly live?: ReactNode
  readonly frame?: Ref<HTMLDivElement>
  /** The drawn map: it stands until the other is there, and wherever that cannot be. */
  readonly children: ReactNode
}

/** A drawn map with the button that opens the map of tiles in its place. */
export function TileFrame({ words, state, by, places, live, frame, children }: TileFrameProps) {
  return (
    <div ref={frame} className={styles.frame} data-map={state} data-map-places={places}>
      {/* Kept while hidden: markup of the server cannot be written a second time. */}
      <div className={styles.drawn}>{children}</div>
      {live}
      <div className={styles.over}>
        <button type="button" className={styles.open} data-map-open="" aria-disabled={state === 'opening'}>
          <PlusIcon size={16} />
          <span className={styles.asks}>{words.open}</span>
          <span className={styles.waits}>{words.opening}</span>
        </button>
      </div>
      <p className={styles.failed} role="status">
        {words.failed}
      </p>
      <p className={styles.by} data-map-by="">
        {state === 'open' && by && fill(words.data, { by })}
      </p>
    </div>
  )
}
