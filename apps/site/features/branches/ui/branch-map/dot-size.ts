export const hubSize = 6

/** Dots grow with what they stand for: twice the branches, twice the area. */
export function dotSize(count: number): number {
  return Math.round(Math.min(9, 1.6 * Math.sqrt(count)) * 10) / 10
}
