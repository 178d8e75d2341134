/** Which releases a list shows; `mine` are those that whoever looks can approve. */
export const releaseStates = [
  'in-review',
  'approved',
  'scheduled',
  'done',
  'refused',
  'failed',
  'cancelled',
] as const
export type ReleaseFilter = (typeof releaseStates)[number] | 'mine'

export function isReleaseFilter(value: unknown): value is ReleaseFilter {
  return value === 'mine' || releaseStates.some((one) => one === value)
}
