/** Which documents a list shows. */
export const documentStates = ['changed', 'mine', 'missing', 'stale', 'commented', 'trashed'] as const
export type DocumentState = (typeof documentStates)[number]

export function isDocumentState(value: unknown): value is DocumentState {
  return documentStates.some((one) => one === value)
}

/** Languages that follow the Chinese: in which a document can lack something. */
export const followingLanguages = ['en-US', 'zh-HK'] as const
export type FollowingLanguage = (typeof followingLanguages)[number]

export function isFollowingLanguage(value: unknown): value is FollowingLanguage {
  return followingLanguages.some((one) => one === value)
}
