import { textWidth } from '../../apps/site/shell/parts/map/text-size.ts'
import { linear } from '../../apps/site/shell/parts/picture/scale.ts'
import type { Axis, Picture, Point } from '../paper-text.ts'
import { pictureWidth } from './size.ts'

type Curves = Extract<Picture, { kind: 'curves' }>

const plot = { left: 40, right: 118, top: 26, bottom: 42, height: 196 }
const looks = ['stroke-signal', 'stroke-ink'] as const

/** Curves over one pair of axes that begin where they say; names stand at the end of each curve. */
export function CurvesPicture({ picture }: { readonly picture: Curves }) {
  const { x, y, curves, band, marks = [] } = picture
  const width = pictureWidth - plot.left - plot.right
  const across = linear(x.from, x.to)
  const up = linear(y.from, y.to)
  const at = ([px, py]: Point): readonly [number, number] => [
    plot.left + across(px) * width,
    plot.top + (1 - up(py)) * plot.height,
  ]
  const bottom = plot.top + plot.height
  return (
    <svg viewBox={`0 0 ${pictureWidth} ${bottom + plot.bottom}`} aria-hidden="true">
      <text className="quiet" x={0} y={11}>
        {y.label}
      </text>
      {band && (
        <>
          <rect
            className="band"
            x={plot.left}
            y={at([x.from, band.to])[1]}
            width={width}
            height={at([x.from, band.from])[1] - at([x.from, band.to])[1]}
          />
          <text
            className="band-name"
            x={plot.left + width + 10}
            y={at([x.from, (band.from + band.to) / 2])[1] + 4}
          >
            {band.label}
          </text>
        </>
      )}
      {valuesOf(y).map((value) => (
        <g key={value}>
          <line
            className="rule"
            x1={plot.left}
            x2={plot.left + width}
            y1={at([x.from, value])[1]}
            y2={at([x.from, value])[1]}
          />
          <text className="quiet" x={plot.left - 8} y={at([x.from, value])[1] + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {valuesOf(x).map((value) => (
        <text key={value} className="quiet" x={at([value, y.from])[0]} y={bottom + 17} textAnchor="middle">
          {value}
        </text>
      ))}
      <text className="quiet" x={plot.left + width} y={bottom + 36} textAnchor="end">
        {x.label}
      </text>
      {curves.map(({ label, points }, index) => {
        const inside = points.filter(([, py]) => py <= y.to)
        const [endX, endY] = at(inside.at(-1) ?? [x.from, y.from])
        return (
          <g key={label}>
            <polyline
              className={`curve ${looks[index] ?? ''}`}
              points={inside.map((point) => at(point).join(',')).join(' ')}
            />
            {curves.length > 1 && (
              <text x={endX + 10} y={endY + 4}>
                {label}
              </text>
            )}
          </g>
        )
      })}
      {marks.map(({ at: spot, label, under }) => {
        const [px, py] = at(spot)
        // A name on the left of its dot stays clear of a curve that rises to the right.
        const leftward = px - textWidth(label) * 11 - 12 > plot.left
        return (
          <g key={label}>
            <circle className="dot" cx={px} cy={py} r={3.5} />
            {under ? (
              <text
                className="figure-value halo"
                x={px}
                y={py + 18}
                textAnchor={spot[0] === x.to ? 'end' : 'middle'}
              >
                {label}
              </text>
            ) : (
              <text
                className="figure-value"
                x={leftward ? px - 9 : px + 9}
                y={py - 8}
                textAnchor={leftward ? 'end' : 'start'}
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function valuesOf({ from, to, every }: Axis): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, index) => from + index * every)
}
