import type { TrackedShipment } from '@hongyan/domain/tracking-answer'
import { fill, formatDistance } from '@hongyan/locales'
import { RouteMap } from '../../../blocks/map/route-map.tsx'
import { useSpeech } from '../speech.ts'
import styles from './route-panel.module.css'

/** The way so far on the map, with the cities as a list for those who do not see it. */
export function RoutePanel({ shipment }: { readonly shipment: TrackedShipment }) {
  const { locale, words } = useSpeech()
  const { map, statuses } = words
  const { route, travelledKm, status } = shipment
  const goal = status === 'returning' || status === 'returned' ? shipment.origin : shipment.destination
  const from = goal === shipment.origin ? shipment.destination : shipment.origin
  const state = statuses[status].name
  const points = route.map(({ place, state: stop }) => ({
    lon: place.longitude,
    lat: place.latitude,
    state: stop,
    label:
      stop === 'current'
        ? fill(map.here, { city: place.name[locale], status: state.charAt(0).toLowerCase() + state.slice(1) })
        : place.name[locale],
  }))
  return (
    <figure className={styles.panel}>
      <RouteMap points={points} ariaLabel={map.title} />
      <figcaption className={styles.caption}>
        <span>
          {fill(map.travelled, {
            from: from.name[locale],
            to: goal.name[locale],
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
