import { prohibitedMessages } from '@hongyan/content'
import { type TransportMode, transportModes, type Verdict } from '@hongyan/domain/prohibited/vocabulary'
import { formatNumber, type LocaleId } from '@hongyan/locales'
import { paths } from '../../../paths.ts'
import { percent } from '../../../shell/parts/picture/lengths.ts'
import type { VerdictCounts } from '../item-answer.ts'
import styles from './mode-list.module.css'

/** From the strictest down, as the list under it. */
const order = ['no', 'agreement', 'conditions', 'yes'] as const satisfies readonly Verdict[]

/** The ways of travel to choose from, each with the whole list as one bar: how much of it goes that way, and how. */
export function ModeList({
  mode,
  counts,
  locale,
}: {
  readonly mode: TransportMode
  readonly counts: Readonly<Record<TransportMode, VerdictCounts>>
  readonly locale: LocaleId
}) {
  const words = prohibitedMessages(locale)
  return (
    <nav className={styles.modes} aria-label={words.list.mode}>
      <h3>{words.list.byMode}</h3>
      <p className={styles.legend} aria-hidden="true">
        {order.map((verdict) => (
          <span key={verdict} data-verdict={verdict}>
            {words.short[verdict]}
          </span>
        ))}
      </p>
      <ul>
        {transportModes.map((one) => (
          <li key={one}>
            <a
              href={paths.itemList(locale, one)}
              aria-current={one === mode ? 'true' : undefined}
              data-no-prefetch=""
            >
              <b>{words.modes[one]}</b>
              <Bar counts={counts[one]} />
              {order.map((verdict) => (
                <span key={verdict} data-verdict={verdict}>
                  <span className={styles.name}>{words.short[verdict]} </span>
                  {formatNumber(locale, counts[one][verdict])}
                </span>
              ))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Bar({ counts }: { readonly counts: VerdictCounts }) {
  const total = order.reduce((sum, verdict) => sum + counts[verdict], 0)
  let before = 0
  return (
    <svg aria-hidden="true">
      {order.map((verdict) => {
        const start = before
        before += counts[verdict]
        return (
          <rect
            key={verdict}
            data-verdict={verdict}
            x={percent(start / total)}
            width={percent(counts[verdict] / total)}
            height="100%"
          />
        )
      })}
    </svg>
  )
}
