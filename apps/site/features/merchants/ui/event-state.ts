import type { merchantMessages } from '@hongyan/content/messages'
import { fill } from '@hongyan/locales'
import type { ShownEvent } from '../load.ts'

/** What came of an event, and the status that was answered or why there was none. */
export function eventState(
  { state, lastAttempt }: Pick<ShownEvent, 'state' | 'lastAttempt'>,
  {
    states,
    problems,
    both,
  }: Pick<ReturnType<typeof merchantMessages>['log'], 'states' | 'problems' | 'both'>,
): string {
  if (lastAttempt === null) return states[state]
  const { status, problem } = lastAttempt
  const known = problems[problem as keyof typeof problems] ?? problem
  const answer = status === null ? known : String(status)
  return answer === null ? states[state] : fill(both, { answer, state: states[state] })
}
