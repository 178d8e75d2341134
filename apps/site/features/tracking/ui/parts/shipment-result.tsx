import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill } from '@hongyan/locales'
import type { FailureReason } from '../../../../client/call.ts'
import type { TrackingHandlers } from '../state/handlers.ts'
import { momentWords } from '../text/when-words.ts'
import type { TrackingModel } from '../tracking-model.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from '../tracking-view.module.css'
import { ActionCard } from './action-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { Doubts } from './doubts.tsx'
import { EtaCard } from './eta-card.tsx'
import { EventTimeline } from './event-timeline.tsx'
import { FreshnessLine } from './freshness-line.tsx'
import { LegPicture } from './leg-picture.tsx'
import { MilestoneProgress } from './milestone-progress.tsx'
import { PackageGroup } from './package-group.tsx'
import { ProofCard } from './proof-card.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { ResultHead } from './result-head.tsx'
import { ResultTools } from './result-tools.tsx'
import { RouteAlerts } from './route-alerts.tsx'
import { RoutePanel } from './route-panel.tsx'
import { StatusExplained } from './status-explained.tsx'
import { SubscribeCard } from './subscribe-card.tsx'
import { TemperaturePanel } from './temperature-panel.tsx'
import { UnlockCard } from './unlock-card.tsx'

type ShipmentResultProps = {
  readonly shipment: TrackedShipment
  readonly fetchedAt: number
  /** Why what is shown may be old. */
  readonly failure: FailureReason | null
  readonly model: TrackingModel
  readonly handlers: TrackingHandlers
}

/** One found shipment: its state in the middle, what can be done about it beside it. */
export function ShipmentResult({ shipment, fetchedAt, failure, model, handlers }: ShipmentResultProps) {
  const texts = useTrackingTexts()
  const zone = shipment.destination.zone
  const ended = shipment.status === 'delivered'
  // Where digits open it, the card that asks for them stands for it; until it is there, a line of the details does.
  const proofCard = shipment.proof !== 'locked' && shipment.proof !== 'not-yet' && (
    <ProofCard proof={shipment.proof} state={model.proof} onOpen={handlers.openProof} />
  )
  const unlockCard = (
    <UnlockCard
      shipment={shipment}
      state={model.unlock}
      ready={model.ready}
      textsOpen={model.textsOpen}
      onUnlock={handlers.unlock}
      onLock={handlers.lock}
    />
  )
  const way = <RoutePanel shipment={shipment} className={styles.way} />
  const kept = model.kept.some(({ number }) => number === shipment.asked)
  return (
    <>
      <article className={styles.main} aria-label={shipment.asked}>
        <div className={styles.top}>
          <Doubts shipment={shipment} fetchedAt={fetchedAt} failure={failure} />
          <div className={styles.head}>
            <ResultHead
              shipment={shipment}
              tools={model.ready && <ResultTools kept={kept} handlers={handlers} />}
            />
            <LegPicture shipment={shipment} pictures={model.pictures} />
          </div>
          <MilestoneProgress shipment={shipment} />
          <EtaCard shipment={shipment} />
          <StatusExplained shipment={shipment} />
          <RouteAlerts shipment={shipment} alerts={model.alerts} />
        </div>
        <div className={styles.rest}>
          <PackageGroup shipment={shipment} />
          <TemperaturePanel shipment={shipment} />
          <EventTimeline
            shipment={shipment}
            aside={
              <FreshnessLine
                fetchedAt={fetchedAt}
                refreshing={model.refreshing}
                onRefresh={model.ready ? handlers.refresh : undefined}
              />
            }
          />
          <p className={styles.source}>
            {fill(texts.words.print.printedAt, {
              time: momentWords(texts, texts.now, zone),
            })}
            <br />
            {texts.words.print.source}
          </p>
        </div>
      </article>
      <div className={styles.side}>
        <ActionCard shipment={shipment} />
        <SubscribeCard shipment={shipment} byMail={model.mailNotices} />
        {!ended && way}
        <div className={styles.cards}>
          {/* Once it has arrived, what proves it stands first. */}
          {proofCard}
          {ended && unlockCard}
          <DetailsCard shipment={shipment} />
          {!ended && unlockCard}
        </div>
        {ended && way}
      </div>
      {model.proof.kind === 'shown' && (
        <ProofDialog
          number={shipment.waybillNo}
          proof={model.proof.proof}
          zone={zone}
          onClose={handlers.closeProof}
          onReopen={handlers.openProof}
        />
      )}
    </>
  )
}
