import type { BlockOf } from '@hongyan/content'
import { rem } from '../../shell/parts/picture/lengths.ts'
import styles from './dimensions.module.css'
import { type Box, layoutViews } from './layout.ts'
import { outlines } from './outlines.tsx'

type Words = {
  readonly long: string
  readonly short: string
  readonly length: string
  readonly width: string
  readonly height: string
  readonly person: string
}

/** The thing seen from two sides on one ground, at one scale, with its measures and somebody beside it. */
export function Views({
  block,
  room,
  words,
}: {
  readonly block: BlockOf<'dimensions'>
  readonly room: 'wide' | 'narrow'
  readonly words: Words
}) {
  const layout = layoutViews(block, room)
  const draw = outlines[block.outline]
  const { long, short, person } = layout
  return (
    <svg
      className={styles[room]}
      width={rem(layout.width)}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
    >
      {[...new Set([long.ground, short.ground])].map((ground) => (
        <path key={ground} className={styles.ground} d={`M0 ${ground}H${layout.width}`} />
      ))}
      {person && <Person box={person} label={words.person} />}
      {draw(long, 'long')}
      {draw(short, 'short')}
      <Across box={long} figure={words.length} name={words.long} />
      <Across box={short} figure={words.width} name={words.short} />
      <Up box={long} figure={words.height} />
    </svg>
  )
}

/** Measure line under a box. */
function Across({
  box,
  figure,
  name,
}: {
  readonly box: Box
  readonly figure: string
  readonly name: string
}) {
  const { x, ground, width } = box
  const y = ground + 14
  const middle = Math.round(x + width / 2)
  return (
    <>
      <path className={styles.measure} d={`M${x} ${y - 5}v10M${x} ${y}h${width}m0-5v10`} />
      <text className={styles.figure} x={middle} y={y + 22} textAnchor="middle">
        {figure}
      </text>
      <text className={styles.name} x={middle} y={y + 42} textAnchor="middle">
        {name}
      </text>
    </>
  )
}

/** Measure line left of a box, its figure over it. */
function Up({ box, figure }: { readonly box: Box; readonly figure: string }) {
  const { x, ground, height } = box
  const at = x - 14
  const top = ground - height
  return (
    <>
      <path className={styles.measure} d={`M${at - 5} ${top}h10M${at} ${top}V${ground}m-5 0h10`} />
      <text className={styles.figure} x={at - 6} y={top - 10}>
        {figure}
      </text>
    </>
  )
}

function Person({ box, label }: { readonly box: Box; readonly label: string }) {
  const { x, ground, width, height } = box
  const middle = x + width / 2
  const head = height * 0.07
  const body = ground - height + head * 2.3
  return (
    <g className={styles.person}>
      <circle cx={middle} cy={ground - height + head} r={head} />
      <path
        d={`M${x + width * 0.12} ${body + width * 0.3}q0${-width * 0.3} ${width * 0.3}${-width * 0.3}h${width * 0.16}q${width * 0.3} 0 ${width * 0.3} ${width * 0.3}v${height * 0.3}h${-width * 0.14}V${ground}h${-width * 0.48}V${body + width * 0.3 + height * 0.3}h${-width * 0.14}Z`}
      />
      <text className={styles.name} x={middle} y={ground - height - 10} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}
