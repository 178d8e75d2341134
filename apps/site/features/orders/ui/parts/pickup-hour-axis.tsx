import { formatTime, homeZone } from '@hongyan/locales'
import type { WindowDraft } from '../form/order-form.ts'
import { pickupHour } from '../form/pickup-hour.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './pickup-hour-axis.module.css'

const percent = (at: number) => `${Math.round(at * 10) / 10}%`

/** The hour of the pickup drawn on its part of the day; the heading of the page says the same in words. */
export function PickupHourAxis({
  window,
  now,
  title,
}: {
  readonly window: Pick<WindowDraft, 'from' | 'until'>
  readonly now: number
  readonly title: string
}) {
  const { locale } = useOrderTexts()
  const { begins, ends, now: here, ticks } = pickupHour(window, now)
  return (
    <svg className={styles.axis} aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="12" y2="12" />
      {here !== null && <rect className={styles.now} x={percent(here)} y="0" width="2" height="24" />}
      <rect
        className={styles.window}
        x={percent(begins)}
        y="0"
        width={percent(ends - begins)}
        height="24"
        rx="4"
      />
      <text className={styles.title} x={percent((begins + ends) / 2)} y="17" textAnchor="middle">
        {title}
      </text>
      {ticks.map(({ at, time }) => (
        <text
          key={time}
          x={percent(at)}
          y="44"
          textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
        >
          {formatTime(locale, time, homeZone)}
        </text>
      ))}
    </svg>
  )
}
