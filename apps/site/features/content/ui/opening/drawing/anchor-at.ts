/** How a word over a scale is set: those at its ends do not stand out of it. */
export function anchorAt(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.02) return 'start'
  return share > 0.98 ? 'end' : 'middle'
}
