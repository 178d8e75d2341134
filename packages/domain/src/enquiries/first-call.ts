const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** China keeps UTC+8 all year. */
const aheadMs = 8 * hourMs

/** Hours of the day in China in which people are called, every day of the week (operating hours of the contract, §9). */
const opens = 8 * hourMs
const closes = 22 * hourMs

/** How long somebody who asks waits for a first call at the most, of hours in which people are called. */
const promiseMs = 2 * hourMs

/** Whether calls are taken at an instant, ms UTC. */
export function isStaffed(at: number): boolean {
  const ofDay = (at + aheadMs) % dayMs
  return ofDay >= opens && ofDay < closes
}

/** By when somebody who asked at `receivedAt` is to be called first; ms UTC. */
export function firstCallDueAt(receivedAt: number): number {
  const ofDay = (receivedAt + aheadMs) % dayMs
  const midnight = receivedAt - ofDay
  if (ofDay >= closes) return midnight + dayMs + opens + promiseMs
  const due = Math.max(ofDay, opens) + promiseMs
  return midnight + (due < closes ? due : due - closes + dayMs + opens)
}
