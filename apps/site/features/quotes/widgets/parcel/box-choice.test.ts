import { boxPresets, boxSides } from '@hongyan/domain/quotes/box-presets'
import { readDraft } from '@hongyan/domain/quotes/quote-draft'
import { describe, expect, it } from 'vitest'
import { boxOf, emptySize, withBox } from './box-choice.ts'
import { readSizeRows } from './read-parcel-fields.ts'

const typed = { ...emptySize, length: '60', width: '40', height: '45', weight: '12' }
const rest = {
  to: 'b',
  date: '2026-11-21',
  goods: 'general',
  addOns: [],
  declaredValue: '',
  cashOnDelivery: '',
}

describe('the box of a size', () => {
  it.each(boxPresets)('%s is priced by its own sides, and known again by them', (id) => {
    const size = withBox(typed, id)
    expect(readDraft({ ...rest, from: 'a', sizes: [size] })).toMatchObject({
      input: { pieces: [{ ...boxSides[id], weight: 12_000 }] },
    })
    expect(boxOf(size)).toBe(id)
  })

  it('is one’s own where its sides are those of no box', () => {
    expect(boxOf(typed)).toBe('own')
    expect(boxOf(emptySize)).toBe('own')
    expect(withBox(typed, 'own')).toEqual(typed)
    expect(withBox(typed, '__proto__')).toEqual(typed)
  })

  it('has no sides where it is not known, and may be measured after all', () => {
    const unknown = withBox(typed, 'unknown')
    expect(unknown).toMatchObject({ length: '', width: '', height: '', weight: '12' })
    expect(boxOf(unknown)).toBe('unknown')
    expect(boxOf(withBox(unknown, 'own'))).toBe('own')
    expect(boxOf(withBox(unknown, 'shoe-box'))).toBe('shoe-box')
  })

  it('is sent in one list for all sizes, or under a name for each', () => {
    const sent = 'l=&w=&h=&kg=1&n=1&l=&w=&h=&kg=2&n=1'
    const lengths = (query: string) => readSizeRows(new URLSearchParams(query)).map(({ length }) => length)
    expect(lengths(`${sent}&box=own&box=carton-1`)).toEqual(['', '53'])
    expect(lengths(`${sent}&box.1=carton-1&box.0=envelope`)).toEqual(['34', '53'])
  })
})
