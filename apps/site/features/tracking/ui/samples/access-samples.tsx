import type { GalleryMessages } from '@hongyan/content'
import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import type { ReactNode } from 'react'
import { ProofCard } from '../parts/proof-card.tsx'
import { UnlockCard } from '../parts/unlock-card.tsx'
import { inertHandlers } from '../state/handlers.ts'
import type { UnlockState } from '../state/lookup.ts'
import { sampleNow, sampleShipment } from './fixture-shipments.ts'
import { specialAnswers } from './fixtures.ts'
import styles from './track-shipment-page.module.css'

const until = sampleNow + 15 * 60_000
const shut = sampleShipment(specialAnswers.unlocked.number)
const opened = specialAnswers.unlocked.kind === 'found' ? specialAnswers.unlocked.shipment : shut

/** The cards that keep personal data behind four digits. Nothing here answers, so nothing here can be focused. */
export function AccessSamples({ texts }: { readonly texts: GalleryMessages['track']['access'] }) {
  return (
    <div className={styles.cards}>
      <Card label={texts.closed}>{unlockCard(shut, { kind: 'closed' })}</Card>
      <Card label={texts.wrong}>{unlockCard(shut, { kind: 'wrong' })}</Card>
      <Card label={texts.locked}>{unlockCard(shut, { kind: 'locked', until })}</Card>
      <Card label={texts.opened}>{unlockCard(opened, { kind: 'open', until })}</Card>
      <Card label={texts.proofEarly}>{proofCard('not-yet')}</Card>
      <Card label={texts.proofLocked}>{proofCard('locked')}</Card>
      <Card label={texts.proofReady}>{proofCard('available')}</Card>
    </div>
  )
}

function Card({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <div inert>{children}</div>
    </figure>
  )
}

function unlockCard(shipment: TrackedShipment, state: UnlockState): ReactNode {
  const { unlock, lock } = inertHandlers
  return <UnlockCard shipment={shipment} state={state} ready textsOpen onUnlock={unlock} onLock={lock} />
}

function proofCard(proof: TrackedShipment['proof']): ReactNode {
  return <ProofCard proof={proof} state={{ kind: 'closed' }} onOpen={inertHandlers.openProof} />
}
