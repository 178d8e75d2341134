import { type AircraftType, loadingMessages, picturesMessages, siteContent } from '@hongyan/content'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { AircraftPlan } from '../../../../blocks/compartments/aircraft-plan.tsx'
import { floorsOf } from '../../../../blocks/compartments/geometry.ts'
import { planLayout, round } from '../../../../blocks/compartments/plan-layout.ts'
import { paths } from '../../../../paths.ts'
import styles from './deck-plan.module.css'

/** On which position a piece is drawn, from 0: one that is seen on a phone before the plan is moved. */
const shownOn = 1

/**
 * The main deck of the first freighter of the fleet, to scale and from above: its door, and what stands where up to
 * which weight. A script lays the piece of the form on one of the positions; without one it is a plan.
 */
export function DeckPlan({ locale }: { readonly locale: LocaleId }) {
  const words = loadingMessages(locale).desk
  const [aircraft] = siteContent(locale).fleet.aircraft
  if (!aircraft) return null
  const main = { ...aircraft, decks: aircraft.decks.filter(({ kind }) => kind === 'main') }
  const name = fill(words.plan, { aircraft: aircraft.name })
  return (
    <figure className={styles.plan}>
      {/* It scrolls by itself on a phone, so it can be reached by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached */}
      <section className={styles.scroll} aria-label={name} tabIndex={0} data-scrolls="">
        <AircraftPlan aircraft={main} layout={planLayout(main, 'flat')} locale={locale}>
          <Positions aircraft={main} locale={locale} />
        </AircraftPlan>
      </section>
      <figcaption>
        <p>
          {name} <span>{words.planned}</span>
        </p>
        <ArrowLink href={paths.compartments(locale)}>{words.all}</ArrowLink>
      </figcaption>
    </figure>
  )
}

/** Every position with its unit and the most it takes. */
function Positions({ aircraft, locale }: { readonly aircraft: AircraftType; readonly locale: LocaleId }) {
  const { tonnes } = picturesMessages(locale)
  const layout = planLayout(aircraft, 'flat')
  const [row] = layout.rows
  if (!row) return null
  const positions = row.decks.flatMap((deck) =>
    floorsOf(deck.positions).map((floor, at) => ({ ...deck.positions[at], ...layout.rect(row, floor) })),
  )
  const spot = positions[shownOn]
  const scale = (layout.spot(row, 1000, 0).x - layout.spot(row, 0, 0).x) / 1000
  return (
    <>
      {positions.map(({ name, unit, limit, x, y, width, height }) => (
        <g key={name} className={styles.position}>
          <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="3" />
          <text x={round(x + width / 2)} y={round(y + height / 2 - 8)}>
            {name}
            <tspan x={round(x + width / 2)} dy="18">
              {unit}
            </tspan>
            {limit !== undefined && (
              <tspan x={round(x + width / 2)} dy="15">
                {fill(tonnes, { value: formatNumber(locale, limit / 1000) })}
              </tspan>
            )}
          </text>
        </g>
      ))}
      {spot && (
        <rect
          className={styles.piece}
          data-piece={`${round(spot.x + spot.width / 2)} ${round(spot.y + spot.height / 2)} ${scale * 10}`}
          rx="2"
        />
      )}
    </>
  )
}
