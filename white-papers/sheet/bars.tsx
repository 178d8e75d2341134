import { textWidth } from '../../apps/site/shell/parts/map/text-size.ts'
import type { Picture } from '../paper-text.ts'
import { Legend } from './legend.tsx'
import { pictureWidth } from './size.ts'

type Bars = Extract<Picture, { kind: 'bars' }>

const row = 26
const gap = 12
const letter = 11
/** Fills of the parts, the first the heaviest. */
const fills = ['ink', 'sand', 'signal'] as const

/** Stacked bars from zero on one scale; the total stands after each. */
export function BarsPicture({ picture }: { readonly picture: Bars }) {
  const { items, parts } = picture
  const totals = items.map(({ values }) => values.reduce((all, one) => all + one, 0))
  const left = Math.max(...items.map(({ label }) => textWidth(label) * letter)) + 14
  const room = pictureWidth - left - Math.max(...items.map(({ said }) => textWidth(said) * letter)) - 16
  const scale = room / Math.max(...totals)
  const legend = 24
  const height = legend + items.length * (row + gap)
  return (
    <svg viewBox={`0 0 ${pictureWidth} ${height}`} aria-hidden="true">
      <Legend names={parts} looks={fills} left={left} />
      {items.map(({ label, values, said }, index) => {
        const y = legend + index * (row + gap) + gap / 2
        return (
          <g key={label}>
            <text x={left - 10} y={y + row / 2 + 4} textAnchor="end">
              {label}
            </text>
            {values.map((value, part) => {
              const before = values.slice(0, part).reduce((all, one) => all + one, 0)
              const name = parts[part] ?? ''
              return (
                <rect
                  key={name}
                  className={fills[part]}
                  x={left + before * scale}
                  y={y}
                  width={Math.max(value * scale, value > 0 ? 0.8 : 0)}
                  height={row}
                />
              )
            })}
            <text className="figure-value" x={left + (totals[index] ?? 0) * scale + 8} y={y + row / 2 + 4}>
              {said}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
