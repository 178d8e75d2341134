import type { Call } from '../../calls/call.ts'
import type { RequestServices } from './services.ts'

type Declared = Partial<Pick<Call, 'takesLong' | 'longBody' | 'carriesFile'>>

/**
 * How long the answer to what visitors and customers send may take. A list or a file is worked on beside the thread of
 * the pages, where it may have to wait for its turn.
 */
export function answerMsOf(
  { takesLong, longBody, carriesFile }: Declared,
  services: Pick<RequestServices, 'answerMs' | 'longAnswerMs'>,
): number {
  return takesLong || longBody || carriesFile ? services.longAnswerMs : services.answerMs
}
