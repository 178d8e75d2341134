import { expect, test } from 'vitest'
import { allowedChanges, judgeChange } from './order-changes.ts'
import type { ChangeRule } from './order-settings.ts'
import {
  answerOutcomes,
  type OrderStateKind,
  orderAnswers,
  orderSteps,
  orderTransitions,
  readState,
  stateColumns,
} from './order-state.ts'

const kinds = Object.keys(orderTransitions) as OrderStateKind[]

test('the state table is closed: every step leads to a state of it, and every state but the first is reached', () => {
  const reached = new Set<OrderStateKind>(['placed'])
  for (let found = 0; found < reached.size; ) {
    found = reached.size
    for (const kind of [...reached])
      for (const next of Object.values(orderTransitions[kind])) reached.add(next)
  }
  expect([...reached].sort()).toEqual([...kinds].sort())
  for (const kind of kinds) {
    for (const [step, next] of Object.entries(orderTransitions[kind])) {
      expect(orderSteps).toContain(step)
      expect(kinds).toContain(next)
    }
  }
})

test('nothing leads out of what is refused or cancelled, and nobody changes what is collected', () => {
  expect(orderTransitions.refused).toEqual({})
  expect(orderTransitions.cancelled).toEqual({})
  for (const kind of ['collected', 'completed'] as const) {
    for (const step of ['accept', 'refuse', 'change', 'cancel'] as const) {
      expect(orderTransitions[kind][step]).toBeUndefined()
    }
  }
})

test('every answer of the company has an outcome in every state, and happens only where there is a step for it', () => {
  expect(Object.keys(answerOutcomes).sort()).toEqual([...kinds].sort())
  for (const kind of kinds) {
    for (const answer of orderAnswers) {
      const outcome = answerOutcomes[kind][answer]
      expect(outcome === 'takes', `${answer} when ${kind}`).toBe(orderTransitions[kind][answer] !== undefined)
    }
  }
})

test.each([
  { kind: 'placed', since: 5 },
  { kind: 'accepted', since: 6 },
  { kind: 'refused', since: 7, reason: 'no-capacity' },
  { kind: 'cancelled', since: 8 },
] as const)('$kind is read as it was stored', (state) => {
  expect(readState(stateColumns(state), [])).toEqual(state)
})

test('an accepted order is as far as its shipments are', () => {
  const row = stateColumns({ kind: 'accepted', since: 1 })
  const at = (status: 'registered' | 'picked_up' | 'delivered' | 'returned', since: number) => ({
    status,
    since,
  })
  expect(readState(row, [at('registered', 2)]).kind).toBe('accepted')
  expect(readState(row, [at('registered', 2), at('picked_up', 3)])).toEqual({ kind: 'collected', since: 3 })
  expect(readState(row, [at('delivered', 9), at('picked_up', 3)])).toEqual({ kind: 'collected', since: 3 })
  expect(readState(row, [at('delivered', 9), at('returned', 11)])).toEqual({ kind: 'completed', since: 11 })
  expect(readState(stateColumns({ kind: 'cancelled', since: 4 }), [at('picked_up', 3)]).kind).toBe(
    'cancelled',
  )
})

const pickupFrom = 100 * 60_000
const rules: readonly ChangeRule[] = [
  { change: 'cancel', state: 'placed', minutesBefore: 30 },
  { change: 'pickup', state: 'placed', minutesBefore: 60 },
]
const placed = { state: { kind: 'placed', since: 0 }, pickupFrom } as const

test('rows of settings say what may be asked until when, and the instant itself is too late', () => {
  expect(judgeChange(rules, 'cancel', placed)).toEqual({ change: 'cancel', until: 70 * 60_000 })
  expect(judgeChange(rules, 'recipient', placed)).toBeNull()
  expect(allowedChanges(rules, placed, 40 * 60_000 - 1).map(({ change }) => change)).toEqual([
    'pickup',
    'cancel',
  ])
  expect(allowedChanges(rules, placed, 40 * 60_000)).toEqual([{ change: 'cancel', until: 70 * 60_000 }])
  expect(allowedChanges(rules, placed, 70 * 60_000)).toEqual([])
})

test('a row cannot allow what the state machine has no step for', () => {
  const bold: readonly ChangeRule[] = [{ change: 'cancel', state: 'refused', minutesBefore: -9999 }]
  expect(
    judgeChange(bold, 'cancel', { state: { kind: 'refused', since: 0, reason: 'other' }, pickupFrom }),
  ).toBeNull()
})

test('a row without minutes holds for as long as the order stands so', () => {
  const open: readonly ChangeRule[] = [{ change: 'cancel', state: 'placed', minutesBefore: null }]
  expect(allowedChanges(open, placed, Number.MAX_SAFE_INTEGER)).toEqual([{ change: 'cancel', until: null }])
})
