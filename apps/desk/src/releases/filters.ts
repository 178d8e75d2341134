/** Which releases a list shows; `mine` are those that whoever looks can approve, `returned` those sent back to them. */
export const releaseStates = [
  'in-review',
  'approved',
  'scheduled',
  'done',
  'refused',
  'failed',
  'cancelled',
] as const
export type ReleaseFilter = (typeof releaseStates)[number] | 'mine' | 'returned'

export function isReleaseFilter(value: unknown): value is ReleaseFilter {
  return value === 'mine' || value === 'returned' || releaseStates.some((one) => one === value)
}
