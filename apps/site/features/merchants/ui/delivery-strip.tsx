import { merchantMessages } from '@hongyan/content/messages'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import type { ShownEvent } from '../load.ts'
import styles from './delivery-strip.module.css'

/** The height of the slowest answer, of the quickest that is still seen, and of what was never answered. */
const heights = { most: 28, least: 3 }
/** From one bar to the next. */
const step = 11

/** The events of the page as bars, oldest first: as high as the answer took, in the colour of what came of it. */
export function DeliveryStrip({
  locale,
  events,
}: {
  readonly locale: LocaleId
  readonly events: readonly ShownEvent[]
}) {
  const { log: words } = merchantMessages(locale)
  const slowest = Math.max(0, ...events.map(({ lastAttempt }) => lastAttempt?.tookMs ?? 0))
  if (events.length < 2 || slowest === 0) return null
  const heightOf = (ms: number) => Math.max(heights.least, Math.round((ms / slowest) * heights.most))
  return (
    <p className={styles.strip}>
      <svg width={events.length * step} height={heights.most} aria-hidden="true" focusable="false">
        {events.toReversed().map(({ id, state, lastAttempt }, at) => {
          const height = heightOf(lastAttempt?.tookMs ?? 0)
          return (
            <rect
              key={id}
              x={at * step}
              y={heights.most - height}
              width={8}
              height={height}
              className={styles.bar}
              data-state={state}
            />
          )
        })}
      </svg>
      <small>{fill(words.slowest, { took: fill(words.took, { ms: formatNumber(locale, slowest) }) })}</small>
    </p>
  )
}
