import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, formatAge } from '@hongyan/locales'
import type { FailureReason } from '../../../../client/call.ts'
import { momentWords } from '../text/when-words.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import { Notice } from './notice.tsx'

type DoubtsProps = {
  readonly shipment: TrackedShipment
  /** When the answer left the server, ms UTC. */
  readonly fetchedAt: number
  /** Why what is shown may be old. */
  readonly failure: FailureReason | null
}

/** What the reader should know about the age of the data; at most one sentence, the weightiest. */
export function Doubts({ shipment, fetchedAt, failure }: DoubtsProps) {
  const texts = useTrackingTexts()
  const { words } = texts
  if (failure === 'offline') {
    return (
      <Notice kind="offline" title={words.states.offlineTitle}>
        {fill(words.states.offlineLead, { time: momentWords(texts, fetchedAt, shipment.destination.zone) })}
      </Notice>
    )
  }
  if (failure) {
    return (
      <Notice kind="caution" title={words.states.failedTitle}>
        {failure === 'too-many'
          ? words.states.tooMany
          : fill(words.freshness.current, { age: formatAge(texts.locale, fetchedAt, texts.now) })}
      </Notice>
    )
  }
  const { state, asOf } = shipment.freshness
  if (state === 'current') return null
  const age = formatAge(texts.locale, asOf, texts.now)
  return (
    <Notice kind={state === 'quiet' ? 'caution' : 'info'}>{fill(words.freshness[state], { age })}</Notice>
  )
}
