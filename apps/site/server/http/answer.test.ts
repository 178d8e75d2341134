import { DomainError } from '@hongyan/domain'
import { expect, test } from 'vitest'
import { refusalOfError } from './answer.ts'

test('the seconds to wait are whole, never negative, and never more than a day', () => {
  const now = 1_000_000
  const wait = (ms: number) => {
    const answer = refusalOfError(new DomainError('locked', 'locked', { retryAt: now + ms }), now)
    return answer.kind === 'refusal' ? answer.retryAfterSeconds : undefined
  }
  expect([-86_400_000, 0, 1, 59_001, 86_400_000, 2 * 86_400_000].map(wait)).toEqual([
    1, 1, 1, 60, 86_400, 86_400,
  ])
})
