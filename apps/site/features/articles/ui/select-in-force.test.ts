import { collection, type Notice } from '@hongyan/content'
import { stateOf } from '@hongyan/content/area-alert'
import { describe, expect, it } from 'vitest'
import { selectInForce } from './select-in-force.ts'

const day = 24 * 60 * 60_000
const now = Date.parse('2026-11-22T02:00:00Z')
const [sample] = collection('notice', 'en-US').values()

function aNotice(id: string, from: number | null, until: number | null): Notice {
  if (sample === undefined) throw new Error('there are notices')
  const instant = (days: number | null) => (days === null ? null : new Date(now + days * day).toISOString())
  return { ...sample, id, from: instant(from), until: instant(until) }
}

function idsOf(...notices: readonly Notice[]): readonly string[] | undefined {
  return selectInForce(notices, now)?.rows.map(({ notice }) => notice.id)
}

describe('notices on the calendar', () => {
  it('begin with the next to end; those without an end stand last', () => {
    const order = idsOf(aNotice('open', -1, null), aNotice('late', -3, 40), aNotice('soon', -3, 2))
    expect(order).toEqual(['soon', 'late', 'open'])
  })

  it('are those in force and those that begin within twelve weeks', () => {
    expect(idsOf(aNotice('over', -9, -1), aNotice('far', 90, 95), aNotice('near', 80, 95))).toEqual(['near'])
  })

  it('leave out what has long been in force without an end, and what has no time at all', () => {
    expect(idsOf(aNotice('standing', -30, null), aNotice('always', null, null))).toBeUndefined()
    expect(idsOf(aNotice('new', -3, null))).toEqual(['new'])
  })

  it('have bars within the calendar, around this moment where they are in force', () => {
    const calendar = selectInForce([aNotice('now', -200, 200), aNotice('ahead', 10, 20)], now)
    for (const { start, end, state } of calendar?.rows ?? []) {
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(1)
      expect(start < (calendar?.today ?? 0)).toBe(state === 'now')
    }
  })

  it('have months at midnight where the company is', () => {
    const months = selectInForce([aNotice('now', -1, 1)], now)?.months ?? []
    expect(months.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-11-30T16:00:00.000Z',
      '2026-12-31T16:00:00.000Z',
      '2027-01-31T16:00:00.000Z',
    ])
  })

  it('are never over', () => {
    const notices = [...collection('notice', 'zh-CN').values()]
    for (const { notice } of selectInForce(notices, now)?.rows ?? [])
      expect(stateOf(notice, now)).not.toBe('over')
  })
})
