type Pair = { readonly before: number; readonly after: number }

/** Longest bar as a share of the width: its value is written after it. */
const longest = 0.72

/** Lengths of two bars on one scale that begins at zero. */
export function barsOf({ before, after }: Pair): Pair {
  const top = Math.max(before, after)
  if (top === 0) return { before: 0, after: 0 }
  return { before: (before / top) * longest, after: (after / top) * longest }
}

/** What has changed: as a share of what was, or as a difference where a share would say nothing. */
export type Change =
  /** Per cent of what was; to one decimal where it is small, or would be 100 though something is left. */
  | { readonly kind: 'share'; readonly percent: number }
  /** Of two percentages, in percentage points, and of two temperatures, in degrees; to one decimal. */
  | { readonly kind: 'points' | 'degrees'; readonly by: number }

/** The change from before to after, measured in `unit`; null where nothing was. */
export function changeOf({ before, after }: Pair, unit: string | null): Change | null {
  if (unit === '%') return { kind: 'points', by: toTenths(after - before) }
  if (unit === '°C') return { kind: 'degrees', by: toTenths(after - before) }
  if (before === 0) return null
  const exact = (after / before - 1) * 100
  const whole = Math.sign(exact) * Math.round(Math.abs(exact))
  const fine = Math.abs(exact) < 10 || (whole === -100 && after > 0)
  return { kind: 'share', percent: fine ? toTenths(exact) : whole }
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
