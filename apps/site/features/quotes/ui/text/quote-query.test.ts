import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import { describe, expect, it } from 'vitest'
import { emptySize, usualSize } from '../../widgets/parcel/box-choice.ts'
import { applyAdvice } from './apply-advice.ts'
import { quotePath, readQuoteQuery } from './quote-query.ts'

const read = (query: string) => readQuoteQuery(new URLSearchParams(query), '2026-11-21')
const size = { length: '60', width: '40', height: '45', weight: '12.5', count: '2' }

describe('the address of a quote', () => {
  it('is an empty form of today without a question', () => {
    expect(read('')).toMatchObject({
      asked: false,
      draft: { from: '', sizes: [usualSize], date: '2026-11-21' },
    })
  })

  it('is read as links have it', () => {
    const { draft, asked, sort, chosen } = read(
      'from=440300&to=110100&p=60x40x45x12.5x2&p=30x20x10x5&date=2026-10-20&goods=chilled&add=wooden&add=insurance&value=3000&sort=time&by=air',
    )
    expect(draft).toEqual({
      from: '440300',
      to: '110100',
      sizes: [size, { length: '30', width: '20', height: '10', weight: '5', count: '1' }],
      date: '2026-10-20',
      goods: 'chilled',
      addOns: ['insurance', 'wooden'],
      declaredValue: '3000',
      cashOnDelivery: '',
    })
    expect([asked, sort, chosen]).toEqual([true, 'time', 'air'])
  })

  it('is read as the form sends it', () => {
    const { draft } = read(
      'from=深圳&to=北京&l=60&w=40&h=45&kg=12.5&n=2&l=&w=&h=&kg=&n=1&cover=full-cover&add=waterproof',
    )
    expect(draft.sizes).toEqual([size, emptySize])
    expect(draft.addOns).toEqual(['full-cover', 'waterproof'])
  })

  it('is one that nobody has measured where no sides are', () => {
    const unmeasured = { length: '', width: '', height: '', weight: '12', count: '3', unmeasured: true }
    expect(read('p=xxx12x3').draft.sizes).toEqual([unmeasured])
    const { draft } = read('from=a&to=b&box=unknown&l=60&w=40&h=45&kg=12&n=3')
    expect(draft.sizes).toEqual([unmeasured])
    expect(quotePath('zh-CN', draft, null)).toContain('p=xxx12x3&')
  })

  it('has the sides of the box that was chosen without a script, row by row', () => {
    const { draft } = read(
      'from=a&to=b&box=carton-5&l=&w=&h=&kg=3&n=1&box=own&l=60&w=40&h=45&kg=12.5&n=2&box=none&l=1&w=2&h=3&kg=4&n=1',
    )
    expect(draft.sizes).toEqual([
      { length: '29', width: '17', height: '19', weight: '3', count: '1' },
      size,
      { length: '1', width: '2', height: '3', weight: '4', count: '1' },
    ])
  })

  it('grows and shrinks by its buttons, without asking for a price', () => {
    const form = 'from=a&to=b&l=60&w=40&h=45&kg=12.5&n=2'
    expect(read(`${form}&more=1`)).toMatchObject({ asked: false, draft: { sizes: [size, usualSize] } })
    expect(read(`${form}&l=1&w=1&h=1&kg=1&n=1&drop=1`)).toMatchObject({
      asked: false,
      draft: { sizes: [size] },
    })
    expect(read(`${form}&drop=0`).draft.sizes).toEqual([usualSize])
  })

  it('survives what people put into addresses', () => {
    const many = Array.from({ length: 40 }, () => 'p=1x1x1x1x1').join('&')
    expect(read(many).draft.sizes).toHaveLength(20)
    expect(read(`from=${'a'.repeat(500)}`).draft.from).toHaveLength(60)
    expect(read('p=&add=<script>&by=__proto__').draft.addOns).toEqual([])
  })

  it('comes back the same from the link it makes, with codes for names', () => {
    const draft: QuoteDraft = {
      ...read('from=深圳&to=北京&p=60x40x45x12.5x2&add=wooden').draft,
      goods: 'frozen',
    }
    const view = { from: { code: '440300', name: '深圳市' }, to: { code: '110100', name: '北京市' } }
    const path = quotePath('en-US', draft, view, { sort: 'time', by: 'air' })
    expect(path.startsWith('/en/fee?from=440300&to=110100&')).toBe(true)
    const again = readQuoteQuery(new URL(path, 'https://x.example').searchParams, '2026-01-01')
    expect(again).toEqual({
      draft: { ...draft, from: '440300', to: '110100' },
      asked: true,
      sort: 'time',
      chosen: 'air',
    })
  })
})

it('a tip changes one side or weight, in the unit of the form', () => {
  const { draft } = read('p=60x40x45x12.5x2&p=30x20x10x5x1')
  const said = { saving: 1, title: '', text: '', action: '' }
  expect(applyAdvice(draft, { ...said, kind: 'lower', size: 0, after: 310 }).sizes[0]?.height).toBe('31')
  expect(applyAdvice(draft, { ...said, kind: 'lighter', size: 1, after: 4900 }).sizes[1]?.weight).toBe('4.9')
})
