import type { RefusalAnswer } from './answer.ts'

/** What an action refuses in words of its own; every way of asking tells it alike. */
export class Refused extends Error {
  readonly answer: RefusalAnswer
  /** The field of a form that it is said beside, where the refusal itself is about the whole. */
  readonly besideField: string

  constructor(answer: Omit<RefusalAnswer, 'kind'>, besideField = '') {
    super(answer.refusal.name)
    this.answer = { kind: 'refusal', ...answer }
    this.besideField = besideField
  }
}
