/** What stands beside the form of a document. */
export const sides = ['preview', 'publish', 'history', 'comments', 'uses'] as const
export type Side = (typeof sides)[number]

export function isSide(value: unknown): value is Side {
  return sides.some((one) => one === value)
}
