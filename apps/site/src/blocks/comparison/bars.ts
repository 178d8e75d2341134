type Pair = { readonly before: number; readonly after: number }

/** Longest bar as a share of the width: its value is written after it. */
const longest = 0.72

/** Lengths of two bars on one scale that begins at zero. */
export function barsOf({ before, after }: Pair): Pair {
  const top = Math.max(before, after)
  if (top === 0) return { before: 0, after: 0 }
  return { before: (before / top) * longest, after: (after / top) * longest }
}

/** What has changed in whole per cent of what was; null where nothing was. */
export function changeOf({ before, after }: Pair): number | null {
  return before === 0 ? null : Math.round((after / before - 1) * 100)
}
