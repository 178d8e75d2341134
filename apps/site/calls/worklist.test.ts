import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { successOf } from './envelope.ts'
import { defineWorklist, rowAction } from './worklist.ts'

const words = { en: 'x', zh: 'x' }
const row = z.object({
  id: z.string(),
  state: z.enum(['new', 'old']),
  fee: z.int().nullable(),
  may: z.array(z.enum(['end', 'keep'])),
})
const shared = {
  family: 'desk-work',
  shape: 'own',
  summary: words,
  refusals: [],
  limit: 'desk',
  examples: [],
} as const
const list = defineCall({
  ...shared,
  id: 'list',
  method: 'GET',
  path: '/v1/list',
  query: z.strictObject({ state: z.enum(['new', 'all']).optional(), sort: z.enum(['a', 'b']).default('a') }),
  replies: { 200: successOf(z.object({ rows: z.array(row), next: z.string().nullable() })) },
  access: { who: 'person', record: 'none', origin: 'any', repeat: 'reads', staffRight: 'see-claims' },
})
const end = defineCall({
  ...shared,
  id: 'end',
  method: 'POST',
  path: '/v1/list/end',
  body: z.strictObject({ ids: z.array(z.string()), reason: z.enum(['lost', 'late']) }),
  replies: { 200: successOf(z.object({})) },
  access: { who: 'person', record: 'none', origin: 'allowed', repeat: 'once', staffRight: 'answer-claims' },
})
const stateNames = { new: words, old: words }

it('takes what its calls have', () => {
  const worklist = defineWorklist(list, {
    id: 'list',
    title: words,
    rowKey: 'id',
    columns: [
      { key: 'state', kind: 'choice', names: stateNames, label: words },
      { key: 'fee', kind: 'money', label: words },
    ],
    filters: [{ key: 'state', kind: 'choice', names: { new: words, all: words }, label: words }],
    sorts: { a: words, b: words },
    views: [{ name: words, query: { state: 'new' } }],
    actions: [
      rowAction(end, {
        name: 'end',
        label: words,
        fields: [{ key: 'reason', kind: 'choice', names: { lost: words, late: words }, label: words }],
      }),
    ],
  })
  expect(worklist).toMatchObject({
    path: '/v1/list',
    right: 'see-claims',
    sorts: [{ value: 'a' }, { value: 'b' }],
    actions: [{ name: 'end', path: '/v1/list/end', right: 'answer-claims', single: false, isFinal: false }],
    record: null,
    file: null,
  })
})

it('does not compile with what its calls do not have', () => {
  const fine = {
    id: 'list',
    title: words,
    rowKey: 'id',
    columns: [],
    filters: [],
    sorts: { a: words, b: words },
    views: [],
  } as const
  const state = { key: 'state', kind: 'choice', label: words } as const
  const declared = [
    // @ts-expect-error a column that rows do not have
    defineWorklist(list, { ...fine, columns: [{ key: 'weight', kind: 'number', label: words }] }),
    // @ts-expect-error a kind that cannot show the value
    defineWorklist(list, { ...fine, columns: [{ key: 'fee', kind: 'instant', label: words }] }),
    // @ts-expect-error a value without a name
    defineWorklist(list, { ...fine, columns: [{ ...state, names: { new: words } }] }),
    // @ts-expect-error a filter that the call does not take
    defineWorklist(list, { ...fine, filters: [{ key: 'branch', kind: 'branch', label: words }] }),
    // @ts-expect-error a sort without a name
    defineWorklist(list, { ...fine, sorts: { a: words } }),
    // @ts-expect-error a view with a value that the filter does not have
    defineWorklist(list, { ...fine, views: [{ name: words, query: { state: 'gone' } }] }),
    // @ts-expect-error an action that no row offers
    defineWorklist(list, { ...fine, actions: [rowAction(end, { name: 'burn', label: words })] }),
    // @ts-expect-error a field that the action does not take
    rowAction(end, { name: 'end', label: words, fields: [{ key: 'amount', kind: 'money', label: words }] }),
    // @ts-expect-error a key that rows do not have
    defineWorklist(list, { ...fine, rowKey: 'number' }),
  ]
  expect(declared).toHaveLength(9)
})
