import { textWidth } from '../../apps/site/shell/parts/map/text-size.ts'

const letter = 11
const swatch = 18
const gap = 22

/** What each fill of a picture stands for, in one line over it. */
export function Legend({
  names,
  looks,
  left,
}: {
  readonly names: readonly string[]
  /** Class names of the fills, in the order of the names. */
  readonly looks: readonly string[]
  readonly left: number
}) {
  const widths = names.map((name) => swatch + textWidth(name) * letter + gap)
  return names.map((name, index) => {
    const x = left + widths.slice(0, index).reduce((all, one) => all + one, 0)
    return (
      <g key={name}>
        <rect className={looks[index]} x={x} y={2} width={11} height={11} />
        <text className="quiet" x={x + swatch - 1} y={12}>
          {name}
        </text>
      </g>
    )
  })
}
