import { expect, it } from 'vitest'
import { z } from 'zod'
import { formInput } from './form-input.ts'

const params = z.object({ id: z.string() })
const text = z.string().max(9)

it.each([
  ['a text as it is', z.object({ name: text }), { name: ' a ' }, { name: ' a ' }],
  [
    'what was not sent not at all',
    z.object({ name: text, more: text.optional() }),
    { name: '' },
    { name: '' },
  ],
  ['a number', z.object({ n: z.int() }), { n: '12' }, { n: 12 }],
  ['no number where none was written', z.object({ n: z.int() }), { n: 'x' }, { n: Number.NaN }],
  ['what a page has worked out', z.object({ n: z.int() }), { n: 1250 }, { n: 1250 }],
  [
    'the ticked choices of a list, in the order of the schema',
    z.object({ of: z.array(z.enum(['a', 'b', 'c'])) }),
    { 'of.c': 'on', 'of.a': 'on', 'of.x': 'on' },
    { of: ['a', 'c'] },
  ],
  ['no choice', z.object({ of: z.array(z.enum(['a'])) }), {}, { of: [] }],
  [
    'parts of an object by their path',
    z.object({ to: z.object({ name: text, box: z.object({ n: z.int() }) }) }),
    { 'to.name': 'x', 'to.box.n': '3', name: 'not this' },
    { to: { name: 'x', box: { n: 3 } } },
  ],
  [
    'a part that may be absent only where something of it was sent',
    z.object({ a: z.object({ n: text }).partial().optional(), b: z.object({ n: text }).optional() }),
    { 'b.n': '' },
    { b: { n: '' } },
  ],
  [
    'a part that a page has made whole',
    z.object({ order: z.object({ goods: z.array(z.object({ n: z.int() })) }) }),
    { order: { goods: [{ n: 1 }] } },
    { order: { goods: [{ n: 1 }] } },
  ],
  [
    'an array of one by its place',
    z.tuple([z.object({ name: text, of: z.array(text).optional() })]),
    { '0.name': 'x', '0.of': ['y'], name: 'not this' },
    [{ name: 'x', of: ['y'] }],
  ],
  ['defaults and nulls', z.object({ a: text.nullable(), b: text.default('b') }), { a: 'x' }, { a: 'x' }],
  [
    'the one of several forms that is chosen, without the fields of the others',
    z.discriminatedUnion('choice', [
      z.object({ choice: z.literal('day'), day: text }),
      z.object({ choice: z.enum(['branch', 'locker']), branch: text }),
    ]),
    { choice: 'locker', day: 'monday', branch: '7' },
    { choice: 'locker', branch: '7' },
  ],
])('reads %s', (_, body, fields, expected) => {
  const call = { params, body } as unknown as Parameters<typeof formInput>[0]
  const read = formInput(call, { id: '5', ...fields })
  expect(JSON.parse(JSON.stringify(read.body))).toEqual(JSON.parse(JSON.stringify(expected)))
  expect(read.params).toEqual({ id: '5' })
})

it('reads nothing where a call takes nothing', () => {
  expect(formInput({} as Parameters<typeof formInput>[0], { id: '5' })).toEqual({})
})
