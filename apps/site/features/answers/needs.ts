import type { LocaleId } from '@hongyan/locales'
import type { BriefAnswer } from '../../client/brief-answer.ts'

/** What pages of others may ask: an answer to a question of any kind; null where it is one for the search. */
export type AnswerNeeds = {
  /** A shipment number is never looked up here: its page is one press away, and counts it. */
  readonly briefly: (text: string, locale: LocaleId) => Promise<BriefAnswer | null>
}
