import { formatTime, homeZone } from '@hongyan/locales'
import type { WindowDraft } from '../form/order-form.ts'
import { pickupHour } from '../form/pickup-hour.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './pickup-hour-axis.module.css'

const percent = (at: number) => `${Math.round(at * 10) / 10}%`

/** The hour of the pickup drawn on its day; the heading over it says the same in words. */
export function PickupHourAxis({
  window,
  now,
}: {
  readonly window: Pick<WindowDraft, 'from' | 'until'>
  readonly now: number
}) {
  const { locale } = useOrderTexts()
  const { begins, ends, now: here, hours } = pickupHour(window, now)
  return (
    <svg className={styles.axis} aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="12" y2="12" />
      {here !== null && <rect className={styles.now} x={percent(here)} y="0" width="2" height="24" />}
      <rect
        className={styles.window}
        x={percent(begins)}
        y="4"
        width={percent(ends - begins)}
        height="16"
        rx="4"
      />
      {hours.map(({ at, time }) => (
        <text key={time} x={percent(at)} y="44" textAnchor={at < 5 ? 'start' : at > 95 ? 'end' : 'middle'}>
          {formatTime(locale, time, homeZone)}
        </text>
      ))}
    </svg>
  )
}
