import type { RefusalAnswer } from './answer.ts'

/** What an action refuses in words of its own; every way of asking tells it alike. */
export class Refused extends Error {
  readonly refusal: RefusalAnswer
  /** The field of a form that it is said beside, where the refusal itself is about the whole. */
  readonly besideField: string

  constructor(refusal: Omit<RefusalAnswer, 'kind'>, besideField = '') {
    super(refusal.name)
    this.refusal = { kind: 'refusal', ...refusal }
    this.besideField = besideField
  }
}
