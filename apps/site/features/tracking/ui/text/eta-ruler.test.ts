import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { etaRuler, startOfDay, wordPlace } from './eta-ruler.ts'

const zone = 'Asia/Shanghai'
const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)
const window = (from: string, to: string) => ({
  from: `2026-11-${from}:00+08:00`,
  to: `2026-11-${to}:00+08:00`,
})
const hour = 3_600_000

describe('etaRuler', () => {
  it('shows a window of today on a ruler from 08 to 20', () => {
    const ruler = etaRuler(window('21T14:00', '21T17:00'), zone, at('21T11:00'))
    expect(ruler.unit).toBe('hours')
    expect(ruler.ticks.map(({ at: tick }) => (tick - at('21T00:00')) / hour)).toEqual([
      8, 10, 12, 14, 16, 18, 20,
    ])
    expect(ruler.now).toBe(0.25)
    expect(ruler.window).toEqual({ start: 0.5, end: 0.75 })
  })

  it('grows when the window or the present lies outside', () => {
    const late = etaRuler(window('21T20:00', '21T22:00'), zone, at('21T19:00'))
    expect(late.window.end).toBe(1)
    const early = etaRuler(window('21T09:00', '21T10:00'), zone, at('21T05:30'))
    expect(early.now).toBeCloseTo(1.5 / 16)
  })

  it('shows days where the window is not of today', () => {
    const ruler = etaRuler(window('23T09:00', '24T18:00'), zone, at('21T12:00'))
    expect(ruler.unit).toBe('days')
    expect(ruler.ticks).toHaveLength(4)
    expect(ruler.now).toBe(0.125)
    expect(ruler.window.start).toBeCloseTo((2 * 24 + 9) / 96)
  })

  it('counts days in the zone of the destination', () => {
    const tokyo = { from: '2026-11-22T00:30:00+09:00', to: '2026-11-22T02:00:00+09:00' }
    expect(etaRuler(tokyo, 'Asia/Tokyo', Date.parse('2026-11-21T23:00:00+08:00')).unit).toBe('hours')
    expect(etaRuler(tokyo, 'Asia/Shanghai', Date.parse('2026-11-22T00:10:00+08:00')).unit).toBe('days')
  })

  it('never draws outside itself, and the window never backwards', () => {
    const minute = fc.integer({ min: 0, max: 20 * 24 * 60 })
    fc.assert(
      fc.property(minute, minute, minute, (now, start, length) => {
        const base = at('01T00:00')
        const from = new Date(base + start * 60_000).toISOString()
        const to = new Date(base + (start + length) * 60_000).toISOString()
        const ruler = etaRuler({ from, to }, zone, base + now * 60_000)
        const places = [
          ruler.now ?? 0,
          ruler.window.start,
          ruler.window.end,
          ...ruler.ticks.map(({ place }) => place),
        ]
        expect(places.every((place) => place >= 0 && place <= 1)).toBe(true)
        expect(ruler.window.end).toBeGreaterThanOrEqual(ruler.window.start)
        expect(ruler.ticks.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})

describe('wordPlace', () => {
  it('stands in the middle of the window, and leaves it to the mark of now', () => {
    const afternoon = window('21T14:00', '21T20:00')
    expect(wordPlace(etaRuler(afternoon, zone, at('21T09:00')))).toEqual({ at: 0.75, over: false })
    expect(wordPlace(etaRuler(afternoon, zone, at('21T15:00')))?.at).toBeCloseTo((7 + 12) / 24)
    expect(wordPlace(etaRuler(afternoon, zone, at('21T19:00')))?.at).toBeCloseTo(0.5 + 5 / 24)
    const narrow = window('21T15:00', '21T17:00')
    expect(wordPlace(etaRuler(narrow, zone, at('21T09:00')))).toEqual({
      at: expect.closeTo(8 / 12),
      over: true,
    })
    expect(wordPlace(etaRuler(narrow, zone, at('21T18:00')))).toBeNull()
    // At night the words of now reach as far as the window: its own stand over its end.
    expect(wordPlace(etaRuler(window('21T09:00', '21T11:00'), zone, at('21T04:20')))).toEqual({
      at: expect.closeTo(0.4 + 1 / 720, 2),
      over: true,
    })
  })

  it('never comes nearer to the mark than its own half, nor out of the window', () => {
    const minute = fc.integer({ min: 0, max: 6 * 24 * 60 })
    fc.assert(
      fc.property(minute, minute, minute, (now, start, length) => {
        const base = at('01T00:00')
        const [from, to] = [start, start + length].map((at) => new Date(base + at * 60_000).toISOString())
        const ruler = etaRuler({ from: from ?? '', to: to ?? '' }, zone, base + now * 60_000)
        const place = wordPlace(ruler)
        if (place === null) return
        const least = place.over ? 0.08 : 0.1
        expect(Math.abs(place.at - (ruler.now ?? -1))).toBeGreaterThanOrEqual(least - 1e-9)
        if (place.over) return
        expect(place.at - ruler.window.start).toBeGreaterThanOrEqual(0.1 - 1e-9)
        expect(ruler.window.end - place.at).toBeGreaterThanOrEqual(0.1 - 1e-9)
      }),
    )
  })
})

describe('startOfDay', () => {
  it('is midnight as the zone counts', () => {
    expect(startOfDay(at('21T13:40') + 12_345, zone)).toBe(at('21T00:00'))
    expect(startOfDay(Date.parse('2026-11-21T20:00:00Z'), 'Asia/Tokyo')).toBe(
      Date.parse('2026-11-22T00:00:00+09:00'),
    )
  })
})
