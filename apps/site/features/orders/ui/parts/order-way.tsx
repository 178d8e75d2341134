import { fill, formatDate, formatTime, homeZone, noonAtHome } from '@hongyan/locales'
import type { OrderForm } from '../form/order-form.ts'
import { placedAtNight } from '../form/placed-at-night.ts'
import type { PlacedOrder } from '../state/use-placed.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './order-way.module.css'

/** The way of an order in four steps, each with its time: what is done, and what it waits for now. */
export function OrderWay({
  form,
  isAccepted,
  acceptedAt,
  isCollected,
  placedAt,
  when,
  arrives,
}: {
  readonly form: OrderForm
  /** The branch has answered. */
  readonly isAccepted: boolean
  /** When it did; null where more has come of the order since. */
  readonly acceptedAt: string | null
  readonly isCollected: boolean
  readonly placedAt: string
  /** Day and hour of the pickup in words; null while none is known. */
  readonly when: { readonly day: string; readonly time: string } | null
  readonly arrives: PlacedOrder['terms'] | null
}) {
  const { locale, words } = useOrderTexts()
  const { way, by } = words.confirmation
  const pickup = form.way === 'collect' ? way.collect : way.dropOff
  const clock = (time: string | null) => (time === null ? '' : formatTime(locale, time, homeZone))
  const steps = [
    { name: way.placed, time: clock(placedAt) },
    {
      name: way.accepted,
      time: isAccepted ? clock(acceptedAt) : placedAtNight(placedAt) ? way.opening : way.minutes,
    },
    { name: pickup, time: when === null ? '' : `${when.day} ${when.time}` },
    {
      name: way.arrives,
      time:
        arrives === null
          ? ''
          : fill(by, {
              day: formatDate(locale, noonAtHome(arrives.arrivesUntil), homeZone),
              time: arrives.arrivesBy,
            }),
    },
  ]
  const now = isCollected ? 3 : isAccepted ? 2 : 1
  return (
    <ol className={styles.way}>
      {steps.map(({ name, time }, at) => (
        <li key={name} data-done={at < now ? '' : undefined} aria-current={at === now ? 'step' : undefined}>
          <b>{name}</b>
          {time !== '' && <span>{time}</span>}
        </li>
      ))}
    </ol>
  )
}
