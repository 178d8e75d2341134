import { DomainError, type Entity, type ErrorCode } from '@hongyan/kernel/errors'
import { expect, test } from 'vitest'
import { refusalOfError } from './refusal-of-error.ts'
import { said } from './said.ts'

test('the seconds to wait are whole, never negative, and never more than a day', () => {
  const now = 1_000_000
  const wait = (ms: number) => {
    const answer = refusalOfError(
      new DomainError({ entity: 'shipment', code: 'locked', detail: 'locked', retryAt: now + ms }),
      { now, locale: 'en-US', words: {} },
    )
    return answer.kind === 'refusal' ? answer.retryAfterSeconds : undefined
  }
  expect([-86_400_000, 0, 1, 59_001, 86_400_000, 2 * 86_400_000].map(wait)).toEqual([
    1, 1, 1, 60, 86_400, 86_400,
  ])
})

test('a refusal has the name of its family, else the one that all share, and problems in the words of the family', () => {
  const short = said('少几位。', '少幾位。', 'Digits are missing.')
  const order = { names: { 'not-found': 'unknown-order' }, sentences: { short } } as const
  const enquiry = { formSentences: () => ({ short: 'Eleven digits, please.' }) }
  const told = (entity: Entity, code: ErrorCode) =>
    refusalOfError(
      new DomainError({ entity, code, detail: '', fields: [{ path: 'mobile', message: 'short' }] }),
      { now: 0, locale: 'en-US', words: { order, enquiry } },
    )
  const fields = [{ path: 'mobile', message: 'short' }]
  expect(told('order', 'not-found')).toEqual({ kind: 'refusal', name: 'unknown-order', fields })
  expect(told('shipment', 'not-found')).toEqual({ kind: 'refusal', name: 'unknown-number', fields })
  expect(told('quote', 'invalid-input')).toEqual({ kind: 'refusal', name: 'malformed', fields })
  expect(told('order', 'invalid-input')).toEqual({
    kind: 'refusal',
    name: 'malformed',
    fields: [{ path: 'mobile', message: short, code: 'short' }],
  })
  expect(told('enquiry', 'conflict')).toEqual({ kind: 'refusal', name: 'conflict', fields })
  expect(told('enquiry', 'invalid-input')).toEqual({
    kind: 'refusal',
    name: 'malformed',
    text: 'Eleven digits, please.',
    fields: [{ path: 'mobile', message: 'Eleven digits, please.' }],
  })
})
