import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QuoteDraft, readDraft } from './quote-draft.ts'
import { quoteInput } from './quote-input.ts'

const size = { length: '60', width: '40', height: '45', weight: '12.5', count: '2' }
const draft: QuoteDraft = {
  from: '440300',
  to: '110100',
  sizes: [size],
  date: '2026-11-21',
  goods: 'general',
  addOns: [],
  declaredValue: '',
  cashOnDelivery: '',
}
const problemsOf = (changes: Partial<QuoteDraft>) => {
  const read = readDraft({ ...draft, ...changes })
  return read.kind === 'problems' ? read.problems.map(({ field, code }) => [field, code]) : []
}

describe('what was typed', () => {
  it('becomes mm, grams and fen', () => {
    const typed = { length: ' 60.5 ', width: '４０', height: '45', weight: '1,012.345', count: '2' }
    const read = readDraft({ ...draft, sizes: [typed], addOns: ['insurance'], declaredValue: '3,000.5' })
    expect(read).toMatchObject({
      input: {
        pieces: [{ length: 605, width: 400, height: 450, weight: 1_012_345, count: 2 }],
        declaredValue: 300_050,
      },
    })
  })

  it.each([
    [{ unmeasured: true }],
    [{ length: ' ', width: '', height: '' }],
    [{ unmeasured: true, length: '60', width: 'wide' }],
  ])('has no sides where they are not known: %j', (changes) => {
    const read = readDraft({ ...draft, sizes: [{ ...size, ...changes }] })
    expect(read).toMatchObject({ kind: 'input', input: { pieces: [{ weight: 12_500, count: 2 }] } })
    expect(read.kind === 'input' && read.input.pieces[0]).not.toHaveProperty('length')
  })

  it('keeps the goods and what is added to them', () => {
    const asked = { goods: 'frozen', addOns: ['cold-unloading', 'named-signing'] } as const
    expect(readDraft({ ...draft, ...asked })).toMatchObject({ kind: 'input', input: asked })
    expect(readDraft({ ...draft, goods: 'livestock' })).toMatchObject({ input: { goods: 'general' } })
  })

  it('half a size is none', () => {
    expect(problemsOf({ sizes: [{ ...size, length: '', height: '' }] })).toEqual([
      ['sizes.0.length', 'required'],
      ['sizes.0.height', 'required'],
    ])
  })

  it('reads a comma as it is meant, and asks where that is not to be told', () => {
    const typed = { length: '60,5', width: '400mm', height: '0.45 m', weight: '1,5kg', count: '1,00' }
    expect(problemsOf({ sizes: [{ ...typed, count: '1,5' }] })).toEqual([['sizes.0.count', 'not-whole']])
    expect(problemsOf({ sizes: [{ ...typed, weight: '1,500' }] })).toEqual([['sizes.0.weight', 'unclear']])
    const read = readDraft({ ...draft, sizes: [typed], addOns: ['insurance'], declaredValue: '￥3,000' })
    expect(read).toMatchObject({
      input: {
        pieces: [{ length: 605, width: 400, height: 450, weight: 1500, count: 1 }],
        declaredValue: 300_000,
      },
    })
  })

  it('amounts nobody asked about are left alone', () => {
    expect(problemsOf({ declaredValue: 'x', cashOnDelivery: 'y' })).toEqual([])
  })

  it.each([
    [{ from: '' }, ['from', 'unknown-place']],
    [{ date: 'soon' }, ['date', 'unknown-day']],
    [{ date: '2026-02-31' }, ['date', 'unknown-day']],
    [{ date: '+012026-11-21' }, ['date', 'unknown-day']],
    [{ date: '2026-11-21T00:00:00.000Z' }, ['date', 'unknown-day']],
    [{ sizes: [{ ...size, length: '' }] }, ['sizes.0.length', 'required']],
    [{ sizes: [size, { ...size, width: 'wide' }] }, ['sizes.1.width', 'not-a-number']],
    [{ sizes: [{ ...size, height: '-3' }] }, ['sizes.0.height', 'not-a-number']],
    [{ sizes: [{ ...size, height: '.' }] }, ['sizes.0.height', 'not-a-number']],
    [{ sizes: [{ ...size, height: '0' }] }, ['sizes.0.height', 'too-small']],
    [{ sizes: [{ ...size, height: '1001' }] }, ['sizes.0.height', 'too-large']],
    [{ sizes: [{ ...size, weight: '1e9' }] }, ['sizes.0.weight', 'not-a-number']],
    [{ sizes: [{ ...size, count: '1.5' }] }, ['sizes.0.count', 'not-whole']],
    [
      { sizes: [{ ...size, length: '1000', width: '1000', height: '1000', count: '900' }] },
      ['pieces', 'too-much'],
    ],
    [{ sizes: [{ ...size, weight: '30000', count: '11' }] }, ['pieces', 'too-much']],
    [{ addOns: ['insurance'] }, ['declaredValue', 'required']],
    [{ addOns: ['full-cover'] }, ['declaredValue', 'required']],
    [{ addOns: ['insurance', 'full-cover'], declaredValue: '1' }, ['addOns', 'one-cover']],
    [{ addOns: ['cash-on-delivery'], cashOnDelivery: '300001' }, ['cashOnDelivery', 'too-large']],
  ] as const)('%j: %j', (changes, problem) => {
    expect(problemsOf(changes as Partial<QuoteDraft>)).toEqual([problem])
  })

  it('days outside the tariffs are told with the rest', () => {
    const days = { first: '2026-01-01', last: '2027-05-20' }
    const problemsOn = (date: string) => {
      const read = readDraft({ ...draft, date }, days)
      return read.kind === 'problems' ? read.problems : null
    }
    const outside = [{ field: 'date', code: 'out-of-range' }]
    expect(['2025-12-31', '2026-01-01', '2027-05-20', '2027-05-21'].map(problemsOn)).toEqual([
      outside,
      null,
      null,
      outside,
    ])
  })

  it.each([
    [{ length: '1000', width: '1000', height: '1000', count: '1' }],
    [{ weight: '30000', count: '10' }],
    [{ weight: '0.001', count: '1' }],
  ])('may be as much or as little as there is: %j', (changes) => {
    expect(problemsOf({ sizes: [{ ...size, ...changes }] })).toEqual([])
  })

  it.each([
    ['height', '1001', 1000],
    ['weight', '30001', 30_000],
    ['count', '1000', 999],
  ])('the most that %s may be is told in its unit', (name, text, most) => {
    expect(readDraft({ ...draft, sizes: [{ ...size, [name]: text }] })).toEqual({
      kind: 'problems',
      problems: [{ field: `sizes.0.${name}`, code: 'too-large', most }],
    })
  })

  it('is not called too much while anything else is wrong', () => {
    const sizes = [{ ...size, weight: '30000', count: '11' }]
    expect(problemsOf({ from: '', sizes })).toEqual([['from', 'unknown-place']])
  })

  it('every problem is told at once', () => {
    expect(problemsOf({ from: '', to: '', sizes: [{ ...size, length: '', weight: 'x' }] })).toHaveLength(4)
  })

  it('whatever is accepted, the call accepts as well', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.double({ min: 0, max: 2000, noNaN: true }).map(String),
    )
    const sizes = fc.array(
      fc.record({ length: text, width: text, height: text, weight: text, count: text }),
      { minLength: 1, maxLength: 3 },
    )
    fc.assert(
      fc.property(sizes, text, (list, value) => {
        const read = readDraft({ ...draft, sizes: list, addOns: ['insurance'], declaredValue: value })
        if (read.kind === 'input') expect(quoteInput.safeParse(read.input).success).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
