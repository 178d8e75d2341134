import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, formatMoney, formatWeight } from '@hongyan/locales'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './side-card.module.css'

/** What was ordered: service, weights, cover, receipt. */
export function DetailsCard({ shipment }: { readonly shipment: TrackedShipment }) {
  const { locale, words } = useTrackingTexts()
  const { details } = words
  const insured =
    shipment.insuredFen === 0
      ? details.notInsured
      : fill(details.insuredUpTo, { amount: formatMoney(locale, shipment.insuredFen) })
  // What goes back is not delivered any more: there is no proof to wait for.
  const awaited =
    shipment.proof === 'not-yet' && shipment.status !== 'returning' && shipment.status !== 'returned'
  const rows = [
    [details.service, words.products[shipment.product]],
    [details.weight, formatWeight(locale, shipment.weightGrams)],
    [details.billed, formatWeight(locale, shipment.billedWeightGrams)],
    [details.insured, insured],
    [details.receipt, words.receipts[shipment.receipt]],
    ...(awaited ? [[words.proof.title, words.proof.notYet]] : []),
  ]
  return (
    <section className={styles.card}>
      <h3>{details.title}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
