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
  ['delivered', attempt(200, null), 'Delivered · 200'],
  ['retrying', attempt(500, null), 'Retrying · 500'],
  ['failed', attempt(410, null), 'Failed · 410'],
  ['retrying', attempt(null, 'too-slow'), 'Retrying · timed out, no response'],
] as const)('an event that is %s is told with its status code', (state, lastAttempt, says) => {
  expect(eventState({ state, lastAttempt }, merchantMessages('en-US').log).toLowerCase()).toBe(
    says.toLowerCase(),
  )
})
