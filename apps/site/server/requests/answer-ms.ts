import type { Call } from '../../calls/call.ts'
import type { RequestServices } from './services.ts'

/** How long the answer to a call of visitors and customers may take. */
export function answerMsOf(
  { takesLong }: Pick<Call, 'takesLong'>,
  services: Pick<RequestServices, 'answerMs' | 'longAnswerMs'>,
): number {
  return takesLong ? services.longAnswerMs : services.answerMs
}
