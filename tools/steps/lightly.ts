/** Options of Node for work that takes its time and little memory: what it is done with goes at once. */
export const lightly = ['--max-semi-space-size=1', '--optimize-for-size'] as const
