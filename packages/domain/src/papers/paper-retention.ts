import { years } from '@hongyan/kernel/retention-period'

/** How long digests of those who took white papers, and what they agreed to, are kept. */
export const paperRetention = years(1)
