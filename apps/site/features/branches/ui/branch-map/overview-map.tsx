import { networkMessages } from '@hongyan/content'
import { type LocaleId, plural } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import { arcBetween, arcPath, pointsAlong } from '../../../../shell/parts/map/arc.ts'
import { chinaRatio, chinaWindow } from '../../../../shell/parts/map/china-window.ts'
import { LandPicture } from '../../../../shell/parts/map/land-picture.tsx'
import map from '../../../../shell/parts/map/map.module.css'
import { MapMark, nameSize } from '../../../../shell/parts/map/map-label.tsx'
import { type LabelWish, labelBox, placeLabels } from '../../../../shell/parts/map/place-labels.ts'
import { project, within } from '../../../../shell/parts/map/projection.ts'
import { dotSize, hubSize } from './dot-size.ts'
import { hubCities, pathOfHub, trunkOf } from './hub-cities.ts'
import type { NetworkOverview } from './overview.ts'
import styles from './overview-map.module.css'

const picture = { width: 1000, height: 1000 / chinaRatio }
/** Widths that names are placed for, px, how large hubs are there, and where each holds; the style sheet says the same. */
const frames = [
  { width: 335, hub: 4.5, look: styles.narrow, without: styles.notNarrow },
  { width: 640, hub: hubSize, look: styles.wide, without: styles.notWide },
]
/** Radii of the least dots that names are kept off, px. */
const leastDots = [0, 1.3, 2.2, 3.5]

/** Every city with branches, the hubs by name, and the trunk routes between them. The list beside it says the same. */
export function OverviewMap({
  overview,
  locale,
}: {
  readonly overview: NetworkOverview
  readonly locale: LocaleId
}) {
  const { cities: ends, routes } = trunkOf(locale)
  const spot = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
    within(chinaWindow, project(longitude, latitude))
  const { overview: words, tiles } = networkMessages(locale)
  const cities = overview.provinces.flatMap((province) => province.cities)
  const scaled = (id: string) => {
    const end = ends.find((one) => one.id === id)
    const at = end && spot(end)
    return at && { x: at.x * picture.width, y: at.y * picture.height }
  }
  const hubs = hubCities(overview.hubs, locale)
  const arcs = routes.flatMap(({ from, to }) => {
    const [start, end] = [scaled(from), scaled(to)]
    return start && end ? [{ id: `${from} ${to}`, arc: arcBetween(start, end, 0.08) }] : []
  })
  const wishes = hubs.map((hub): LabelWish => ({ ...spot(hub), text: hub.city, radius: hubSize }))
  const along = arcs.flatMap(({ arc }) =>
    pointsAlong(arc, 24).map(({ x, y }) => ({ x: x / picture.width, y: y / picture.height })),
  )
  const dotsAt = (width: number) =>
    cities.map(
      (city): LabelWish => ({
        ...spot(city),
        text: '',
        radius: (dotSize(city.count) * width) / picture.width,
        places: [],
      }),
    )
  // Each width has places of its own: what is free on a desktop is a heap of dots on a phone.
  const layouts = frames.map(({ width, hub, look, without }) => {
    const frame = { width, height: width / chinaRatio }
    const dots = dotsAt(width)
    const placed = (leastDot: number, near: boolean) =>
      placeLabels(
        [
          ...wishes.map((wish) => ({ ...wish, radius: hub })),
          ...dots.filter(({ radius }) => radius >= leastDot),
        ],
        {
          frames: [frame],
          fontSize: nameSize,
          avoid: along,
          near,
        },
      ).slice(0, wishes.length)
    // A name that finds no room near its hub stands in the place of the smallest dots, and those are left out there.
    const tries = [true, false].flatMap((near) => leastDots.map((least) => () => placed(least, near)))
    const places = tries.reduce<ReturnType<typeof placed>>(
      (found, attempt) => (found.length > 0 && !found.includes(null) ? found : attempt()),
      [],
    )
    const boxes = wishes.flatMap((wish, index) => {
      const place = places[index]
      return place ? [labelBox(wish, place, frame, nameSize)] : []
    })
    const covered = new Set(
      cities
        .filter((_, index) => boxes.some((box) => touches(box, dots[index], frame)))
        .map(({ code }) => code),
    )
    return { look, without, places, covered }
  })
  return (
    <figure className={styles.map} aria-label={words.map}>
      <LandPicture window={chinaWindow} />
      <svg aria-hidden="true" className={styles.routes} viewBox={`0 0 ${picture.width} ${picture.height}`}>
        {arcs.map(({ id, arc }) => (
          <path key={id} d={arcPath(arc)} />
        ))}
        {overview.provinces.map((province) => (
          <g key={province.code} data-dots={province.code.slice(0, 2)}>
            {province.cities.map((city) => {
              const { x, y } = spot(city)
              return (
                <a
                  key={city.code}
                  href={paths.branchesIn(locale, city.code)}
                  tabIndex={-1}
                  className={
                    layouts
                      .flatMap(({ without, covered }) => (covered.has(city.code) ? [without] : []))
                      .join(' ') || undefined
                  }
                >
                  <title>{`${city.name} ${plural(locale, city.count, tiles.city)}`}</title>
                  <circle
                    cx={Math.round(x * picture.width)}
                    cy={Math.round(y * picture.height)}
                    r={dotSize(city.count)}
                  />
                </a>
              )
            })}
          </g>
        ))}
      </svg>
      <svg aria-hidden="true" className={`${map.marks} ${styles.hubs}`}>
        {hubs.map((hub, index) => (
          <a key={hub.code} href={pathOfHub(locale, hub)} tabIndex={-1}>
            <title>{`${hub.name} ${tiles.hub}`}</title>
            <MapMark
              wish={wishes[index] ?? { ...spot(hub), text: '', radius: 0 }}
              place={null}
              mark="hub"
              name="strong"
            />
          </a>
        ))}
        {layouts.map(({ look, places }) => (
          <g key={look} className={look}>
            {wishes.map((wish, index) => (
              <MapMark key={wish.text} wish={wish} place={places[index] ?? null} mark="none" name="strong" />
            ))}
          </g>
        ))}
      </svg>
    </figure>
  )
}

function touches(
  box: ReturnType<typeof labelBox>,
  dot: LabelWish | undefined,
  frame: { readonly width: number; readonly height: number },
): boolean {
  if (dot === undefined) return false
  const [x, y, reach] = [dot.x * frame.width, dot.y * frame.height, dot.radius]
  return x + reach > box.left && x - reach < box.right && y + reach > box.top && y - reach < box.bottom
}
