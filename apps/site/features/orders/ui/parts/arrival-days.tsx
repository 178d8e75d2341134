import type { PriceCard } from '../form/price-card.ts'
import styles from './arrival-days.module.css'
import { useOrderTexts } from './order-texts.ts'

/** Day by day from the pickup to the arrival; nothing where it takes one day, or too many to be drawn. */
export function ArrivalDays({ days }: Pick<PriceCard, 'days'>) {
  const { card: say } = useOrderTexts().words
  if (days.length < 2) return null
  return (
    <ol className={styles.days}>
      {days.map(({ day, name, step }) => (
        <li key={day}>
          <b>{say.steps[step]}</b>
          {name}
        </li>
      ))}
    </ol>
  )
}
