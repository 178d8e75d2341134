import { textWidth } from '../../shell/parts/map/text-size.ts'
import { At } from '../../shell/parts/picture/at.tsx'
import { percent, rem } from '../../shell/parts/picture/lengths.ts'
import pic from '../../shell/parts/picture/picture.module.css'
import styles from './curve.module.css'
import { clearerEnd, type Plot, pathThrough } from './plot.ts'

type Labelled = { readonly value: number; readonly label: string }

/** The drawing: grid, the band to stay in, the line, a numbered dot for every labelled reading. */
export function CurvePlot({
  plot,
  limits,
  named,
}: {
  readonly plot: Plot
  readonly limits: readonly (Labelled & { readonly above: boolean })[]
  readonly named: readonly { readonly x: number; readonly y: number; readonly label: string }[]
}) {
  const heights = limits.map(({ value }) => plot.heightOf(value))
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  return (
    <svg className={styles.plot} aria-hidden="true">
      {limits.length === 2 && (
        <rect className={styles.band} width="100%" y={percent(top)} height={percent(bottom - top)} />
      )}
      {plot.grid.map((value) => (
        <line
          key={value}
          className={pic.rule}
          x2="100%"
          y1={percent(plot.heightOf(value))}
          y2={percent(plot.heightOf(value))}
        />
      ))}
      {named.map(({ x, y, label }) => (
        <line key={label} className={pic.rule} x1={percent(x)} x2={percent(x)} y1={percent(y)} y2="100%" />
      ))}
      {limits.map(({ value, label, above }) => (
        <At key={value} y={plot.heightOf(value)}>
          <line className={pic.red} x2="100%" />
          <text
            className={styles.limit}
            {...(clearerEnd(plot, value, above) === 'end' ? { x: '100%', textAnchor: 'end' } : { x: rem(8) })}
            y={rem(above ? -7 : 17)}
          >
            {label}
          </text>
        </At>
      ))}
      <svg
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        className={pic.at}
        aria-hidden="true"
      >
        <path className={styles.line} d={pathThrough(plot.spots)} />
      </svg>
      {named.map(({ x, y, label }, index) => (
        <At key={label} x={x} y={y}>
          <circle className={styles.dot} r={rem(5)} />
          <g className={styles.chip}>
            <circle className={pic.ink} r={rem(10)} />
            <text y={rem(4.5)} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        </At>
      ))}
    </svg>
  )
}

/** Round values beside the grid, in a column of their own: the line never runs through them. */
export function CurveAxis({ plot, labels }: { readonly plot: Plot; readonly labels: readonly Labelled[] }) {
  const width = Math.max(0, ...labels.map(({ label }) => textWidth(label) * 13))
  return (
    <svg className={styles.axis} width={rem(width)} aria-hidden="true">
      {labels.map(({ value, label }) => (
        <At key={value} y={plot.heightOf(value)}>
          <text className={pic.words} x="100%" y={rem(4)} textAnchor="end">
            {label}
          </text>
        </At>
      ))}
    </svg>
  )
}
