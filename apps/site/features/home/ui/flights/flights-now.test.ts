import { expect, it } from 'vitest'
import { flyingAt, type NightFlight, nextAfter, timeOf } from './flights-now.ts'

const late: NightFlight = {
  from: 'Beijing',
  to: 'Wuhan',
  departs: 22 * 60 + 50,
  arrives: 24 * 60 + 50,
  days: [1, 2, 3, 4, 5, 6],
  path: null,
}
const early: NightFlight = { ...late, from: 'Wuhan', to: 'Beijing', departs: 260, arrives: 380, days: [2, 7] }
// Saturday, November 28, 2026, in Beijing.
const at = (time: string) => Date.parse(`${time}+08:00`)

it('knows what flies over midnight by the day it left', () => {
  const flown = flyingAt([late, early], at('2026-11-28T23:50:00'))
  expect(flown).toMatchObject([{ flight: late, share: 0.5 }])
  expect(flyingAt([late, early], at('2026-11-29T00:20:00'))).toMatchObject([{ share: 0.75 }])
  // It does not fly on Sundays.
  expect(flyingAt([late, early], at('2026-11-29T23:50:00'))).toEqual([])
})

it('says the next to leave, over days without flights, in the time of Beijing', () => {
  expect(nextAfter([late, early], at('2026-11-28T12:00:00'))).toBe(late)
  expect(nextAfter([early], at('2026-11-29T05:00:00'))?.days).toContain(2)
  expect(nextAfter([], 0)).toBeNull()
  expect(timeOf(Date.parse('2026-11-28T15:11:00Z'))).toBe('23:11')
})
