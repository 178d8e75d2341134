import { DomainError, type Refusal } from '@hongyan/kernel/errors'
import { expect, test } from 'vitest'
import { codeNeeded, conflict, malformed, notAvailable } from '../../calls/refusals.ts'
import { priceChanged, unknownOrder } from '../../features/orders/refusals.ts'
import { localised } from './localised.ts'
import { refusalOfError } from './refusal-of-error.ts'

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
  const short = localised('少几位。', '少幾位。', 'Digits are missing.')
  const names = {
    'not-found': unknownOrder,
    'code-needed': codeNeeded,
    'price-changed': priceChanged,
  } as const
  const order = { names, sentences: { short } }
  const enquiry = {
    formSentences: () => ({ short: 'Eleven digits, please.' }),
  } as const
  const fields = [{ path: 'mobile', message: 'short' }]
  const about = { detail: '', fields }
  const told = (refusal: Refusal) =>
    refusalOfError(new DomainError(refusal), { now: 0, locale: 'en-US', words: { order, enquiry } })
  expect(told({ entity: 'order', code: 'not-found', ...about })).toEqual({
    kind: 'refusal',
    refusal: unknownOrder,
    fields,
  })
  expect(told({ entity: 'shipment', code: 'not-found', ...about })).toEqual({
    kind: 'refusal',
    refusal: notAvailable,
    fields,
  })
  expect(told({ entity: 'quote', code: 'invalid-input', ...about })).toEqual({
    kind: 'refusal',
    refusal: malformed,
    fields,
  })
  expect(told({ entity: 'order', code: 'invalid-input', ...about })).toEqual({
    kind: 'refusal',
    refusal: malformed,
    fields: [{ path: 'mobile', message: short, code: 'short' }],
  })
  expect(told({ entity: 'enquiry', code: 'conflict', ...about })).toEqual({
    kind: 'refusal',
    refusal: conflict,
    fields,
  })
  expect(told({ entity: 'enquiry', code: 'invalid-input', ...about })).toEqual({
    kind: 'refusal',
    refusal: malformed,
    text: 'Eleven digits, please.',
    fields: [{ path: 'mobile', message: 'Eleven digits, please.' }],
  })
})
