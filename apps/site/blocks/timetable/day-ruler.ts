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

/** Hours that flights are drawn on: the first, by the clock, how many, and how many lie between two marks. */
export type Ruler = { readonly start: number; readonly span: number; readonly step: number }

/** Share of the ruler at a time. */
function shareAt(time: string, { start, span }: Ruler): number {
  return ((minutesOf(time) - start * 60 + day) % day) / (span * 60)
}

/** The piece of a flight, or two pieces where it runs over the end of the ruler. */
export function stretchesOf({ departs, arrives }: Flight, ruler: Ruler): readonly Stretch[] {
  const [from, to] = [shareAt(departs, ruler), shareAt(arrives, ruler)]
  if (to > from) return [{ start: from, end: to }]
  const first = { start: from, end: 1 }
  return to === 0 ? [first] : [first, { start: 0, end: to }]
}

/** Least room before the first flight and after the last, in hours, and most marks beside the first. */
const [beside, mostMarks] = [0.5, 7]

/** The hours that have flights; where no beginning of the day leaves every flight whole, all of the day. */
export function rulerOf(flights: readonly Flight[]): Ruler {
  const cuts = (ruler: Ruler) => flights.filter((flight) => stretchesOf(flight, ruler).length > 1).length
  const whole = [0, 12, 6, 18].map((start): Ruler => ({ start, span: 24, step: 3 }))
  const best = whole.reduce((chosen, ruler) => (cuts(ruler) < cuts(chosen) ? ruler : chosen))
  const pieces = flights.flatMap((flight) => stretchesOf(flight, best))
  if (pieces.length !== flights.length || pieces.length === 0) return best
  const first = Math.min(...pieces.map(({ start }) => start)) * 24 - beside
  const last = Math.max(...pieces.map(({ end }) => end)) * 24 + beside
  const within = [1, 2, 3].map((step) => {
    const from = Math.max(0, Math.floor(first / step) * step)
    return { start: (best.start + from) % 24, span: Math.min(24, Math.ceil(last / step) * step) - from, step }
  })
  return within.find(({ span, step }) => span / step <= mostMarks) ?? best
}

/** The hours of a ruler that have a mark, counted from its beginning. */
export function marksOfRuler({ span, step }: Ruler): readonly number[] {
  return Array.from({ length: span / step + 1 }, (_, nth) => nth * step)
}

/** Flights as they leave along the ruler. */
export function inOrder<One extends Flight>(flights: readonly One[], ruler: Ruler): readonly One[] {
  return [...flights].sort((a, b) => shareAt(a.departs, ruler) - shareAt(b.departs, ruler))
}

/**
 * Where the times of a flight are written: one at each end, or both at the end that has room.
 * @param room share of the ruler that a time takes
 */
export function timesBeside({ start, end }: Stretch, room: number): 'both-ends' | 'after' | 'before' {
  if (start >= room && end <= 1 - room) return 'both-ends'
  return end <= 1 - 2 * room || start < 2 * room ? 'after' : 'before'
}
