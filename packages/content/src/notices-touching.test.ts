import { describe, expect, it } from 'vitest'
import { type AreaAlert, alertMeets, alertTouches } from './area-alert.ts'
import { alertsFrom, delaysFrom, noticesTouching } from './notices-touching.ts'

const snow: AreaAlert = {
  id: 'snow',
  title: 'Snow',
  summary: 'A day late',
  severity: 'caution',
  from: '2026-11-20T00:00:00Z',
  until: '2026-11-23T16:00:00Z',
  areaCodes: ['130000', '330108'],
  services: ['express'],
}
const during = Date.parse('2026-11-21T04:00:00Z')

describe('alertTouches', () => {
  it.each([
    ['its province', '130000', true],
    ['a city of its province', '130100', true],
    ['a district of its province', '130102', true],
    ['its district', '330108', true],
    ['the city around its district', '330100', true],
    ['another district of that city', '330106', false],
    ['another province', '140000', false],
    ['a city with a longer beginning', '310000', false],
  ])('%s', (_name, code, touched) => {
    expect(alertTouches(snow, [code], during)).toBe(touched)
  })

  it('knows the cities that have no division code', () => {
    const harbour = { ...snow, areaCodes: ['810000'] }
    expect(alertTouches(harbour, ['HKHKG'], during)).toBe(true)
    expect(alertTouches(harbour, ['MOMFM'], during)).toBe(false)
    expect(alertTouches(harbour, ['SGSIN'], during)).toBe(false)
  })

  it('begins and ends on the second', () => {
    const at = (instant: string) => alertTouches(snow, ['130000'], Date.parse(instant))
    expect(at('2026-11-19T23:59:59.999Z')).toBe(false)
    expect(at('2026-11-20T00:00:00Z')).toBe(true)
    expect(at('2026-11-23T15:59:59.999Z')).toBe(true)
    expect(at('2026-11-23T16:00:00Z')).toBe(false)
  })

  it('leaves out what concerns another service, and asks nothing where none is named', () => {
    expect(alertTouches(snow, ['130000'], during, 'pharma')).toBe(false)
    expect(alertTouches(snow, ['130000'], during, 'express')).toBe(true)
    expect(alertTouches({ ...snow, services: [] }, ['130000'], during, 'pharma')).toBe(true)
  })
})

describe('alertMeets', () => {
  const at = (instant: string) => Date.parse(instant)
  const meets = (from: string, until: string, now = '2026-11-01T00:00:00Z') =>
    alertMeets(snow, ['130000'], { from: at(from), until: at(until) }, at(now))

  it('begins and ends on the second, whichever day is asked on', () => {
    expect(meets('2026-11-18T00:00:00Z', '2026-11-20T00:00:00Z')).toBe(false)
    expect(meets('2026-11-18T00:00:00Z', '2026-11-20T00:00:01Z')).toBe(true)
    expect(meets('2026-11-23T15:59:59Z', '2026-11-25T00:00:00Z')).toBe(true)
    expect(meets('2026-11-23T16:00:00Z', '2026-11-25T00:00:00Z')).toBe(false)
  })

  it('is over for goods under way on the second it is over', () => {
    const whole = ['2026-11-22T16:00:00Z', '2026-11-25T00:00:00Z'] as const
    expect(meets(...whole, '2026-11-23T15:59:59.999Z')).toBe(true)
    expect(meets(...whole, '2026-11-23T16:00:00Z')).toBe(false)
  })

  it('asks for the place and the service as ever, and knows alerts without an end', () => {
    const span = { from: during, until: during + 1 }
    expect(alertMeets(snow, ['440000'], span, during)).toBe(false)
    expect(alertMeets(snow, ['130000'], span, during, 'air')).toBe(false)
    expect(alertMeets(snow, ['440000', '130102'], span, during, 'express')).toBe(true)
    expect(alertMeets({ ...snow, from: null, until: null }, ['130000'], span, during)).toBe(true)
  })
})

describe('delaysFrom', () => {
  it('has the days by which the snow puts off what goes by road, until it is over', () => {
    const of = (instant: number) => delaysFrom(instant).find(({ alert }) => alert.id === 'north-china-snow')
    expect(of(during)?.delay).toEqual({ days: 1, carriage: 'road' })
    expect(of(Date.parse('2026-11-23T16:00:00Z'))).toBeUndefined()
  })

  it('leaves out notices that tell no days, and asks the same notices as the alerts', () => {
    const delaying = delaysFrom(during).map(({ alert }) => alert.id)
    expect(delaying).not.toContain('winter-deicing')
    const alerts = alertsFrom(during, 'zh-CN').map(({ id }) => id)
    expect(alerts).toContain('winter-deicing')
    for (const id of delaying) expect(alerts).toContain(id)
  })
})

describe('noticesTouching', () => {
  it('finds the snow in Beijing and nothing of it in Hangzhou', () => {
    const ids = (code: string) => noticesTouching([code], during, 'zh-CN').map(({ id }) => id)
    expect(ids('110105')).toContain('north-china-snow')
    expect(ids('330108')).not.toContain('north-china-snow')
  })

  it('takes a route as the places on it, and is over with the alert', () => {
    const route = ['440100', '420100', '130100']
    const on = (instant: string) =>
      noticesTouching(route, Date.parse(instant), 'en-US').some(({ id }) => id === 'north-china-snow')
    expect(on('2026-11-21T00:00:00Z')).toBe(true)
    expect(on('2026-11-23T16:00:00Z')).toBe(false)
  })

  it('speaks the reader’s language, the most severe first, and never of what holds everywhere', () => {
    const all = alertsFrom(during, 'en-US')
    expect(all.every(({ areaCodes }) => areaCodes.length > 0)).toBe(true)
    expect(all.find(({ id }) => id === 'north-china-snow')?.title).toMatch(/^Snow/)
    const weights = all.map(({ severity }) => ['information', 'caution', 'severe'].indexOf(severity))
    expect(weights).toEqual([...weights].sort((one, other) => other - one))
    expect(noticesTouching(['110000', '440000'], during, 'zh-CN').length).toBeLessThanOrEqual(all.length)
  })
})
