import { At } from '../../shell/parts/picture/at.tsx'
import { rem } from '../../shell/parts/picture/lengths.ts'
import pic from '../../shell/parts/picture/picture.module.css'
import styles from './curve.module.css'
import type { placeNames } from './place-names.ts'

/** Height of a line: a value, and under it what it was read of; px. */
const lineHeight = 52

/** What the readings are, each under its own; a list for readers and narrow screens stands beside it. */
export function CurveNames({ named }: { readonly named: ReturnType<typeof placeNames> }) {
  const lines = Math.max(...named.map(({ line }) => line)) + 1
  return (
    <svg className={styles.names} height={rem(lines * lineHeight)} aria-hidden="true">
      {named.map(({ x, value, label, anchor, line }) => (
        <At key={label} x={x}>
          {line > 0 && <line className={pic.rule} y2={rem(line * lineHeight)} />}
          <text className={styles.value} y={rem(line * lineHeight + 22)} textAnchor={anchor}>
            {value}
          </text>
          <text className={styles.of} y={rem(line * lineHeight + 42)} textAnchor={anchor}>
            {label}
          </text>
        </At>
      ))}
    </svg>
  )
}
