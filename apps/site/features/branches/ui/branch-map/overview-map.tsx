import { networkMessages } from '@hongyan/content'
import { type LocaleId, plural } from '@hongyan/locales'
import { MinusIcon, PlusIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import { arcBetween, arcPath, pointsAlong } from '../../../../shell/parts/map/arc.ts'
import { countryRatio } from '../../../../shell/parts/map/country-ratio.ts'
import { homeWindow } from '../../../../shell/parts/map/home-window.gen.ts'
import { LandPicture } from '../../../../shell/parts/map/land-picture.tsx'
import map from '../../../../shell/parts/map/map.module.css'
import { MapMark } from '../../../../shell/parts/map/map-label.tsx'
import type { LabelWish } from '../../../../shell/parts/map/place-labels.ts'
import { fitWindow, project, within } from '../../../../shell/parts/map/projection.ts'
import { dotSize, hubSize } from './dot-size.ts'
import { foremostCities, hubCities, pathOfHub, trunkOf } from './hub-cities.ts'
import type { NetworkOverview } from './overview.ts'
import styles from './overview-map.module.css'
import { placeHubNames } from './place-hub-names.ts'
import { isIn, type Region } from './regions.ts'

const picture = { width: 1000, height: 1000 / countryRatio }
/** Widths that names are placed for, px, how large hubs are there, and where each holds; the style sheet says the same. */
const frames = [
  { width: 320, hub: 4.5, led: true, look: styles.narrow, without: styles.notNarrow },
  { width: 640, hub: hubSize, led: false, look: styles.wide, without: styles.notWide },
]
/** Of a part of the country: how much dots grow, and how many cities are named besides hubs. */
const near = { growth: 1.7, named: 24, leastSpan: 8, air: 1.18 }

/**
 * Every city with branches, the hubs by name, and the trunk routes between them; of a part of the country nearer, with
 * its cities by name. The list beside it says the same.
 */
export function OverviewMap({
  overview,
  region,
  locale,
}: {
  readonly overview: NetworkOverview
  readonly region: Region | null
  readonly locale: LocaleId
}) {
  const { cities: ends, routes } = trunkOf(locale)
  const { overview: words, tiles } = networkMessages(locale)
  const groups = [...overview.provinces, ...townsOf(overview)]
  const cities = groups.flatMap((province) => province.cities)
  const own = cities.filter(({ code }) => isIn(region, code))
  const window =
    region === null
      ? homeWindow
      : fitWindow(
          own.map(({ longitude, latitude }) => project(longitude, latitude)),
          countryRatio,
          near.leastSpan,
          near.air,
        )
  const spot = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
    within(window, project(longitude, latitude))
  const isShown = (place: { longitude: number; latitude: number }) => {
    const { x, y } = spot(place)
    return Math.min(x, y) > 0.02 && Math.max(x, y) < 0.98
  }
  // A few towns are named, all cities of a large country are not.
  const isNear = region !== null || overview.towns.length > 0
  const sizeOf = (count: number) => dotSize(count) * (isNear ? near.growth : 1)
  const scaled = (id: string) => {
    // Lines of another country than that of the map lead off it.
    const end = ends.find((one) => one.id === id && (overview.towns.length === 0 || isShown(one)))
    const at = end && spot(end)
    return at && { x: at.x * picture.width, y: at.y * picture.height }
  }
  const hubs = hubCities(overview.hubs, locale).filter(isShown)
  const arcs = routes.flatMap(({ from, to }) => {
    const [start, end] = [scaled(from), scaled(to)]
    return start && end ? [{ id: `${from} ${to}`, arc: arcBetween(start, end, 0.08) }] : []
  })
  const along = arcs.flatMap(({ arc }) =>
    pointsAlong(arc, 24).map(({ x, y }) => ({ x: x / picture.width, y: y / picture.height })),
  )
  const hubNames = new Set(hubs.map(({ city }) => city))
  const named = isNear
    ? own
        .filter(({ name }) => !hubNames.has(bareName(name)))
        .toSorted((one, other) => other.count - one.count)
        .slice(0, near.named)
    : []
  const shown = cities.filter((city) => region === null || isShown(city))
  // Each width has places of its own: what is free on a desktop is a heap of dots on a phone.
  const foremost = foremostCities(locale)
  const layouts = frames.map(({ width, hub, led, look, without }) => {
    // Named are few then: each right beside its hub.
    const namedHubs = led && !isNear ? hubs.filter(({ city }) => foremost.has(city)) : hubs
    const radiusOf = (count: number) => (sizeOf(count) * width) / picture.width
    const wishOf = (one: (typeof hubs)[number]): LabelWish => ({ ...spot(one), text: one.city, radius: hub })
    const { places, cityPlaces, covered } = placeHubNames({
      frame: { width, height: width / countryRatio },
      led: led && isNear,
      hubs: namedHubs.map(wishOf),
      others: hubs.filter((one) => !namedHubs.includes(one)).map(wishOf),
      cities: named.map(
        (one): LabelWish => ({ ...spot(one), text: bareName(one.name), radius: radiusOf(one.count) }),
      ),
      dots: shown.map((one) => ({ ...spot(one), radius: radiusOf(one.count) })),
      along,
    })
    const codes = new Set(shown.filter((_, index) => covered.has(index)).map(({ code }) => code))
    return { look, without, namedHubs, places, cityPlaces, codes }
  })
  const leftOut = (code: string) =>
    layouts.flatMap(({ without, codes }) => (codes.has(code) ? [without] : [])).join(' ') || undefined
  return (
    <figure className={styles.map} aria-label={words.map} data-zoom="1">
      <div className={styles.pane}>
        <div className={styles.sheet}>
          <LandPicture window={window} />
          <svg
            aria-hidden="true"
            className={styles.routes}
            viewBox={`0 0 ${picture.width} ${picture.height}`}
          >
            {arcs.map(({ id, arc }) => (
              <path key={id} d={arcPath(arc)} />
            ))}
            {groups.map((province) => (
              <g
                key={province.code}
                data-dots={province.code.slice(0, 2)}
                data-beyond={!isIn(region, province.code) || undefined}
              >
                {province.cities
                  .filter((city) => shown.includes(city))
                  .map((city) => {
                    const { x, y } = spot(city)
                    return (
                      <a
                        key={city.code}
                        href={paths.branchesIn(locale, city.code)}
                        tabIndex={-1}
                        className={leftOut(city.code)}
                      >
                        <title>{`${city.name} ${plural(locale, city.count, tiles.city)}`}</title>
                        <circle
                          cx={Math.round(x * picture.width)}
                          cy={Math.round(y * picture.height)}
                          r={Math.round(sizeOf(city.count) * 10) / 10}
                        />
                      </a>
                    )
                  })}
              </g>
            ))}
          </svg>
          <svg aria-hidden="true" className={`${map.marks} ${styles.hubs}`}>
            {hubs.map((hub) => (
              <a key={hub.code} href={pathOfHub(locale, hub)} tabIndex={-1}>
                <title>{`${hub.name} ${tiles.hub}`}</title>
                <MapMark wish={{ ...spot(hub), text: '', radius: 0 }} place={null} mark="hub" name="strong" />
              </a>
            ))}
            {layouts.map(({ look, namedHubs, places, cityPlaces }) => (
              <g key={look} className={look}>
                {namedHubs.map((hub, index) => (
                  <MapMark
                    key={hub.code}
                    wish={{ ...spot(hub), text: hub.city, radius: 0 }}
                    place={places[index] ?? null}
                    mark="none"
                    name="strong"
                  />
                ))}
                {named.map((city, index) => {
                  const place = cityPlaces[index]
                  return (
                    place && (
                      <MapMark
                        key={city.code}
                        wish={{ ...spot(city), text: bareName(city.name), radius: 0 }}
                        place={place}
                        mark="none"
                        name="plain"
                      />
                    )
                  )
                })}
              </g>
            ))}
          </svg>
        </div>
      </div>
      <p className={styles.zoom} data-zoom-buttons="" hidden>
        <button type="button" aria-label={tiles.zoomIn} title={tiles.zoomIn}>
          <PlusIcon size={18} />
        </button>
        <button type="button" aria-label={tiles.zoomOut} title={tiles.zoomOut} disabled>
          <MinusIcon size={18} />
        </button>
      </p>
    </figure>
  )
}

/** Towns of a country without provinces, as the cities of one. */
function townsOf({ towns }: NetworkOverview) {
  return towns.length === 0 ? [] : [{ code: '', cities: towns }]
}

/** A city as a map calls it. */
function bareName(name: string): string {
  return name.replace(/市$/, '')
}
