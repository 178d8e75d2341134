import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { fill, marksOf } from '@hongyan/locales'
import type { Lookup } from '../state/lookup.ts'
import type { TrackingTexts } from '../tracking-texts.ts'
import { eventsOf } from './events-of.ts'
import { eventName, placeLine } from './shipment-words.ts'

/** Whether something is still to come of what is shown. */
export function isMoving(lookup: Lookup): boolean {
  if (lookup.kind !== 'answered') return false
  const { answer } = lookup
  if (answer.kind !== 'found') return answer.kind === 'not-yet-scanned'
  return answer.shipment.status !== 'delivered' && answer.shipment.status !== 'returned'
}

/** The newest event of an answer, none or one. */
function newestOf(answer: TrackingAnswer) {
  return answer.kind === 'found' ? eventsOf(answer.shipment).slice(0, 1) : []
}

/** A sentence for each answer whose newest event is not among those shown before; empty where there is none. */
export function newsOf(
  texts: TrackingTexts,
  answers: readonly TrackingAnswer[],
  before: readonly Lookup[],
): string {
  const shown = new Set(
    before
      .flatMap((lookup) => (lookup.kind === 'answered' ? newestOf(lookup.answer) : []))
      .map(({ id }) => id),
  )
  const comma = marksOf(texts.locale).comma
  return answers
    .flatMap((answer) =>
      newestOf(answer)
        .filter(({ id }) => !shown.has(id))
        .map((event) => [eventName(texts, event), placeLine(texts, event)].filter(Boolean).join(comma))
        .map((event) => fill(texts.words.freshness.live, { number: answer.number, event })),
    )
    .join('\n')
}
