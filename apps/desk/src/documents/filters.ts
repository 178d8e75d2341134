/** Which documents a list shows. */
export const documentStates = ['changed', 'mine', 'missing', 'stale', 'commented', 'trashed'] as const
export type DocumentState = (typeof documentStates)[number]

export function isDocumentState(value: unknown): value is DocumentState {
  return documentStates.some((one) => one === value)
}
