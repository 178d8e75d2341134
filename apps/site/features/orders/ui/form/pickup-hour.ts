/** A pickup window on an axis of whole hours: places in percent of its length, times as ISO 8601. */
type PickupHour = {
  readonly begins: number
  readonly ends: number
  /** Where it is now; null before and after what is shown. */
  readonly now: number | null
  readonly ticks: readonly { readonly at: number; readonly time: string }[]
}

const hourMs = 3_600_000

/** The window, named by its two ends, with two hours before it and one after it. */
export function pickupHour(
  { from, until }: { readonly from: string; readonly until: string },
  now: number,
): PickupHour {
  const first = Math.floor(Date.parse(from) / hourMs) - 2
  const last = Math.ceil(Date.parse(until) / hourMs) + 1
  const place = (at: number) => ((at / hourMs - first) / (last - first)) * 100
  const here = place(now)
  return {
    begins: place(Date.parse(from)),
    ends: place(Date.parse(until)),
    now: here < 0 || here > 100 ? null : here,
    ticks: [from, until].map((time) => ({ at: place(Date.parse(time)), time })),
  }
}
