import { dayMinutes, hoursOn, type OpeningRules, spansOf } from '@hongyan/domain/branches/opening-hours'
import { offsetMinutes } from '@hongyan/kernel/iso-in-zone'
import { homeZone, isoDay } from '@hongyan/locales'
import styles from './day-strip.module.css'

/** The hours of today from midnight to midnight, drawn, with the present moment on them. The words beside it say the same. */
export function DayStrip({ branch, now }: { readonly branch: OpeningRules; readonly now: number }) {
  const zone = branch.zone ?? homeZone
  const minute = (now / 60_000 + offsetMinutes(now, zone)) % dayMinutes
  const { hours } = hoursOn(branch, isoDay(now, zone))
  return (
    <svg
      aria-hidden="true"
      className={styles.day}
      viewBox={`0 0 ${dayMinutes} 12`}
      preserveAspectRatio="none"
    >
      <rect y="4" width={dayMinutes} height="4" />
      {spansOf(hours).map(([from, until]) => (
        <rect
          key={from}
          className={styles.span}
          x={from}
          y="2"
          width={Math.min(until, dayMinutes) - from}
          height="8"
        />
      ))}
      <rect className={styles.now} x={Math.round(minute) - 9} width="18" height="12" />
    </svg>
  )
}
