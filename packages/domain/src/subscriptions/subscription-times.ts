export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Older changes are told to nobody: whoever has not heard of them by then has learnt it otherwise. */
export const newsMs = 7 * dayMs
