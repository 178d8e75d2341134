import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { actionOf } from '../text/shipment-words.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './status-explained.module.css'

/** What the status means, how long it normally lasts, and whether one must act. */
export function StatusExplained({ shipment }: { readonly shipment: TrackedShipment }) {
  const texts = useTrackingTexts()
  const { words } = texts
  const { header } = words
  const text = words.statuses[shipment.status]
  const hold = shipment.holdReason && words.holds[shipment.holdReason]
  const rows = [
    [header.meaning, text.meaning],
    ...(hold ? [[hold.name, hold.text]] : []),
    [header.usually, text.usually],
    [header.action, hold ? hold.action : actionOf(texts, shipment)],
  ]
  return (
    <details className={styles.explained}>
      <summary>
        {header.explain}
        <ChevronDownIcon size={16} />
      </summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
