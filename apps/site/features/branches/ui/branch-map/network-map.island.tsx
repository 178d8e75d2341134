import { type LocaleId, plural } from '@hongyan/locales'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useState } from 'react'
import { boundsOf } from '../tile-map/bounds-of.ts'
import { TileMap } from '../tile-map/tile-map.tsx'
import type { TileMark } from '../tile-map/tile-marks.tsx'
import type { Tiles } from '../tile-map/tiles.ts'
import styles from './network-map.module.css'
import type { NetworkPlace, NetworkPlaces } from './network-places.ts'

/**
 * The network on a map of tiles: each dot says what it is and leads to its branches.
 * @param data NetworkPlaces as JSON: given as they are, each value would be wrapped on its own
 * @param children the drawn map, as the page wrote it
 */
export function NetworkMap({ data, children }: { readonly data: string; readonly children?: ReactNode }) {
  const { tiles, locale, places, lines } = useMemo(() => JSON.parse(data) as NetworkPlaces, [data])
  const [active, setActive] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const marks = useMemo(
    () =>
      places.map(
        (place): TileMark => ({
          ...place,
          note: noteOf(place, tiles.words, locale),
          text: null,
          look: place.kind === 'hub' ? 'hub' : 'plain',
        }),
      ),
    [places, tiles, locale],
  )
  const bounds = useMemo(() => boundsOf(places), [places])
  useFollowedList(setActive)
  const place = places.find(({ code }) => code === chosen)
  return (
    <>
      <TileMap
        tiles={tiles}
        locale={locale}
        marks={marks}
        origin={null}
        bounds={bounds}
        lines={lines}
        active={active}
        chosen={chosen}
        onPoint={setActive}
        onChoose={setChosen}
        locate={null}
      >
        {children}
      </TileMap>
      {place && (
        <p className={styles.chosen}>
          <a href={place.href}>{place.name}</a> {noteOf(place, tiles.words, locale)}
        </p>
      )}
    </>
  )
}

function noteOf({ kind, count }: NetworkPlace, words: Tiles['words'], locale: LocaleId): string {
  return kind === 'hub' ? words.hub : plural(locale, count, words.city)
}

/** What is pointed at in the list beside the map is pointed at on it. */
function useFollowedList(point: (code: string | null) => void): void {
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
      if (link) point(link.dataset.place ?? null)
    }
    const names = ['pointerover', 'focusin']
    for (const name of names) document.addEventListener(name, follow)
    return () => {
      for (const name of names) document.removeEventListener(name, follow)
    }
  }, [point])
}
