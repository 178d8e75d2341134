import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isMeasured, quoteInput, sidesOf, volumeOf } from './quote-input.ts'
import { quoteLimits } from './quote-limits.ts'
import { addOns } from './vocabulary.ts'

const sides = { length: 600, width: 400, height: 450 }
const unmeasured = { weight: 12_500, count: 2 }
const piece = { ...sides, ...unmeasured }
const inquiry = { from: '440300', to: 'Beijing', pieces: [piece], date: '2026-11-21' }
const most = { declaredValue: quoteLimits.declaredValue, cashOnDelivery: quoteLimits.cashOnDelivery }

describe('an inquiry', () => {
  it('is of general goods with nothing added where it does not say', () => {
    expect(quoteInput.parse(inquiry)).toEqual({
      ...inquiry,
      goods: 'general',
      addOns: [],
      declaredValue: 0,
      cashOnDelivery: 0,
    })
  })

  it.each<[string, object]>([
    ['pieces nobody measured', { pieces: [unmeasured] }],
    ['measured pieces beside others', { pieces: [piece, unmeasured] }],
    ['as many sizes as there may be', { pieces: Array(quoteLimits.sizes).fill(piece) }],
    ['goods that need care', { goods: 'medicine-chilled' }],
    ['the longest names', { from: 'x'.repeat(60), to: 'x'.repeat(60) }],
    ['one addition', { addOns: ['waterproof'] }],
    ['everything at once, at its most', { addOns: addOns.filter((id) => id !== 'full-cover'), ...most }],
    ['full cover of a declared value', { addOns: ['full-cover'], declaredValue: 1 }],
    ['amounts nobody asked about', { addOns: ['wooden'], ...most }],
  ])('may hold %s', (_, changes) => {
    expect(quoteInput.safeParse({ ...inquiry, ...changes }).error?.issues).toBeUndefined()
  })

  it.each<[string, object, string]>([
    ['no pieces', { pieces: [] }, 'pieces'],
    ['too many sizes', { pieces: Array(quoteLimits.sizes + 1).fill(piece) }, 'pieces'],
    ['a side of nothing', { pieces: [{ ...piece, height: 0 }] }, 'pieces.0.height'],
    ['a side too long', { pieces: [{ ...piece, width: quoteLimits.side + 1 }] }, 'pieces.0.width'],
    ['part of a gram', { pieces: [{ ...piece, weight: 0.5 }] }, 'pieces.0.weight'],
    ['a word of its own', { pieces: [{ ...piece, colour: 'red' }] }, 'pieces.0'],
    ['no place', { to: '' }, 'to'],
    ['a name without end', { from: 'x'.repeat(61) }, 'from'],
    ['a day that never was', { date: '2026-02-31' }, 'date'],
    ['goods of another kind', { goods: 'livestock' }, 'goods'],
    ['more additions than there are', { addOns: Array(addOns.length + 1).fill('wooden') }, 'addOns'],
    ['a value below nothing', { declaredValue: -1 }, 'declaredValue'],
    ['a value too large', { declaredValue: most.declaredValue + 1 }, 'declaredValue'],
    ['an amount below nothing', { cashOnDelivery: -1 }, 'cashOnDelivery'],
    ['an amount too large', { cashOnDelivery: most.cashOnDelivery + 1 }, 'cashOnDelivery'],
  ])('cannot hold %s', (_, changes, field) => {
    const { error } = quoteInput.safeParse({ ...inquiry, ...changes })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })

  it.each<[object, readonly [readonly (string | number)[], string][]]>([
    [
      { pieces: [unmeasured, { ...unmeasured, width: 400 }] },
      [
        [['pieces', 1, 'length'], 'required'],
        [['pieces', 1, 'height'], 'required'],
      ],
    ],
    [{ pieces: [{ weight: quoteLimits.pieceWeight, count: 11 }] }, [[['pieces'], 'too-much']]],
    [{ addOns: ['insurance', 'full-cover'], declaredValue: 1 }, [[['addOns'], 'one-cover']]],
    [{ addOns: ['insurance'] }, [[['declaredValue'], 'required']]],
    [{ addOns: ['wooden', 'full-cover'] }, [[['declaredValue'], 'required']]],
    [{ addOns: ['cash-on-delivery'] }, [[['cashOnDelivery'], 'required']]],
  ])('has to agree with itself: %j', (changes, problems) => {
    const { error } = quoteInput.safeParse({ ...inquiry, ...changes })
    expect(error?.issues).toEqual(problems.map(([path, message]) => ({ code: 'custom', path, message })))
  })

  it('says to those who call it what its entries are measured in', () => {
    const { properties } = z.toJSONSchema(quoteInput, { io: 'input' })
    const says = (text: string) => ({ description: expect.stringContaining(text) })
    expect(properties).toMatchObject({
      from: says('code of a city or district, or its name'),
      to: says('in the same way'),
      date: says('in China'),
      declaredValue: says('fen'),
      cashOnDelivery: says('fen'),
      pieces: {
        items: {
          properties: { length: says('mm'), width: says('mm'), height: says('mm'), weight: says('grams') },
        },
      },
    })
  })
})

describe('the size of a piece', () => {
  it('is its three sides', () => {
    expect(sidesOf(piece)).toEqual(sides)
    expect(volumeOf(piece)).toBe(108_000_000)
  })

  it.each(['length', 'width', 'height'])('is not known without its %s', (name) => {
    const partly = { ...piece, [name]: undefined }
    expect(sidesOf(partly)).toBeNull()
    expect(volumeOf(partly)).toBe(0)
  })

  it('is known of all only where no piece lacks it', () => {
    expect(isMeasured([piece, piece])).toBe(true)
    expect(isMeasured([piece, unmeasured])).toBe(false)
  })
})
