import type { BlockOf } from '@hongyan/content'
import type { ReactNode } from 'react'
import styles from './dimensions.module.css'
import type { Box } from './layout.ts'

type Outline = BlockOf<'dimensions'>['outline']
type View = 'long' | 'short'

/** Draws a thing into a box from its ground up. Shapes fill the box exactly: the measures are those of the box. */
export const outlines: Readonly<Record<Outline, (box: Box, view: View) => ReactNode>> = {
  robot,
  arm,
  drone,
  shelf,
  'parcel-machine': parcelMachine,
}

const n = (value: number) => Math.round(value * 10) / 10

/** A flat carrier: lifting plate, body with a light all round, wheels. */
function robot({ x, ground, width: w, height: h }: Box, view: View) {
  const [top, wheel] = [ground - h, h * 0.2]
  const wheels = view === 'long' ? [0.16, 0.5, 0.84] : [0.1, 0.9]
  return (
    <>
      {wheels.map((at) => (
        <rect
          key={at}
          className={styles.dark}
          x={n(x + w * at - (view === 'long' ? wheel : wheel * 0.45))}
          y={n(ground - wheel * 2)}
          width={n(view === 'long' ? wheel * 2 : wheel * 0.9)}
          height={n(wheel * 2)}
          rx={n(view === 'long' ? wheel : wheel * 0.2)}
        />
      ))}
      <rect
        className={styles.body}
        x={x}
        y={n(top + h * 0.14)}
        width={w}
        height={n(h * 0.66)}
        rx={n(h * 0.12)}
      />
      <rect className={styles.light} x={x} y={n(top + h * 0.46)} width={w} height={n(h * 0.07)} />
      <rect
        className={styles.dark}
        x={n(x + w * 0.2)}
        y={n(top)}
        width={n(w * 0.6)}
        height={n(h * 0.14)}
        rx="1"
      />
    </>
  )
}

/** A jointed arm on a foot, its gripper held out. */
function arm({ x, ground, width: w, height: h }: Box, view: View) {
  const top = ground - h
  const thick = Math.min(w, h) * 0.16
  const half = thick / 2
  const bones: readonly (readonly [number, number])[] =
    view === 'long'
      ? [
          [x + w * 0.26, ground - h * 0.2],
          [x + w * 0.3, ground - h * 0.52],
          [x + w * 0.46, top + half],
          [x + w - half, top + h * 0.22],
          [x + w - half, top + h * 0.4],
        ]
      : [
          [x + w * 0.5, ground - h * 0.2],
          [x + w * 0.5, top + half],
        ]
  const path = `M${bones.map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}`
  const [handX, handY] = bones.at(-1) ?? [x, top]
  const middle = view === 'long' ? x + w * 0.26 : x + w / 2
  const foot = view === 'long' ? w * 0.52 : w
  return (
    <>
      <rect
        className={styles.dark}
        x={n(middle - foot / 2)}
        y={n(ground - h * 0.05)}
        width={n(foot)}
        height={n(h * 0.05)}
      />
      <path
        className={styles.body}
        d={`M${n(middle - foot * 0.34)} ${n(ground - h * 0.05)}l${n(foot * 0.1)} ${n(-h * 0.18)}h${n(foot * 0.48)}l${n(foot * 0.1)} ${n(h * 0.18)}Z`}
      />
      <path className={styles.bone} d={path} strokeWidth={n(thick)} />
      <path className={styles.marrow} d={path} strokeWidth={n(thick - 3)} />
      {bones.slice(0, -1).map(([a, b]) => (
        <circle key={`${a}-${b}`} className={styles.dark} cx={n(a)} cy={n(b)} r={n(thick * 0.2)} />
      ))}
      {view === 'long' && (
        <path
          className={styles.tool}
          d={`M${n(handX - half)} ${n(handY + thick)}v${n(h * 0.07)}M${n(handX + half)} ${n(handY + thick)}v${n(h * 0.07)}M${n(handX - half)} ${n(handY + thick)}h${n(thick)}M${n(handX)} ${n(handY)}v${n(thick)}`}
        />
      )}
    </>
  )
}

/** A body between two rotors on legs, its parcel below. */
function drone({ x, ground, width: w, height: h }: Box, view: View) {
  const top = ground - h
  const box = w * (view === 'long' ? 0.28 : 0.22)
  return (
    <>
      {[0, 0.64].map((at) => (
        <rect
          key={at}
          className={styles.dark}
          x={n(x + w * at)}
          y={n(top)}
          width={n(w * 0.36)}
          height={n(h * 0.05)}
          rx="2"
        />
      ))}
      <path
        className={styles.tool}
        d={`M${n(x + w * 0.18)} ${n(top + h * 0.05)}v${n(h * 0.2)}H${n(x + w * 0.82)}v${n(-h * 0.2)}`}
      />
      <path
        className={styles.tool}
        d={`M${n(x + w * 0.36)} ${n(top + h * 0.4)}L${n(x + w * 0.26)} ${n(ground - 1)}h${n(w * 0.1)}M${n(x + w * 0.64)} ${n(top + h * 0.4)}L${n(x + w * 0.74)} ${n(ground - 1)}h${n(-w * 0.1)}`}
      />
      <rect
        className={styles.body}
        x={n(x + w * 0.32)}
        y={n(top + h * 0.12)}
        width={n(w * 0.36)}
        height={n(h * 0.32)}
        rx={n(h * 0.12)}
      />
      <rect
        className={styles.light}
        x={n(x + w * 0.32)}
        y={n(top + h * 0.26)}
        width={n(w * 0.36)}
        height={n(h * 0.05)}
      />
      <rect
        className={styles.card}
        x={n(x + w / 2 - box / 2)}
        y={n(top + h * 0.46)}
        width={n(box)}
        height={n(h * 0.38)}
      />
    </>
  )
}

/** Uprights, beams and the boxes on them. */
function shelf({ x, ground, width: w, height: h }: Box, view: View) {
  const top = ground - h
  const levels = Math.max(3, Math.min(6, Math.round(h / 50)))
  const bays = view === 'long' ? Math.max(2, Math.min(6, Math.round(w / 70))) : 1
  const [bay, floor] = [w / bays, h / levels]
  const posts = Array.from({ length: bays + 1 }, (_, at) => n(x + at * bay))
  const floors = Array.from({ length: levels }, (_, at) => n(ground - at * floor - floor * 0.12))
  return (
    <>
      {floors.map((level, row) =>
        posts
          .slice(0, -1)
          .map((post, column) =>
            (row + column) % 4 === 3 ? null : (
              <rect
                key={`${post}-${level}`}
                className={styles.card}
                x={n(post + bay * 0.14)}
                y={n(level - floor * (0.5 + ((row + column) % 3) * 0.1))}
                width={n(bay * 0.72)}
                height={n(floor * (0.5 + ((row + column) % 3) * 0.1))}
              />
            ),
          ),
      )}
      <path className={styles.tool} d={floors.map((level) => `M${x} ${level}h${w}`).join('')} />
      <path className={styles.frame} d={posts.map((post) => `M${post} ${n(top)}V${ground}`).join('')} />
    </>
  )
}

/** A wall of lockers under a roof, the screen in its middle column. */
function parcelMachine({ x, ground, width: w, height: h }: Box, view: View) {
  const top = ground - h
  const columns = Math.max(3, Math.min(9, 2 * Math.round(w / 80) + 1))
  const cell = w / columns
  const heights = [0.1, 0.1, 0.15, 0.15, 0.2, 0.24]
  let down = top + h * 0.06
  const rows = heights.map((share) => {
    const y = down
    down += h * share
    return n(y)
  })
  const inner = Array.from({ length: columns - 1 }, (_, at) => n(x + (at + 1) * cell))
  const middle = x + Math.floor(columns / 2) * cell
  return (
    <>
      <rect className={styles.body} x={x} y={n(top + h * 0.06)} width={w} height={n(h * 0.94)} />
      {view === 'long' && (
        <>
          <path
            className={styles.thin}
            d={
              rows.map((y) => `M${x} ${y}h${w}`).join('') +
              inner.map((at) => `M${at} ${n(top + h * 0.06)}V${ground}`).join('')
            }
          />
          <rect
            className={styles.faint}
            x={n(middle)}
            y={n(top + h * 0.06)}
            width={n(cell)}
            height={n(h * 0.94)}
          />
          <rect
            className={styles.dark}
            x={n(middle + cell * 0.14)}
            y={n(top + h * 0.26)}
            width={n(cell * 0.72)}
            height={n(h * 0.14)}
            rx="2"
          />
        </>
      )}
      <rect className={styles.dark} x={x} y={n(top)} width={w} height={n(h * 0.06)} />
      {view === 'long' && (
        <rect className={styles.light} x={x} y={n(top + h * 0.06)} width={w} height={n(h * 0.02)} />
      )}
    </>
  )
}
