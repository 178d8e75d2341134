import { openingState } from '@hongyan/domain/branches/opening-hours'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { type ReactNode, useMemo } from 'react'
import { nameSize } from '../../../shell/parts/map/map-label.tsx'
import { labelBox } from '../../../shell/parts/map/place-labels.ts'
import type { BranchAnswer } from '../branch-answer.ts'
import { coastAddress, streetsAddress } from '../coast/coast-address.ts'
import { spreadSpots } from '../widgets/tile-map/spread-spots.ts'
import type { Tiles } from '../widgets/tile-map/tiles.ts'
import { answerMap, mapRatio as ratio, shownOnMap } from './answer-map.ts'
import styles from './branch-map.module.css'
import { roundKm, type Spot } from './local-map.ts'
import type { PlacedName } from './map-names.ts'
import { placeMapTexts, scaleShare } from './place-map-texts.ts'
import type { WayName } from './place-way-names.ts'
import type { FinderWords } from './words.ts'

/**
 * Widths of the map, px, from the least phone to the widest page in one column. Its words hold at all of a kind: a wide
 * map has room for more of them. The style sheet shows those of one kind.
 */
const widths = {
  narrow: [320, 335, 365, 400, 440, 480, 520],
  wide: [520, 560, 600, 640, 680, 760, 840],
} as const
const markSize = 11
/** Px between the middles of two marks: their circles and a gap. */
const marksApart = 2 * markSize + 3
/** With more than these there is no room for numbers: the marks are plain dots where they lie. */
export const mostNumbered = 60
const dotSize = 5

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/**
 * Branches around the origin, numbered as in the list and filled where they are open, over coasts and the lines between
 * districts, and over roads where the site's archive has some. A picture: the list says it all.
 */
export function BranchMap({
  answer,
  active,
  onChoose,
  areaPath,
  tiles,
  locale,
  words,
  now,
}: {
  readonly answer: BranchAnswer
  /** Code of the branch pointed at in the list. */
  readonly active: string | null
  /** A mark is pressed; null where it leads to its row as a link does. */
  readonly onChoose: ((code: string) => void) | null
  /** Where the branches of a district are shown. */
  readonly areaPath: (code: string) => string
  readonly tiles: Tiles | null
  readonly locale: LocaleId
  readonly words: FinderWords
  /** ms UTC. */
  readonly now: number
}) {
  const streets = tiles?.still === true
  const { map, step, centre, numbered, size, spots, circles, texts } = useMemo(
    () => placeAll(answer, locale, words, !streets),
    [answer, locale, words, streets],
  )
  const bound = answer.items.length === 0 ? answer.radiusKm : null
  const pointed = spots.find(({ branch }) => branch.code === active)
  return (
    <figure className={stack(8, styles.figure)} aria-label={words.map.title}>
      <div className={styles.map}>
        <img
          src={streets ? streetsAddress(map.window) : coastAddress(map.window)}
          alt=""
          className={styles.water}
          loading="lazy"
          decoding="async"
        />
        <svg aria-hidden="true" viewBox={`0 0 ${1000 * ratio} 1000`} className={styles.rings}>
          {bound !== null && (
            <path className={styles.beyond} d={beyondPath(centre, (bound / map.widthKm) * 1000 * ratio)} />
          )}
          {circles.map((km) => (
            <circle
              key={km}
              cx={centre.x * 1000 * ratio}
              cy={centre.y * 1000}
              r={(km / map.widthKm) * 1000 * ratio}
              data-bound={km === bound}
            />
          ))}
          {pointed && (
            <line
              x1={centre.x * 1000 * ratio}
              y1={centre.y * 1000}
              x2={pointed.x * 1000 * ratio}
              y2={pointed.y * 1000}
              className={styles.way}
            />
          )}
        </svg>
        <svg aria-hidden="true" className={styles.marks}>
          {texts.map((words) => (
            <MapWords key={words.kind} {...words} areaPath={areaPath} />
          ))}
          <svg x={percent(centre.x)} y={percent(centre.y)} aria-hidden="true" className={styles.spot}>
            <path className={styles.origin} d="M-7 0H7M0-7V7" />
          </svg>
          {spots.toReversed().map(({ branch, x, y }, index) => (
            <svg key={branch.code} x={percent(x)} y={percent(y)} aria-hidden="true" className={styles.spot}>
              <a
                href={`#b-${branch.code}`}
                tabIndex={-1}
                data-open={openingState(branch, now).kind === 'open'}
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
        <p className={styles.north} aria-hidden="true">
          <svg aria-hidden="true" viewBox="0 0 10 14" width="10" height="14">
            <path d="M5 0 10 14 5 10.5 0 14z" />
          </svg>
          {words.map.north}
        </p>
        <p className={styles.scale}>
          <svg aria-hidden="true" width={percent(step / map.widthKm)} height="6">
            <rect width="100%" y="4" height="2" />
            <rect width="2" height="6" />
            <rect x="100%" width="2" height="6" />
          </svg>
          {fill(words.map.scale, { km: formatNumber(locale, step) })}
        </p>
      </div>
      <figcaption>
        <span className={styles.legend}>
          <i data-open="true" aria-hidden="true" /> {words.hours.open}
          <i data-open="false" aria-hidden="true" /> {words.hours.closed}
        </span>
        <span>{streets ? words.map.spread : answer.ways.length > 0 ? words.map.sketch : words.map.note}</span>
        {streets && tiles.by !== null && <span>{fill(tiles.words.data, { by: tiles.by })}</span>}
      </figcaption>
    </figure>
  )
}

/** All of the map but a circle around the origin. */
function beyondPath({ x, y }: Spot, radius: number): string {
  const [left, middle, across] = [x * 1000 * ratio - radius, y * 1000, radius * 2]
  return `M0 0H${1000 * ratio}V1000H0zM${left} ${middle}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0z`
}

/** Where everything on the map of an answer stands. */
export function placeAll(answer: BranchAnswer, locale: LocaleId, words: FinderWords, isSketched = true) {
  const shown = shownOnMap(answer)
  const map = answerMap(answer)
  const centre = map.spotOf(answer.origin)
  const [narrowest] = widths.narrow
  const places = shown.map((branch) => ({ branch, ...map.spotOf(branch) }))
  const numbered = places.length <= mostNumbered
  const size = numbered ? markSize : dotSize
  const spots = numbered
    ? spreadSpots(places, { width: narrowest, height: narrowest / ratio }, marksApart, { fixed: [centre] })
    : places
  const setting = { answer, map, ratio, centre, spots, size, isSketched, locale, words }
  const texts = (['narrow', 'wide'] as const).map((kind) => ({
    kind,
    widths: widths[kind],
    // Beside numbers a narrow map needs no names: the list below has them.
    ...placeMapTexts({ ...setting, widths: widths[kind], isNaming: kind === 'wide' || !numbered }),
  }))
  const circles = texts[0]?.rings.map(({ km }) => km) ?? []
  return { map, step: roundKm(map.widthKm, scaleShare), centre, numbered, size, spots, circles, texts }
}

/** The words of a map of one kind: distances, and names of branches and districts. */
function MapWords({
  kind,
  names,
  rings,
  ways,
  areaPath,
}: Pick<ReturnType<typeof placeAll>['texts'][number], 'kind' | 'names' | 'rings' | 'ways'> & {
  readonly areaPath: (code: string) => string
}) {
  return (
    <g data-words={kind}>
      {ways.map((way) => (
        <OnWay key={way.text} {...way} />
      ))}
      {rings.map(
        ({ km, spot, text }) =>
          spot && (
            <svg key={km} x={percent(spot.x)} y={percent(spot.y)} aria-hidden="true" className={styles.spot}>
              <text y={4} textAnchor="middle" className={styles.ring}>
                {text}
              </text>
            </svg>
          ),
      )}
      {names.map(({ name, wish, place }) => (
        <svg
          key={name.key}
          x={percent(wish.x)}
          y={percent(wish.y)}
          aria-hidden="true"
          className={styles.spot}
        >
          <MapName path={name.kind === 'area' || name.kind === 'sign' ? areaPath(name.key) : null}>
            {place.led && <line x2={place.dx} y2={place.dy} className={styles.lead} />}
            {name.kind === 'sign' ? (
              <Sign wish={wish} place={place} />
            ) : (
              <text
                x={place.dx}
                y={place.dy + 4}
                textAnchor={place.anchor === 'start' ? undefined : place.anchor}
                data-name={name.kind}
              >
                {wish.text}
              </text>
            )}
          </MapName>
        </svg>
      ))}
    </g>
  )
}

/** The name of a road or a water, along it. */
function OnWay({ x, y, text, kind, turn, isUpright }: WayName) {
  return (
    <svg x={percent(x)} y={percent(y)} aria-hidden="true" className={styles.spot}>
      <text
        y={isUpright ? 0 : 4}
        textAnchor="middle"
        transform={turn === 0 ? undefined : `rotate(${turn})`}
        className={styles.onWay}
        data-way={kind}
        data-upright={isUpright || undefined}
      >
        {text}
      </text>
    </svg>
  )
}

/** What points to a district beyond the edge: in a frame, so that nobody takes it for the name of what lies under it. */
function Sign({ wish, place }: Pick<PlacedName<unknown>, 'wish' | 'place'>) {
  const { left, top, right, bottom } = labelBox(
    { ...wish, x: 0, y: 0 },
    place,
    { width: 0, height: 0 },
    nameSize,
  )
  return (
    <g className={styles.sign}>
      <rect x={left} y={top} width={right - left} height={bottom - top} rx="4" />
      <text x={(left + right) / 2} y={place.dy + 4} textAnchor="middle">
        {wish.text}
      </text>
    </g>
  )
}

function MapName({ path, children }: { readonly path: string | null; readonly children: ReactNode }) {
  return path === null ? (
    <g>{children}</g>
  ) : (
    <a href={path} tabIndex={-1}>
      {children}
    </a>
  )
}
