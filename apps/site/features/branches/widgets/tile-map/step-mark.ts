/** The mark that a key leads to, from one to the next in the order of the list; null for every other key. */
export function stepMark(codes: readonly string[], current: string | null, key: string): string | null {
  const at = codes.indexOf(current ?? '')
  const last = codes.length - 1
  const target = {
    ArrowRight: Math.min(last, at + 1),
    ArrowDown: Math.min(last, at + 1),
    ArrowLeft: Math.max(0, at - 1),
    ArrowUp: Math.max(0, at - 1),
    Home: 0,
    End: last,
  }[key]
  return target === undefined ? null : (codes[target] ?? null)
}
