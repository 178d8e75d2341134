import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { nameSize } from '../../../shell/parts/map/map-label.tsx'
import { type LabelWish, placeLabels } from '../../../shell/parts/map/place-labels.ts'
import type { BranchAnswer, BranchView, Point } from '../branch-answer.ts'
import { coastAddress } from '../coast/coast-address.ts'
import styles from './branch-map.module.css'
import { kmPerDegree, localMap, roundKm, type Spot, spreadSpots } from './local-map.ts'
import type { FinderWords } from './words.ts'

/** Width ÷ height; the style sheet says the same. */
const ratio = 6 / 5
const widths = [335, 560] as const
/** Rings around the origin: more are no help. */
const mostRings = 8
/** Px that the cross of the origin takes to each side. */
const crossSize = 8
/** Km across a map of one branch. */
const leastKm = 4
const markSize = 11
/** Px between the middles of two marks: their circles and a gap. */
const marksApart = 2 * markSize + 3
/** With more than these there is no room for numbers: the marks are plain dots where they lie. */
export const mostNumbered = 60
const dotSize = 5

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** Branches around the origin, numbered as in the list, with rings that tell the distance. A picture: the list says it all. */
export function BranchMap({
  answer,
  active,
  onChoose,
  areaPath,
  locale,
  words,
}: {
  readonly answer: BranchAnswer
  /** Code of the branch pointed at in the list. */
  readonly active: string | null
  /** A mark is pressed; null where it leads to its row as a link does. */
  readonly onChoose: ((code: string) => void) | null
  /** Where the branches of a district are shown. */
  readonly areaPath: (code: string) => string
  readonly locale: LocaleId
  readonly words: FinderWords
}) {
  const { origin } = answer
  const shown = shownOnMap(answer)
  const map = localMap([...shown, ...boundsAround(answer)], ratio, leastKm)
  const centre = map.spotOf(origin)
  const step = roundKm(map.widthKm, 0.22)
  // So many that the furthest mark lies within one.
  const rings = Array.from({ length: Math.min(mostRings, Math.ceil(map.widthKm / step)) }, (_, at) => at + 1)
  const [narrowest] = widths
  const places = shown.map((branch) => ({ branch, ...map.spotOf(branch) }))
  const numbered = places.length <= mostNumbered
  const size = numbered ? markSize : dotSize
  const spots = numbered
    ? spreadSpots(places, { width: narrowest, height: narrowest / ratio }, marksApart)
    : places
  const names = namesOf(answer, map.spotOf, spots, centre)
  return (
    <figure className={stack(8, styles.figure)} aria-label={words.map.title}>
      <div className={styles.map}>
        <img src={coastAddress(map.window)} alt="" className={styles.water} loading="lazy" decoding="async" />
        <svg aria-hidden="true" viewBox={`0 0 ${1000 * ratio} 1000`} className={styles.rings}>
          {rings.map((times) => (
            <circle
              key={times}
              cx={centre.x * 1000 * ratio}
              cy={centre.y * 1000}
              r={((times * step) / map.widthKm) * 1000 * ratio}
            />
          ))}
        </svg>
        <svg aria-hidden="true" className={styles.marks}>
          {names.map(({ code, wish, place }) => (
            <svg
              key={code}
              x={percent(wish.x)}
              y={percent(wish.y)}
              aria-hidden="true"
              className={styles.spot}
            >
              {place && (
                <a href={areaPath(code)} tabIndex={-1}>
                  <text
                    x={place.dx}
                    y={place.dy + 4}
                    textAnchor={place.anchor === 'start' ? undefined : place.anchor}
                  >
                    {wish.text}
                  </text>
                </a>
              )}
            </svg>
          ))}
          <svg x={percent(centre.x)} y={percent(centre.y)} aria-hidden="true" className={styles.spot}>
            <path className={styles.origin} d="M-7 0H7M0-7V7" />
          </svg>
          {spots.toReversed().map(({ branch, x, y }, index) => (
            <svg key={branch.code} x={percent(x)} y={percent(y)} aria-hidden="true" className={styles.spot}>
              <a
                href={`#b-${branch.code}`}
                tabIndex={-1}
                data-kind={branch.kind}
                onClick={(event) => {
                  if (onChoose === null) return
                  event.preventDefault()
                  onChoose(branch.code)
                }}
              >
                <circle r={branch.code === active ? size + 3 : size} data-active={branch.code === active} />
                {numbered && (
                  <text y="4" textAnchor="middle" className={styles.number}>
                    {spots.length - index}
                  </text>
                )}
              </a>
            </svg>
          ))}
        </svg>
        <p className={styles.scale}>
          <svg aria-hidden="true" width={percent(step / map.widthKm)} height="6">
            <rect width="100%" y="4" height="2" />
            <rect width="2" height="6" />
            <rect x="100%" width="2" height="6" />
          </svg>
          {fill(words.map.scale, { km: formatNumber(locale, step) })}
        </p>
      </div>
      <figcaption>{words.map.note}</figcaption>
    </figure>
  )
}

/** The branches of a map of the answer: those listed, or the nearest where none is. */
export function shownOnMap({ items, nearest }: BranchAnswer): readonly BranchView[] {
  return items.length > 0 ? items : nearest ? [nearest] : []
}

/** What must be on the map besides the branches: the origin, or the whole circle around it. */
export function boundsAround({ origin, radiusKm }: BranchAnswer): readonly Point[] {
  if (radiusKm === null) return [origin]
  const degrees = radiusKm / kmPerDegree
  const { longitude, latitude } = origin
  const east = degrees / Math.cos((latitude * Math.PI) / 180)
  return [-1, 1].map((side) => ({ longitude: longitude + side * east, latitude: latitude + side * degrees }))
}

/** Names of the districts, where they cover no mark. */
function namesOf(
  { places }: BranchAnswer,
  spotOf: (point: BranchAnswer['places'][number]) => Spot,
  marks: readonly Spot[],
  centre: Spot,
) {
  const named = places
    .map((place) => ({
      code: place.code,
      wish: { ...spotOf(place), text: place.name, radius: 0 } satisfies LabelWish,
    }))
    .filter(({ wish: { x, y } }) => x > 0.03 && x < 0.97 && y > 0.03 && y < 0.97)
  const dots = marks.map((spot): LabelWish => ({ ...spot, text: '', radius: markSize, places: [] }))
  const cross: LabelWish = { ...centre, text: '', radius: crossSize, places: [] }
  const found = placeLabels([...named.map(({ wish }) => wish), ...dots, cross], {
    frames: widths.map((width) => ({ width, height: width / ratio })),
    fontSize: nameSize,
  })
  return named.map((one, index) => ({ ...one, place: found[index] ?? null }))
}
