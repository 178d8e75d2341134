import { type AircraftType, picturesMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import styles from './contour.module.css'
import { contourOf, groupFloor, unitsAt } from './cross-section.ts'
import { type Group, groupName } from './geometry.ts'
import { inMetres } from './measure-words.ts'
import { round } from './plan-layout.ts'

const size = 300
const radius = 140

/** The fuselage cut through at a position: the room a unit may fill, and its measures. */
export function Contour({
  aircraft,
  group,
  line,
  locale,
}: {
  readonly aircraft: AircraftType
  readonly group: Group
  /** Height of the main deck's floor. */
  readonly line: number
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale).compartments
  const scale = radius / (aircraft.diameter / 2)
  const floor = groupFloor(group, line)
  const units = unitsAt(group)
  const own = units.find(({ position }) => group.positions.includes(position)) ?? units[0]
  const cut = (y: number) => round(Math.sqrt(Math.max(0, radius ** 2 - (y * scale) ** 2)))
  const place = (x: number, y: number) => `${round(x * scale)} ${round(-y * scale)}`
  if (!own) return null
  const { width, topWidth, shoulder, height } = own.position
  const path = (corners: ReturnType<typeof contourOf>) =>
    `M${corners.map(({ x, y }) => place(x, y)).join('L')}Z`
  return (
    <div className={styles.contour}>
      <h4>{fill(words.contour, { name: groupName(group) })}</h4>
      <svg viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true">
        <circle className={styles.hull} r={radius} />
        <path className={styles.floor} d={`M${-cut(line)} ${round(-line * scale)}H${cut(line)}`} />
        {units.map(({ position, x }) => (
          <path
            key={position.name}
            className={position === own.position ? styles.own : styles.other}
            d={path(contourOf(position, x, floor))}
          />
        ))}
        <path
          className={styles.measure}
          d={`M${place(own.x, floor + 60)}L${place(own.x, floor + height - 60)}M${place(own.x - width / 2 + 60, floor + shoulder * 0.3)}L${place(own.x + width / 2 - 60, floor + shoulder * 0.3)}`}
        />
        <text
          className={styles.figure}
          x={round(own.x * scale) + 6}
          y={round(-(floor + height * 0.66) * scale) + 5}
        >
          {inMetres(locale, height)}
        </text>
        <text
          x={round(own.x * scale)}
          y={round(-(floor + shoulder * 0.3) * scale) + 16}
          textAnchor="middle"
          className={styles.figure}
        >
          {inMetres(locale, width)}
        </text>
      </svg>
      <p>
        {fill(words.shape, {
          shoulder: inMetres(locale, shoulder),
          top: inMetres(locale, topWidth),
        })}
      </p>
    </div>
  )
}
