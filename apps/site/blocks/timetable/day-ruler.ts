type Flight = { readonly departs: string; readonly arrives: string }

/** A piece of a flight on the ruler, as shares of its width. */
type Stretch = { readonly start: number; readonly end: number }

/** Minutes since midnight of `HH:MM`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether a flight lands on the day after, by the clocks of both places. */
export function landsNextDay({ departs, arrives }: Flight): boolean {
  return minutesOf(arrives) <= minutesOf(departs)
}

const day = 24 * 60

/** Share of the ruler at a time, when the ruler begins at `start` o'clock. */
function shareAt(time: string, start: number): number {
  return ((minutesOf(time) - start * 60 + day) % day) / day
}

/** The piece of a flight, or two pieces where it runs over the end of the ruler. */
export function stretchesOf({ departs, arrives }: Flight, start: number): readonly Stretch[] {
  const [from, to] = [shareAt(departs, start), shareAt(arrives, start)]
  if (to > from) return [{ start: from, end: to }]
  const first = { start: from, end: 1 }
  return to === 0 ? [first] : [first, { start: 0, end: to }]
}

/** Hour at which the ruler of the day begins, so that the fewest flights are cut: midnight unless noon is better. */
export function rulerStart(flights: readonly Flight[]): number {
  const cuts = (start: number) => flights.filter((flight) => stretchesOf(flight, start).length > 1).length
  return [0, 12, 6, 18].reduce((best, start) => (cuts(start) < cuts(best) ? start : best))
}

/** Flights as they leave along the ruler. */
export function inOrder<One extends Flight>(flights: readonly One[], start: number): readonly One[] {
  return [...flights].sort((a, b) => shareAt(a.departs, start) - shareAt(b.departs, start))
}

/**
 * Where the times of a flight are written: one at each end, or both at the end that has room.
 * @param room share of the ruler that a time takes
 */
export function timesBeside({ start, end }: Stretch, room: number): 'both-ends' | 'after' | 'before' {
  if (start >= room && end <= 1 - room) return 'both-ends'
  return end <= 1 - 2 * room || start < 2 * room ? 'after' : 'before'
}
