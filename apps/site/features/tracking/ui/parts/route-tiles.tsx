import { type ReactNode, useMemo, useState } from 'react'
import type { RouteStop } from '../../../../shell/parts/map/plan-route.ts'
import { boundsOf } from '../../../branches/widgets/tile-map/bounds-of.ts'
import type { MapLine } from '../../../branches/widgets/tile-map/opened-map.ts'
import { TileMap } from '../../../branches/widgets/tile-map/tile-map.tsx'
import type { TileMark } from '../../../branches/widgets/tile-map/tile-mark.ts'
import type { Tiles } from '../../../branches/widgets/tile-map/tiles.ts'
import { useTrackingTexts } from '../tracking-texts.ts'

/** Free room around the way, as a share of it: names stand there. */
const air = 0.2

/** A stop with the name of its city, and what it says of the shipment. */
type NamedStop = RouteStop & { readonly city: string; readonly note: string }

/** The way of a shipment on a map that may be opened in the place of the drawn one. */
export function RouteTiles({
  tiles,
  stops,
  children,
}: {
  readonly tiles: Tiles
  readonly stops: readonly NamedStop[]
  /** The drawn map. */
  readonly children: ReactNode
}) {
  const { locale } = useTrackingTexts()
  const [active, setActive] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const marks = useMemo(() => marksOf(stops), [stops])
  return (
    <TileMap
      tiles={tiles}
      locale={locale}
      marks={marks}
      origin={null}
      bounds={boundsOf(marks, air)}
      lines={linesOf(stops)}
      spots={[]}
      active={active}
      chosen={chosen}
      onPoint={setActive}
      onChoose={setChosen}
      locate={null}
    >
      {children}
    </TileMap>
  )
}

/** A place met again later is one mark, as it was met last. */
function marksOf(stops: readonly NamedStop[]): readonly TileMark[] {
  const byPlace = new Map(stops.map((stop) => [`${stop.lon} ${stop.lat}`, stop]))
  return [...byPlace].map(([code, { lon, lat, state, city, note, labelWithState }]) => {
    const isNow = state === 'current' || state === 'arrived'
    return {
      code,
      name: city,
      note,
      text: null,
      look: isNow ? 'hub' : 'plain',
      size: isNow ? 8 : 4,
      title: city,
      ...(labelWithState !== undefined && { titleWithState: labelWithState }),
      longitude: lon,
      latitude: lat,
    }
  })
}

function linesOf(stops: readonly NamedStop[]): readonly MapLine[] {
  return stops.slice(1).flatMap(({ lon, lat, state }, index) => {
    const from = stops[index]
    if (!from || (from.lon === lon && from.lat === lat)) return []
    const ends = [
      { longitude: from.lon, latitude: from.lat },
      { longitude: lon, latitude: lat },
    ] as const
    return [{ ends, ahead: state === 'ahead' }]
  })
}
