import type { TrackedEvent } from '@hongyan/domain/tracking/tracking-answer'
import { describe, expect, it } from 'vitest'
import { groupEvents } from './group-events.ts'

const event = (id: string, at: string, zone: string): TrackedEvent => ({
  id,
  code: 'hub_arrived',
  status: 'in_transit',
  at,
  zone,
  place: null,
  site: null,
  original: null,
  packageNo: null,
  temperature: null,
})

describe('groupEvents', () => {
  it('groups by the day of the place, not of the reader', () => {
    const days = groupEvents([
      event('b', '2026-11-21T00:20:00+08:00', 'Asia/Shanghai'),
      event('a', '2026-11-20T23:50:00+08:00', 'Asia/Shanghai'),
    ])
    expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20'])
  })

  it('keeps one day of two zones apart', () => {
    const days = groupEvents([
      event('b', '2026-11-20T23:20:00+09:00', 'Asia/Tokyo'),
      event('a', '2026-11-20T19:05:00+08:00', 'Asia/Shanghai'),
    ])
    expect(days.map(({ day, zone }) => `${day} ${zone}`)).toEqual([
      '2026-11-20 Asia/Tokyo',
      '2026-11-20 Asia/Shanghai',
    ])
  })

  it('keeps the order and loses nothing', () => {
    const events = ['d', 'c', 'b', 'a'].map((id) => event(id, '2026-11-20T10:00:00+08:00', 'Asia/Shanghai'))
    expect(groupEvents(events).flatMap((day) => day.events.map(({ id }) => id))).toEqual(['d', 'c', 'b', 'a'])
    expect(groupEvents([])).toEqual([])
  })
})
