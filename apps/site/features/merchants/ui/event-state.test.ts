import { merchantMessages } from '@hongyan/content/messages'
import { expect, it } from 'vitest'
import { eventState } from './event-state.ts'

const attempt = (status: number | null, problem: string | null) => ({
  at: '2026-11-23T13:58:41+08:00',
  tookMs: 84,
  status,
  answer: null,
  problem,
})

it.each([
  ['waiting', null, 'Waiting'],
  ['delivered', attempt(200, null), '200'],
  ['retrying', attempt(500, null), '500, retrying'],
  ['failed', attempt(410, null), '410, failed'],
  ['retrying', attempt(null, 'too-slow'), 'Timed out, no response, retrying'],
] as const)('an event that is %s is told by its status code', (state, lastAttempt, says) => {
  expect(eventState({ state, lastAttempt }, merchantMessages('en-US').log).toLowerCase()).toBe(
    says.toLowerCase(),
  )
})
