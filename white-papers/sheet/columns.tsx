import { linear, ticks } from '../../apps/site/shell/parts/picture/scale.ts'
import type { Picture } from '../paper-text.ts'
import { Legend } from './legend.tsx'
import { pictureWidth } from './size.ts'

type Columns = Extract<Picture, { kind: 'columns' }>

const plot = { left: 30, right: 104, top: 30, bottom: 26, height: 180 }
const fills = ['ink', 'signal'] as const

/** Columns side by side for each step, and a line across at what can be done. */
export function ColumnsPicture({ picture }: { readonly picture: Columns }) {
  const { y, line, series, items } = picture
  const width = pictureWidth - plot.left - plot.right
  const up = linear(y.from, y.to)
  const heightOf = (value: number): number => plot.top + (1 - up(value)) * plot.height
  const bottom = plot.top + plot.height
  const step = width / items.length
  const column = Math.min(34, (step - 30) / series.length)
  return (
    <svg viewBox={`0 0 ${pictureWidth} ${bottom + plot.bottom}`} aria-hidden="true">
      <Legend names={series} looks={fills} left={plot.left} />
      {ticks(y.from, y.to, y.to - y.from)
        .filter((value) => value % 2 === 0)
        .map((value) => (
          <g key={value}>
            <line
              className="rule"
              x1={plot.left}
              x2={plot.left + width}
              y1={heightOf(value)}
              y2={heightOf(value)}
            />
            <text className="quiet" x={plot.left - 8} y={heightOf(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
      {items.map(({ label, values }, index) => {
        const start = plot.left + index * step + (step - column * values.length - 4) / 2
        return (
          <g key={label}>
            {values.map((value, part) => (
              <g key={series[part]}>
                <rect
                  className={fills[part]}
                  x={start + part * (column + 4)}
                  y={heightOf(value)}
                  width={column}
                  height={bottom - heightOf(value)}
                />
                <text
                  className="figure-value"
                  x={start + part * (column + 4) + column / 2}
                  y={heightOf(value) - 5}
                  textAnchor="middle"
                >
                  {value}
                </text>
              </g>
            ))}
            <text
              className="quiet"
              x={plot.left + index * step + step / 2}
              y={bottom + 18}
              textAnchor="middle"
            >
              {label}
            </text>
          </g>
        )
      })}
      <line
        className="limit"
        x1={plot.left}
        x2={plot.left + width}
        y1={heightOf(line.value)}
        y2={heightOf(line.value)}
      />
      <text className="limit-name" x={plot.left + width + 8} y={heightOf(line.value) + 4}>
        {line.label}
      </text>
    </svg>
  )
}
