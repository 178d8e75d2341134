import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { Button } from '@hongyan/ui/button.tsx'
import type { ProofState } from '../state/lookup.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import card from './side-card.module.css'

type ProofCardProps = {
  readonly proof: TrackedShipment['proof']
  readonly state: ProofState
  readonly onOpen: () => void
}

/** Whether there is a proof of delivery, what opens it, or that none was taken. */
export function ProofCard({ proof, state, onOpen }: ProofCardProps) {
  const { words } = useTrackingTexts()
  const absent = state.kind === 'absent' ? state.state : null
  const shown = absent ?? proof
  return (
    <section className={card.card} data-print="no">
      <h3>{words.proof.title}</h3>
      {shown === 'available' && (
        <Button kind="secondary" size="small" wide onClick={onOpen} aria-busy={state.kind === 'opening'}>
          {words.proof.available}
        </Button>
      )}
      {shown === 'not-captured' && <p>{words.proof.notCaptured}</p>}
      {shown === 'not-yet' && <p>{words.proof.notYet}</p>}
      {state.kind === 'failed' && (
        <p role="alert" className={card.error}>
          {state.reason === 'too-many' ? words.states.tooMany : words.networkProblem}
        </p>
      )}
    </section>
  )
}
