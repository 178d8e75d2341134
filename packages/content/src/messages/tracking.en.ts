import { trackingGuideEn } from './tracking-guide.en.ts'
import { trackingPageEn } from './tracking-page.en.ts'
import { trackingScansEn } from './tracking-scans.en.ts'
import { trackingStatusEn } from './tracking-status.en.ts'
import type { Messages } from './types.ts'

export const trackingEn: Messages['tracking'] = {
  ...trackingPageEn,
  ...trackingGuideEn,
  ...trackingStatusEn,
  ...trackingScansEn,
}
