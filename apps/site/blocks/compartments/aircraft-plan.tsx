import { type AircraftType, picturesMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import type { ReactNode } from 'react'
import { textWidth } from '../../shell/parts/map/text-size.ts'
import { rem } from '../../shell/parts/picture/lengths.ts'
import type { Deck } from './geometry.ts'
import { opening } from './measure-words.ts'
import styles from './plan.module.css'
import { doorEnds, fuselagePath, type PlanLayout, type Row, round, wingPath } from './plan-layout.ts'

type Door = Deck['doors'][number]

/** What does not change with the choice: outlines, wings, doors with their measures. */
export function AircraftPlan({
  aircraft,
  layout,
  locale,
  children,
}: {
  readonly aircraft: AircraftType
  readonly layout: PlanLayout
  readonly locale: LocaleId
  /** What is drawn on it. */
  readonly children?: ReactNode
}) {
  const words = picturesMessages(locale).compartments
  const flat = layout.sheet === 'flat'
  return (
    <svg
      className={flat ? styles.flat : styles.upright}
      width={flat ? undefined : rem(layout.width)}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
    >
      {layout.rows.map((row) => (
        <g key={row.kind}>
          {flat && row.kind === 'main' && (
            <path className={styles.wing} d={wingPath(layout, row, aircraft)} />
          )}
          <path className={styles.hull} d={fuselagePath(layout, row, aircraft)} />
          {row.kind === 'main' && <Ends row={row} layout={layout} aircraft={aircraft} words={words} />}
          {row.decks
            .flatMap(({ doors }) => doors)
            .map((door) => {
              const [from, to] = doorEnds(layout, row, door, aircraft.diameter)
              return <path key={door.id} className={styles.door} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            })}
          {flat && (
            <>
              <text className={styles.deck} x="0" y={row.middle - layout.half - 32}>
                {row.kind === 'main' ? words.main : words.lower}
              </text>
              <DoorNames row={row} layout={layout} aircraft={aircraft} locale={locale} />
            </>
          )}
        </g>
      ))}
      {flat && (
        <text
          className={styles.deck}
          x={layout.width}
          y={(layout.rows[0]?.middle ?? 0) - layout.half - 32}
          textAnchor="end"
        >
          {words.nose}
        </text>
      )}
      {children}
    </svg>
  )
}

/** What is before and behind the cargo of the main deck: the crew, and the cone of the tail, where nothing stands. */
function Ends({
  row,
  layout,
  aircraft,
  words,
}: {
  readonly row: Row
  readonly layout: PlanLayout
  readonly aircraft: AircraftType
  readonly words: { readonly crew: string; readonly tail: string }
}) {
  const positions = row.decks.flatMap((deck) => deck.positions)
  const first = Math.min(...positions.map(({ at }) => at))
  const last = Math.max(...positions.map(({ at, length }) => at + length))
  const ends = [
    { name: words.crew, wall: first - wallGap, middle: (first - wallGap) * 0.58 },
    { name: words.tail, wall: last + wallGap, middle: last + (aircraft.length - last) * 0.4 },
  ]
  return ends.map(({ name, wall, middle }) => {
    const r = (aircraft.diameter / 2) * 0.92
    const [from, to] = [layout.spot(row, wall, -r), layout.spot(row, wall, r)]
    const spot = layout.spot(row, middle, 0)
    return (
      <g key={name}>
        <path className={styles.wall} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        {layout.sheet === 'flat' && (
          <text className={styles.end} x={spot.x} y={spot.y + 5}>
            {name}
          </text>
        )}
      </g>
    )
  })
}

/** Between a wall and the nearest position, in millimetres. */
const wallGap = 400

function DoorNames({
  row,
  layout,
  aircraft,
  locale,
}: {
  readonly row: Row
  readonly layout: PlanLayout
  readonly aircraft: AircraftType
  readonly locale: LocaleId
}) {
  const named = row.decks
    .flatMap(({ doors }) => doors)
    .map((door) => {
      const [from, to] = doorEnds(layout, row, door, aircraft.diameter)
      const measure = opening(locale, door)
      // Over the outline stands the name of the deck: there is room for one line.
      const lines = door.side === 'right' ? [`${door.name} ${measure}`] : [door.name, measure]
      return { door, lines, start: Math.min(from.x, to.x) }
    })
  return placeNames(named, layout.width).map(({ door, lines, x, line }) => (
    <text
      key={door.id}
      className={styles.doorName}
      y={
        row.middle +
        (door.side === 'right' ? -layout.half - 8 - line * nameLine : layout.half + 25 + line * nameLine)
      }
    >
      {lines.map((words, at) => (
        <tspan key={words} x={round(x)} dy={at === 0 ? undefined : nameLine}>
          {words}
        </tspan>
      ))}
    </text>
  ))
}

/** From a line of the names of doors to the next. */
const nameLine = 20

type Named = { readonly door: Door; readonly lines: readonly string[]; readonly start: number }

/** Names from the beginning of their doors on, inside the sheet, further out where two of one side would touch. */
function placeNames(named: readonly Named[], width: number) {
  const placed: (Named & { x: number; wide: number; line: number })[] = []
  for (const one of named) {
    const wide = Math.max(...one.lines.map(textWidth)) * 13
    const x = Math.max(0, Math.min(width - wide, one.start))
    const side = (door: Door) => (door.side === 'right' ? 'right' : 'left')
    const touching = placed.filter(
      (other) =>
        side(other.door) === side(one.door) && x < other.x + other.wide + 12 && other.x < x + wide + 12,
    )
    const line = Math.max(0, ...touching.map((other) => other.line + other.lines.length))
    placed.push({ ...one, x, wide, line })
  }
  return placed
}
