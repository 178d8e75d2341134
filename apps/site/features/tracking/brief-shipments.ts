import { trackingMessages } from '@hongyan/content/messages'
import { otherCarrier } from '@hongyan/domain/numbers/other-carrier'
import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { fill, inSentences, type LocaleId } from '@hongyan/locales'
import type { AnswerRow } from '../../client/brief-answer.ts'
import { paths } from '../../paths.ts'
import { headlineOf, leadOf } from './ui/text/shipment-words.ts'
import type { TrackingTexts } from './ui/tracking-texts.ts'
import { trackingWords } from './ui/words.ts'

/** A line for each number: what the shipment does and when it comes, or why nothing is known, at a moment (ms UTC). */
export function briefShipments(
  answers: readonly TrackingAnswer[],
  locale: LocaleId,
  now: number,
): readonly AnswerRow[] {
  const texts: TrackingTexts = { locale, words: trackingWords(locale), now }
  return answers.map((answer) => ({
    ...sentencesOf(answer, texts),
    figure: answer.number,
    path: paths.track(locale, [answer.number]),
  }))
}

function sentencesOf(
  answer: TrackingAnswer,
  texts: TrackingTexts,
): { readonly text: string; readonly note: string | null } {
  if (answer.kind === 'found') {
    const headline = inSentences(texts.locale, headlineOf(texts, answer.shipment))
    return { text: headline, note: leadOf(texts, answer.shipment) }
  }
  const { notFound } = trackingMessages(texts.locale)
  if (answer.kind === 'not-yet-scanned') return { text: notFound.notYetScanned.title, note: null }
  const carrier = otherCarrier(answer.number)
  if (carrier !== null) {
    const named = { carrier: notFound.carriers[carrier] }
    return { text: fill(notFound.other.title, named), note: fill(notFound.other.text, named) }
  }
  if (answer.kind === 'unknown') return { text: notFound.unknown.title, note: notFound.unknown.text }
  const values = { found: '', expected: '', meant: '', ...answer.problem }
  const { title, problems } = notFound.badFormat
  return { text: title, note: fill(problems[answer.problem.kind], values) }
}
