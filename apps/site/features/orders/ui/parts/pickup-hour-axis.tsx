import { formatTime, homeZone } from '@hongyan/locales'
import type { WindowDraft } from '../form/order-form.ts'
import { pickupHour } from '../form/pickup-hour.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './pickup-hour-axis.module.css'

const percent = (at: number) => `${Math.round(at * 10) / 10}%`

/** The hour of the pickup drawn on its day; the heading of the page says the same in words. */
export function PickupHourAxis({
  window,
  now,
  when,
}: {
  readonly window: Pick<WindowDraft, 'from' | 'until'>
  readonly now: number
  /** Its day and hour in words. */
  readonly when: { readonly day: string; readonly time: string }
}) {
  const { locale } = useOrderTexts()
  const { begins, ends, now: here, day } = pickupHour(window, now)
  const [first, last] = day.map((time) => formatTime(locale, time, homeZone))
  return (
    <div className={styles.axis} aria-hidden="true">
      <span>{first}</span>
      <svg aria-hidden="true" focusable="false">
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
        <text x={percent((begins + ends) / 2)} y="44" textAnchor="middle">
          {`${when.day} ${when.time}`}
        </text>
      </svg>
      <span>{last}</span>
    </div>
  )
}
