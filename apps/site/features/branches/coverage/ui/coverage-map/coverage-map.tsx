import { networkMessages } from '@hongyan/content'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../../paths.ts'
import map from '../../../../../shell/parts/map/map.module.css'
import { MapMark } from '../../../../../shell/parts/map/map-label.tsx'
import { Phrases } from '../../../../../shell/parts/section-head/phrases.tsx'
import { TileFrame } from '../../../widgets/tile-map/tile-frame.tsx'
import type { Tiles } from '../../../widgets/tile-map/tiles.ts'
import type { CoverageState } from '../coverage-answer.ts'
import styles from './coverage-map.module.css'
import type { CoverageOverview, DistrictCounts } from './overview.ts'
import { placeCoverageNames } from './place-coverage-names.ts'

const states = ['served', 'partly', 'not'] as const
/**
 * Widths in px that names are placed for, how much a district then takes to each side of its middle, and where each
 * holds; the style sheet changes from one to the other between them.
 */
const levels = [
  { look: styles.narrow, widths: [280, 343, 432], dot: 3.5 },
  { look: styles.wide, widths: [432, 560, 640, 860], dot: 5.5 },
] as const
/** Units of a bar. */
const barWidth = 48

/** What is delivered where, district by district: a map on one side and, as its equal, its parts with their counts. */
export function CoverageMap({
  overview,
  locale,
  tiles,
}: {
  readonly overview: CoverageOverview
  readonly locale: LocaleId
  /** The tiles of a map that may be opened; null for none. */
  readonly tiles: Tiles | null
}) {
  const { area, parts, districts } = overview
  const { coverageMap: words, coverage } = networkMessages(locale)
  const number = (state: CoverageState) => formatNumber(locale, districts[state])
  const total = formatNumber(locale, totalOf(districts))
  const title = area ? fill(words.titleOf, { area: area.name, total }) : fill(words.title, { total })
  return (
    <section className={`page ${styles.section}`} aria-labelledby="coverage-map">
      <div className={styles.words}>
        <h2 id="coverage-map">
          <Phrases text={title} />
        </h2>
        <p>{words.lead}</p>
        <dl className={styles.legend}>
          {states.map((state) => (
            <div key={state} data-state={state}>
              <dt>
                <svg aria-hidden="true" viewBox="-6 -6 12 12" width="12" height="12">
                  <circle r={state === 'not' ? 3 : 5} />
                </svg>
                {coverage.states[state]}
              </dt>
              <dd>{number(state)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {tiles === null ? (
        <Picture overview={overview} label={title} />
      ) : (
        <TileFrame
          words={tiles.words}
          state="asleep"
          places={paths.coveragePlaces(locale, area?.code ?? 'china')}
        >
          <Picture overview={overview} label={title} />
        </TileFrame>
      )}
      <div className={stack(12, styles.parts)}>
        <p className={styles.caption}>{words.share}</p>
        <ul>
          {parts.map((part) => (
            <li key={part.code}>
              <a href={paths.coverageAreas(locale, part.code)} data-place={part.code}>
                {part.name}
                <Bar districts={part.districts} />
                <small>{shareOf(part.districts, locale) ?? coverage.states[stateOf(part.districts)]}</small>
              </a>
            </li>
          ))}
        </ul>
        {area && <ArrowLink href={paths.serveRange(locale)}>{words.country}</ArrowLink>}
      </div>
    </section>
  )
}

function Picture({ overview, label }: { readonly overview: CoverageOverview; readonly label: string }) {
  return (
    <div className={styles.map} role="img" aria-label={label}>
      {/* The page's first picture: fetched while the styles around it are still on their way. */}
      <img
        className={map.land}
        src={paths.coveragePicture(overview.area?.code ?? 'china')}
        alt=""
        decoding="async"
      />
      {overview.area &&
        levels.map(({ look, widths, dot }) => {
          const { parts, around } = placeCoverageNames(overview, widths, dot)
          return (
            <svg key={look} aria-hidden="true" className={`${map.marks} ${look}`}>
              <g className={styles.around}>
                {around.map((wish) => (
                  <MapMark key={wish.text} wish={wish} place={onSpot} mark="none" name="plain" />
                ))}
              </g>
              {parts.map(({ wish, place }) => (
                <MapMark key={wish.text} wish={wish} place={place} mark="none" name="strong" />
              ))}
            </svg>
          )
        })}
    </div>
  )
}

const onSpot = { dx: 0, dy: 0, anchor: 'middle', led: false } as const

/** Districts by state, as shares of a bar. */
function Bar({ districts }: { readonly districts: DistrictCounts }) {
  const total = totalOf(districts)
  const end = (count: number) => Math.round((count / total) * barWidth)
  const [served, partly] = [end(districts.served), end(districts.served + districts.partly)]
  return (
    <svg aria-hidden="true" className={styles.bar} viewBox={`0 0 ${barWidth} 6`} preserveAspectRatio="none">
      {partly > served && <path d={`M${served} 0H${partly}V6H${served}Z`} data-state="partly" />}
      {served > 0 && <path d={`M0 0H${served}V6H0Z`} data-state="served" />}
    </svg>
  )
}

/** `83 / 90`: districts served of all; null for a single one. */
function shareOf(districts: DistrictCounts, locale: LocaleId): string | null {
  const total = totalOf(districts)
  return total === 1 ? null : `${formatNumber(locale, districts.served)} / ${formatNumber(locale, total)}`
}

function stateOf({ served, partly }: DistrictCounts): CoverageState {
  return served > 0 ? 'served' : partly > 0 ? 'partly' : 'not'
}

function totalOf({ served, partly, not }: DistrictCounts): number {
  return served + partly + not
}
