import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, formatAge, formatMoment, formatTime, isoDay } from '@hongyan/locales'
import { useTrackingTexts } from '../tracking-texts.ts'
import card from './eta-card.module.css'
import styles from './hold-card.module.css'

const soon: ReadonlySet<TrackedShipment['holdReason']> = new Set(['weather', 'volume'])

/** What is stopped, on a ruler without a date: where it stands since when, what it waits for, where it goes then. */
export function HoldCard({ shipment }: { readonly shipment: TrackedShipment }) {
  const { locale, words, now } = useTrackingTexts()
  const { hold, holds, eta } = words
  const { holdReason, statusSince: since, route, destination } = shipment
  const at = route.findLast(({ state }) => state !== 'ahead')?.place ?? destination
  const ahead = route.find(({ state }) => state === 'ahead')?.place
  const today = isoDay(since, at.zone) === isoDay(now, at.zone)
  const moment = today ? formatTime(locale, since, at.zone) : formatMoment(locale, since, at.zone)
  const steps = [
    {
      state: 'done',
      name: fill(hold.stopped, { city: at.name[locale] }),
      note: `${moment} · ${formatAge(locale, since, now)}`,
    },
    {
      state: 'current',
      name: holds[holdReason ?? 'other'].next,
      note: soon.has(holdReason) ? hold.soon : hold.waiting,
    },
    {
      state: 'todo',
      name: ahead ? fill(hold.on, { city: ahead.name[locale] }) : hold.deliver,
      note: hold.date,
    },
  ]
  return (
    <section className={card.card}>
      <div className={card.head}>
        <h3>{hold.title}</h3>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ state, name, note }) => (
          <li key={state} data-state={state}>
            <strong>{name}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ol>
      <p className={card.note}>{eta.stopped}</p>
    </section>
  )
}
