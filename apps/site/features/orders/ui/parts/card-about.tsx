import type { PriceCard } from '../form/price-card.ts'
import styles from './card-about.module.css'

/** Product, pieces and charged weight of a price, each on one line. */
export function CardAbout({ card: { about } }: { readonly card: PriceCard }) {
  return (
    <span className={styles.about}>
      {about.map((text, at) => (
        <span key={text}>
          {text}
          {at < about.length - 1 && ' · '}
        </span>
      ))}
    </span>
  )
}
