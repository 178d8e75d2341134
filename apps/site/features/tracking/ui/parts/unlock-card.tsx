import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { LockIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { unlockRule } from '../../widgets/tracking-box/limits.ts'
import type { UnlockBy, UnlockState } from '../state/lookup.ts'
import { clockWords } from '../text/when-words.ts'
import { type TrackingTexts, useTrackingTexts } from '../tracking-texts.ts'
import { Fold } from './fold.tsx'
import { PartiesCard } from './parties-card.tsx'
import styles from './side-card.module.css'
import { TailInput } from './tail-input.tsx'

type UnlockCardProps = {
  readonly shipment: TrackedShipment
  readonly state: UnlockState
  /** Whether a script answers; without one the form is shut, so that digits never travel in an address. */
  readonly ready: boolean
  /** Whether a code can be sent to the recipient. */
  readonly textsOpen: boolean
  readonly onUnlock: (by: UnlockBy) => void
  readonly onLock: () => void
}

/** Asked for by few, so it comes when it is. */
const UnlockByCode = lazy(async () => ({ default: (await import('./unlock-by-code.tsx')).UnlockByCode }))

/** Four digits of a phone number, or a code that is sent to the recipient, open names, address and proof of delivery. */
export function UnlockCard({ shipment, state, ready, textsOpen, onUnlock, onLock }: UnlockCardProps) {
  const texts = useTrackingTexts()
  const { words } = texts
  const { unlock } = words
  const id = useId()
  const [digits, setDigits] = useState('')
  const [isByCode, setByCode] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(false)
  useEffect(() => {
    // The field is shut while an answer is awaited, and a shut field loses the focus.
    if (asked.current && (state.kind === 'wrong' || state.kind === 'failed')) field.current?.focus()
    if (state.kind !== 'sending') asked.current = false
  }, [state])
  if (shipment.parties) {
    return (
      <PartiesCard
        parties={shipment.parties}
        state={state}
        zone={shipment.destination.zone}
        onLock={onLock}
      />
    )
  }
  const locked = state.kind === 'locked' && state.until > texts.now
  const proven = shipment.proof === 'locked'
  const shut = !ready || locked || state.kind === 'sending'
  const problem = problemOf(texts, state, shipment.destination.zone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (digits.length < 4) return
    asked.current = true
    onUnlock({ tail: digits })
    setDigits('')
  }
  const asking = (
    <>
      <p id={`${id}-lead`}>{proven ? words.proof.lockedText : unlock.lead}</p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <form method="post" onSubmit={submit} className={stack(12)}>
        <TailInput
          ref={field}
          digits={digits}
          onDigits={setDigits}
          disabled={shut}
          aria-label={unlock.label}
          aria-describedby={`${id}-lead ${id}-note`}
          aria-invalid={problem !== '' && !locked ? true : undefined}
        />
        <Button
          type="submit"
          kind={digits.length < 4 ? 'secondary' : 'primary'}
          size="small"
          wide
          disabled={shut}
          aria-busy={state.kind === 'sending'}
        >
          {unlock.submit}
        </Button>
      </form>
      <p id={`${id}-note`} role="status" className={problem === '' ? undefined : styles.error}>
        {problem || fill(unlock.rule, unlockRule)}
      </p>
      {textsOpen && ready && !isByCode && (
        <button type="button" className={styles.quiet} onClick={() => setByCode(true)}>
          {words.byCode.open}
        </button>
      )}
      {isByCode && (
        <Suspense>
          <UnlockByCode
            waybillNo={shipment.waybillNo}
            state={state}
            onUnlock={(code) => onUnlock({ code })}
          />
        </Suspense>
      )}
    </>
  )
  // Of what is delivered it is the proof, which most come for; on the way few ask.
  return proven ? (
    <section className={styles.card} data-print="no">
      <h3>{words.proof.title}</h3>
      {asking}
    </section>
  ) : (
    <Fold title={unlock.title} icon={<LockIcon />}>
      {asking}
    </Fold>
  )
}

function problemOf(texts: TrackingTexts, state: UnlockState, zone: string): string {
  const { words, now } = texts
  if (state.kind === 'wrong') return words.unlock.wrong
  if (state.kind === 'locked' && state.until > now) {
    return fill(words.unlock.locked, { time: clockWords(texts, state.until, zone) })
  }
  if (state.kind !== 'failed') return ''
  return state.reason === 'too-many' ? words.states.tooMany : words.networkProblem
}
