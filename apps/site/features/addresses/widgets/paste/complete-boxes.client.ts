import { enhanceTrackingBoxes } from '../../../tracking/widgets/tracking-box/tracking-box.client.ts'
import { linkTools } from './link-tools.client.ts'

export { linkTools }

/** Boxes for tracking numbers with all that helps: what is pasted is sorted first, then its numbers are checked. */
export async function completeBoxes(): Promise<void> {
  await linkTools()
  enhanceTrackingBoxes()
}
