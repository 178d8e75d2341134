import { loadingMessages, siteContent } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { floorsOf } from '../../../../blocks/compartments/geometry.ts'
import { doorEnds, fuselagePath, planLayout, round } from '../../../../blocks/compartments/plan-layout.ts'
import styles from './deck-plan.module.css'

/** Units of the plan left free around the fuselage. */
const air = 10

/**
 * The main deck of the first freighter of the fleet, to scale and from above. A script lays the piece of the form beside
 * it on the position in the middle; without one it is a plan of positions and the door.
 */
export function DeckPlan({ locale }: { readonly locale: LocaleId }) {
  const words = loadingMessages(locale).desk
  const [aircraft] = siteContent(locale).fleet.aircraft
  if (!aircraft) return null
  const layout = planLayout(aircraft, 'flat')
  const row = layout.rows.find(({ kind }) => kind === 'main')
  if (!row) return null
  const positions = row.decks.flatMap((deck) => {
    const floors = floorsOf(deck.positions)
    return deck.positions.flatMap(({ name }, at) => {
      const floor = floors[at]
      return floor ? [{ name, ...layout.rect(row, floor) }] : []
    })
  })
  const middle = positions[Math.floor(positions.length / 2)]
  const scale = (layout.spot(row, 1000, 0).x - layout.spot(row, 0, 0).x) / 1000
  return (
    <figure className={styles.plan}>
      <svg
        aria-hidden="true"
        viewBox={`0 ${round(row.middle - layout.half - air)} ${layout.width} ${round(2 * (layout.half + air))}`}
      >
        <path className={styles.hull} d={fuselagePath(layout, row, aircraft)} />
        {positions.map(({ name, x, y, width, height }) => (
          <g key={name}>
            <rect
              x={x + 1}
              y={y + 1}
              width={Math.max(2, width - 2)}
              height={Math.max(2, height - 2)}
              rx="3"
            />
            <text x={round(x + width / 2)} y={round(y + height / 2 + 5)}>
              {name}
            </text>
          </g>
        ))}
        {row.decks
          .flatMap(({ doors }) => doors)
          .map((door) => {
            const [from, to] = doorEnds(layout, row, door, aircraft.diameter)
            return <path key={door.id} className={styles.door} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          })}
        {middle && (
          <rect
            className={styles.piece}
            data-piece={`${round(middle.x + middle.width / 2)} ${round(middle.y + middle.height / 2)} ${scale * 10}`}
            rx="2"
          />
        )}
      </svg>
      <figcaption>
        {fill(words.plan, { aircraft: aircraft.name })} <span>{words.planned}</span>
      </figcaption>
    </figure>
  )
}
