import { textWidth } from '../../apps/site/shell/parts/map/text-size.ts'
import type { Picture } from '../paper-text.ts'
import { pictureWidth } from './size.ts'

type Plan = Extract<Picture, { kind: 'plan' }>

const row = 30
const head = 24
const letter = 11

/** What happens when: a bar for each row, its words inside where they fit and after it where not. */
export function PlanPicture({ picture }: { readonly picture: Plan }) {
  const { steps, rows } = picture
  const left = Math.max(...rows.map(({ label }) => textWidth(label) * letter)) + 16
  const step = (pictureWidth - left - 14) / (steps.length - 1)
  const at = (index: number): number => left + index * step
  const height = head + rows.length * row
  return (
    <svg viewBox={`0 0 ${pictureWidth} ${height}`} aria-hidden="true">
      {steps.map((label, index) => (
        <g key={label}>
          <text
            className="quiet"
            x={at(index)}
            y={12}
            textAnchor={index === steps.length - 1 ? 'end' : 'middle'}
          >
            {label}
          </text>
          <line className="rule" x1={at(index)} x2={at(index)} y1={head - 4} y2={height} />
        </g>
      ))}
      {rows.map(({ label, from, to, said }, index) => {
        const y = head + index * row + 4
        const inside = textWidth(said) * letter + 16 < at(to) - at(from)
        const beyond = at(from) - left > pictureWidth - at(to)
        return (
          <g key={label}>
            <text x={left - 12} y={y + 15} textAnchor="end">
              {label}
            </text>
            <rect
              className={index % 2 === 0 ? 'ink' : 'slate'}
              x={at(from)}
              y={y}
              width={at(to) - at(from)}
              height={22}
              rx={3}
            />
            {inside ? (
              <text className="on-deep" x={at(from) + 8} y={y + 15}>
                {said}
              </text>
            ) : (
              <text
                className="halo"
                x={beyond ? at(from) - 8 : at(to) + 8}
                y={y + 15}
                textAnchor={beyond ? 'end' : 'start'}
              >
                {said}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
