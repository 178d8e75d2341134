import { localeIds } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { touchedPlaces } from './touched-places.ts'

function labels(codes: readonly string[]): readonly string[] {
  return touchedPlaces(codes, 'en-US').map(({ label }) => label)
}

describe('places on the map of a notice', () => {
  it('are the capital first, then other cities of the network in a province', () => {
    expect(labels(['420000'])[0]).toBe('Wuhan')
    expect(labels(['110000', '120000'])).toEqual(['Beijing', 'Tianjin'])
  })

  it('begin with the cities a notice names, once each, whether or not they are in the network', () => {
    expect(labels(['130000', '130700', '130100']).slice(0, 2)).toEqual(['Zhangjiakou', 'Shijiazhuang'])
    const named = labels(['130000', '130100'])
    expect(new Set(named).size).toBe(named.length)
  })

  it('are few enough to read, and have a name in every language', () => {
    for (const locale of localeIds) {
      const places = touchedPlaces(['440000', '330000', '320000', '370000', '410000'], locale)
      expect(places.length).toBeLessThanOrEqual(9)
      expect(places.every(({ label }) => label !== '')).toBe(true)
    }
  })

  it('leave out codes nobody knows', () => {
    expect(labels(['999999', '998800'])).toEqual([])
  })
})
