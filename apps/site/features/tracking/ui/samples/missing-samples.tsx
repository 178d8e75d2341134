import { NoResult } from '../parts/no-result.tsx'
import { Notice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useTrackingTexts } from '../tracking-texts.ts'
import { specialAnswers } from './fixtures.ts'
import styles from './track-shipment-page.module.css'

/** A mistyped number, an unknown one, one that was not scanned yet. */
export function MissingSamples() {
  const { badFormat, unknown, notYetScanned } = specialAnswers
  return (
    <div className={styles.cards}>
      {[badFormat, unknown, notYetScanned].map((answer) => (
        <NoResult
          key={answer.kind}
          answer={answer}
          query={{ numbers: [answer.number], open: answer.number }}
          kept={[]}
        />
      ))}
    </div>
  )
}

/** A look-up under way, and the ways it may fail to reach the server. */
export function WaitingSamples({ label }: { readonly label: string }) {
  const { states } = useTrackingTexts().words
  return (
    <div className={styles.waiting}>
      <figure>
        <figcaption>{label}</figcaption>
        <Skeleton />
      </figure>
      <Notice kind="offline" title={states.offlineTitle}>
        {states.offlineEmpty}
      </Notice>
      <Notice kind="caution" title={states.failedTitle}>
        {states.failedLead}
      </Notice>
      <Notice kind="caution" title={states.failedTitle}>
        {states.tooMany}
      </Notice>
    </div>
  )
}
