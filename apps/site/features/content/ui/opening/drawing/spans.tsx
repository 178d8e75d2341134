import type { DrawingOf } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { linkAttributes } from '../../../../../shell/link.ts'
import { At } from '../../../../../shell/parts/picture/at.tsx'
import { percent, rem } from '../../../../../shell/parts/picture/lengths.ts'
import pic from '../../../../../shell/parts/picture/picture.module.css'
import { anchorAt } from './anchor-at.ts'
import styles from './spans.module.css'

/** Rows on one scale, each with its bar and what the bar says. */
export function Spans({
  drawing,
  locale,
}: {
  readonly drawing: DrawingOf<'spans'>
  readonly locale: LocaleId
}) {
  const { ticks, rows } = drawing
  const low = ticks[0]?.at ?? 0
  const whole = (ticks.at(-1)?.at ?? 1) - low
  const share = (at: number) => (at - low) / whole
  return (
    <div className={styles.chart}>
      <svg className={styles.axis} aria-hidden="true">
        {ticks.map(({ at, label, strong }) => (
          <At key={at} x={share(at)}>
            <text className={strong ? styles.strong : pic.words} y={rem(13)} textAnchor={anchorAt(share(at))}>
              {label}
            </text>
          </At>
        ))}
      </svg>
      <ol className={styles.rows}>
        {rows.map(({ label, text, from, to, value, path }) => (
          <li key={label}>
            <p className={styles.label}>
              {path === null ? <b>{label}</b> : <a {...linkAttributes(locale, path, false)}>{label}</a>}
              {text && <small>{text}</small>}
            </p>
            <span className={styles.bar}>
              <svg aria-hidden="true">
                {ticks.map(({ at, strong }) => (
                  <line
                    key={at}
                    className={strong ? pic.red : pic.rule}
                    x1={percent(share(at))}
                    x2={percent(share(at))}
                    y2="100%"
                  />
                ))}
                <rect
                  className={pic.ink}
                  x={percent(share(from))}
                  width={percent(share(to) - share(from))}
                  y="50%"
                  height={rem(10)}
                  transform="translate(0 -5)"
                  rx="2"
                />
              </svg>
            </span>
            <p className={styles.value}>{value}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
