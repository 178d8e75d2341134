import type { BlockOf } from '@hongyan/content'
import { At } from '../../shell/parts/picture/at.tsx'
import { percent, rem } from '../../shell/parts/picture/lengths.ts'
import pic from '../../shell/parts/picture/picture.module.css'
import { landsNextDay, marksOfRuler, type Ruler, stretchesOf, timesBeside } from './day-ruler.ts'
import styles from './timetable.module.css'

/** Share of the ruler that a time takes on the narrowest phone; on a wide screen it takes half as much. */
const phoneRoom = 0.14

/** Hours over the ruler; midnight is darker than the rest. */
export function Hours({ ruler }: { readonly ruler: Ruler }) {
  const { start, span } = ruler
  return (
    <svg className={styles.hours} aria-hidden="true">
      {marksOfRuler(ruler).map((hour) => (
        <text
          key={hour}
          className={(start + hour) % 24 === 0 ? styles.midnight : pic.words}
          x={percent(hour / span)}
          y={rem(14)}
          textAnchor={hour === 0 ? 'start' : hour === span ? 'end' : 'middle'}
        >
          {clock(start + hour)}
          {span < 24 && <tspan className={styles.minutes}>:00</tspan>}
        </text>
      ))}
    </svg>
  )
}

function clock(hour: number): string {
  return String(hour === 24 ? 24 : hour % 24).padStart(2, '0')
}

/** A flight on the ruler with its times at its ends. */
export function Leg({
  flight,
  ruler,
  nextDay,
}: {
  readonly flight: BlockOf<'timetable'>['flights'][number]
  readonly ruler: Ruler
  readonly nextDay: string
}) {
  const pieces = stretchesOf(flight, ruler)
  const { departs } = flight
  const arrives = landsNextDay(flight) ? `${flight.arrives} ${nextDay}` : flight.arrives
  const [from, to] = [pieces[0]?.start ?? 0, pieces.at(-1)?.end ?? 0]
  const room = landsNextDay(flight) ? phoneRoom + 0.05 : phoneRoom
  const narrow = pieces.length > 1 ? 'both-ends' : timesBeside({ start: from, end: to }, room)
  const wide = pieces.length > 1 ? 'both-ends' : timesBeside({ start: from, end: to }, room / 2)
  // Between the end of a flight cut in two and its beginning there may be no room for both times on one line.
  const crowded = pieces.length > 1 && from - to < 0.4
  return (
    <svg className={styles.leg} role="img" aria-label={`${departs} – ${arrives}`}>
      {marksOfRuler(ruler).map((hour) => (
        <line
          key={hour}
          className={(ruler.start + hour) % 24 === 0 ? styles.night : pic.rule}
          x1={percent(hour / ruler.span)}
          x2={percent(hour / ruler.span)}
          y2="100%"
        />
      ))}
      <At y={0.5}>
        {pieces.map((piece) => (
          <rect
            key={piece.start}
            className={pic.ink}
            x={percent(piece.start)}
            width={percent(piece.end - piece.start)}
            y={rem(-5)}
            height={rem(10)}
            rx={rem(5)}
          />
        ))}
        {(narrow === wide ? [narrow] : [narrow, wide]).map((beside, nth) => (
          <g
            key={beside}
            className={narrow === wide ? undefined : nth === 0 ? styles.ifNarrow : styles.ifWide}
          >
            {beside === 'both-ends' ? (
              <>
                <Time at={from} before line={crowded ? -9 : 0}>
                  {departs}
                </Time>
                <Time at={to} line={crowded ? 9 : 0}>
                  {arrives}
                </Time>
              </>
            ) : (
              <Time at={beside === 'after' ? to : from} before={beside === 'before'}>
                {`${departs}–${arrives}`}
              </Time>
            )}
          </g>
        ))}
      </At>
    </svg>
  )
}

function Time({
  at,
  before = false,
  line = 0,
  children,
}: {
  readonly at: number
  readonly before?: boolean
  /** Px under the middle of the bar. */
  readonly line?: number
  readonly children: string
}) {
  return (
    <At x={at}>
      <text
        className={styles.time}
        x={rem(before ? -8 : 8)}
        y={rem(5 + line)}
        textAnchor={before ? 'end' : 'start'}
      >
        {children}
      </text>
    </At>
  )
}
