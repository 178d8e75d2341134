import { trackingGuideZh } from './tracking-guide.zh.ts'
import { trackingPageZh } from './tracking-page.zh.ts'
import { trackingScansZh } from './tracking-scans.zh.ts'
import { trackingStatusZh } from './tracking-status.zh.ts'

/** Everything the tracking tool says. */
export const trackingZh = {
  ...trackingPageZh,
  ...trackingGuideZh,
  ...trackingStatusZh,
  ...trackingScansZh,
} as const
