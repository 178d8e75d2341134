import { trackingPageEn } from './tracking-page.en.ts'
import { trackingScansEn } from './tracking-scans.en.ts'
import { trackingStatusEn } from './tracking-status.en.ts'
import type { TrackingMessages } from './types.ts'

export const trackingEn: TrackingMessages = { ...trackingPageEn, ...trackingStatusEn, ...trackingScansEn }
