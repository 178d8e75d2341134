import type { TrackedShipment, TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { fill, formatAge } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { StatusTag } from '../../widgets/status/status-tag.tsx'
import { ActionCard } from '../parts/action-card.tsx'
import { EtaCard } from '../parts/eta-card.tsx'
import { EventTimeline } from '../parts/event-timeline.tsx'
import { MilestoneProgress } from '../parts/milestone-progress.tsx'
import { Notice } from '../parts/notice.tsx'
import { PackageGroup } from '../parts/package-group.tsx'
import { ResultHead } from '../parts/result-head.tsx'
import { StatusExplained } from '../parts/status-explained.tsx'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './track-shipment-page.module.css'

/** Newest scans shown; the result page has them all. */
const scans = 3

type FoldedResultProps = {
  readonly answer: TrackingAnswer
  /** What is special about it. */
  readonly label?: string
  readonly open?: boolean
}

/** A found shipment under its status; of all in the page one is open at a time. */
export function FoldedResult({ answer, label, open = false }: FoldedResultProps) {
  const { words } = useTrackingTexts()
  if (answer.kind !== 'found') return null
  const shipment = { ...answer.shipment, events: answer.shipment.events.slice(0, scans) }
  return (
    <details name="result" open={open} className={styles.result}>
      <summary>
        {label && <b>{label}</b>}
        <StatusTag status={shipment.status} words={words} />
        <span>{shipment.waybillNo}</span>
        <ChevronDownIcon size={16} />
      </summary>
      <div className={styles.columns}>
        <div>
          <Age shipment={shipment} />
          <ResultHead shipment={shipment} />
          <StatusExplained shipment={shipment} />
          <MilestoneProgress shipment={shipment} />
          <EtaCard shipment={shipment} />
          <PackageGroup shipment={shipment} />
        </div>
        <div>
          <ActionCard shipment={shipment} />
          <EventTimeline shipment={shipment} />
        </div>
      </div>
    </details>
  )
}

function Age({ shipment }: { readonly shipment: TrackedShipment }) {
  const { locale, words, now } = useTrackingTexts()
  const { state, asOf } = shipment.freshness
  if (state === 'current') return null
  return (
    <Notice kind={state === 'quiet' ? 'caution' : 'info'}>
      {fill(words.freshness[state], { age: formatAge(locale, asOf, now) })}
    </Notice>
  )
}
