import { locales, sourceId } from '@hongyan/locales'
import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'
import type { LabelDrawing } from '../../labels/label-drawing.ts'

/** Units of the box in which the mark is drawn. */
const markUnits = 48

/** White below the last line, mm. */
const foot = 3

/** A label as it will be printed, to its last line: below there is paper. It is Chinese for every sender. */
export function LabelPicture({
  drawing: { width, height, mark, fills, lines, texts },
  name,
}: {
  readonly drawing: LabelDrawing
  readonly name: string
}) {
  const end = Math.min(height, Math.max(...texts.map(({ y }) => y)) + foot)
  return (
    <svg viewBox={`0 0 ${width} ${end}`} role="img" aria-label={name}>
      <g lang={locales[sourceId].htmlLang}>
        <path
          d={`${signalPath}${inkPath}`}
          transform={`translate(${mark.x} ${mark.y}) scale(${mark.size / markUnits})`}
        />
        <path d={fills} shapeRendering="crispEdges" />
        <path d={lines} fill="none" stroke="currentColor" strokeWidth=".3" />
        {texts.map(({ x, y, size, anchor, text }) => (
          <text key={`${x} ${y}`} x={x} y={y} fontSize={size} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  )
}
