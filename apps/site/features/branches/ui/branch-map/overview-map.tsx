import { networkMessages, siteContent } from '@hongyan/content'
import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import type { LocaleId } from '@hongyan/locales'
import { arcBetween, arcPath, pointsAlong } from '../../../../shell/parts/map/arc.ts'
import { chinaRatio, chinaWindow } from '../../../../shell/parts/map/china-window.ts'
import { LandPicture } from '../../../../shell/parts/map/land-picture.tsx'
import map from '../../../../shell/parts/map/map.module.css'
import { MapMark, nameSize } from '../../../../shell/parts/map/map-label.tsx'
import { type LabelWish, placeLabels } from '../../../../shell/parts/map/place-labels.ts'
import { project, within } from '../../../../shell/parts/map/projection.ts'
import type { NetworkOverview } from './overview.ts'
import styles from './overview-map.module.css'

const picture = { width: 1000, height: 1000 / chinaRatio }
const widths = [335, 720]
const sameCityKm = 60

/** Dots grow with what they stand for: twice the branches, twice the area. */
const radiusOf = (count: number): number => Math.round(Math.min(9, 1.6 * Math.sqrt(count)) * 10) / 10

/** Every city with branches, the hubs by name, and the trunk routes between them. The list beside it says the same. */
export function OverviewMap({
  overview,
  locale,
}: {
  readonly overview: NetworkOverview
  readonly locale: LocaleId
}) {
  const trunk = siteContent(locale).home.network.modes.find(({ id }) => id === 'trunk')
  const spot = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
    within(chinaWindow, project(longitude, latitude))
  const cities = overview.provinces.flatMap((province) => province.cities)
  const ends = new Map((trunk?.cities ?? []).map((city) => [city.id, spot(city)]))
  const scaled = (id: string) => {
    const end = ends.get(id)
    return end && { x: end.x * picture.width, y: end.y * picture.height }
  }
  // A hub is called by the city its lines lead to, which an airport may lie outside of; two of a city share the name.
  const named = overview.hubs.map((hub) => {
    const city = trunk?.cities.find((one) => greatCircleKm(one, hub) < sameCityKm)
    return { ...hub, city: city?.name ?? hub.city }
  })
  const hubs = [...new Map(named.map((hub) => [hub.city, hub])).values()]
  const arcs = (trunk?.routes ?? []).flatMap(({ from, to }) => {
    const [start, end] = [scaled(from), scaled(to)]
    return start && end ? [{ id: `${from} ${to}`, arc: arcBetween(start, end, 0.08) }] : []
  })
  const wishes = hubs.map((hub): LabelWish => ({ ...spot(hub), text: hub.city, radius: 6 }))
  const names = placeLabels(wishes, {
    frames: widths.map((width) => ({ width, height: width / chinaRatio })),
    fontSize: nameSize,
    avoid: arcs.flatMap(({ arc }) =>
      pointsAlong(arc, 24).map(({ x, y }) => ({ x: x / picture.width, y: y / picture.height })),
    ),
  })
  return (
    <div className={styles.map} role="img" aria-label={networkMessages(locale).overview.map}>
      <LandPicture window={chinaWindow} />
      <svg aria-hidden="true" className={styles.routes} viewBox={`0 0 ${picture.width} ${picture.height}`}>
        {arcs.map(({ id, arc }) => (
          <path key={id} d={arcPath(arc)} />
        ))}
        {cities.map((city) => {
          const { x, y } = spot(city)
          return (
            <circle
              key={city.code}
              cx={Math.round(x * picture.width)}
              cy={Math.round(y * picture.height)}
              r={radiusOf(city.count)}
            />
          )
        })}
      </svg>
      <svg aria-hidden="true" className={map.marks}>
        {wishes.map((wish, index) => (
          <MapMark key={wish.text} wish={wish} place={names[index] ?? null} mark="hub" name="strong" />
        ))}
      </svg>
    </div>
  )
}
