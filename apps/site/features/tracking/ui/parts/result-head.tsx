import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, plural } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { WholeBrackets } from '../../../../shell/parts/section-head/whole-brackets.tsx'
import { StatusTag } from '../../widgets/status/status-tag.tsx'
import { headlineOf, leadOf, statusName } from '../text/shipment-words.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './result-head.module.css'

/** Which shipment this is, what it does now, and what that asks of the reader. */
export function ResultHead({
  shipment,
  tools,
}: {
  readonly shipment: TrackedShipment
  readonly tools?: ReactNode
}) {
  const texts = useTrackingTexts()
  const { locale, words } = texts
  const summary = fill(words.header.summary, {
    product: words.products[shipment.product],
    pieces: plural(locale, shipment.packages.length, words.header.pieces),
  })
  return (
    <header className={stack(12)}>
      <div className={styles.meta}>
        <strong className={styles.number}>{shipment.waybillNo}</strong>
        <StatusTag status={shipment.status} words={words} name={statusName(texts, shipment)} />
        <span>{summary}</span>
        {shipment.asked !== shipment.waybillNo && (
          <span>{fill(words.header.asked, { number: shipment.asked })}</span>
        )}
        {tools}
      </div>
      <h2 className={styles.headline}>
        {headlineOf(texts, shipment).map((sentence) => (
          <span key={sentence}>
            <WholeBrackets text={sentence} />{' '}
          </span>
        ))}
      </h2>
      <p className={styles.lead}>
        <WholeBrackets text={leadOf(texts, shipment)} />
      </p>
    </header>
  )
}
