import type { merchantMessages } from '@hongyan/content/messages'
import { fill } from '@hongyan/locales'
import type { ShownEvent } from '../load.ts'

/** What came of an event: the status that was answered, and what comes of it where that is not all. */
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
  return state === 'delivered' || answer === null
    ? (answer ?? states[state])
    : fill(both, { answer, state: states[state] })
}
