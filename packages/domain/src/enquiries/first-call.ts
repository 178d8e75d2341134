import { dayAtHome, endOfDayAtHome, instantAtHome, timeAtHome } from '@hongyan/kernel/home-time'

/** Hours of the day at home in which people are called, every day of the week (operating hours of the contract, §9). */
const opens = '08:00'
const closes = '22:00'

/** How long somebody who asks waits for a first call at the most, of hours in which people are called. */
const promiseMs = 2 * 3_600_000

/** Whether calls are taken at an instant, ms UTC. */
export function isStaffed(at: number): boolean {
  const time = timeAtHome(at)
  return time >= opens && time < closes
}

/** By when somebody who asked at `receivedAt` is to be called first; ms UTC. */
export function firstCallDueAt(receivedAt: number): number {
  const day = dayAtHome(receivedAt)
  const ends = instantAtHome(day, closes)
  const begins = instantAtHome(dayAtHome(endOfDayAtHome(day)), opens)
  if (receivedAt >= ends) return begins + promiseMs
  const due = Math.max(receivedAt, instantAtHome(day, opens)) + promiseMs
  return due < ends ? due : begins + due - ends
}
