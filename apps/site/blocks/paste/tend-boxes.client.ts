import { enhanceTrackingBoxes } from '../tracking-box/tracking-box.client.ts'
import { offerTools } from './offer-tools.client.ts'

export { offerTools }

/** Boxes for tracking numbers with all that helps: what is pasted is sorted first, then its numbers are checked. */
export async function tendBoxes(): Promise<void> {
  await offerTools()
  enhanceTrackingBoxes()
}
