import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, formatDistance } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { RouteMap } from '../../../../shell/parts/map/route-map.tsx'
import { whereabouts } from '../text/shipment-words.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './route-panel.module.css'
import { RouteTiles } from './route-tiles.tsx'

/** The way so far on the map, with the cities as a list for those who do not see it. */
export function RoutePanel({
  shipment,
  className,
}: {
  readonly shipment: TrackedShipment
  readonly className?: string | undefined
}) {
  const texts = useTrackingTexts()
  const { locale, words, tiles } = texts
  const { map, statuses, header } = words
  const { route, travelledKm, status } = shipment
  const back = status === 'returning' || status === 'returned'
  // Until the next scan nobody knows how far a first leg has come.
  const caption = travelledKm === 0 ? header.route : back ? map.travelledBack : map.travelled
  const name = statuses[status].name
  const doing = whereabouts(texts, shipment) ?? name.charAt(0).toLowerCase() + name.slice(1)
  const ended = status === 'delivered' || status === 'returned'
  const points = route.map(({ place, state: stop }, index) => ({
    lon: place.longitude,
    lat: place.latitude,
    state: ended && index === route.length - 1 ? ('arrived' as const) : stop,
    city: place.name[locale],
    note: map[stop],
    label: place.name[locale],
    ...(stop === 'current' && {
      labelWithState: fill(map.here, { city: place.name[locale], status: doing }),
    }),
  }))
  const drawn = <RouteMap points={points} ariaLabel={map.title} />
  return (
    <figure className={classNames(styles.panel, className)}>
      {tiles ? (
        <RouteTiles tiles={tiles} stops={points}>
          {drawn}
        </RouteTiles>
      ) : (
        drawn
      )}
      <figcaption className={styles.caption}>
        <span>
          {fill(caption, {
            from: shipment.origin.name[locale],
            to: shipment.destination.name[locale],
            distance: formatDistance(locale, travelledKm),
          })}
        </span>
        <span className={styles.note}>{map.cityLevel}</span>
      </figcaption>
      <div className="visually-hidden">
        <p>{map.asText}</p>
        <ol>
          {route.map(({ place, state: stop, at }) => (
            <li key={`${place.cityCode} ${at}`}>
              {place.name[locale]} ({map[stop]})
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
