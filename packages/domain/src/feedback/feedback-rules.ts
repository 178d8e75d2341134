/** What a visitor can think of a page, best first. */
export const ratings = ['good', 'fair', 'poor'] as const
export type Rating = (typeof ratings)[number]

/** Characters of a feedback's text. */
export const longestFeedback = 500

/** Where the site suggests something while somebody types. */
export const suggestionKinds = ['search', 'address'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]
