import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import { Tag, type Tone } from '@hongyan/ui/tag.tsx'
import { useTrackingTexts } from '../tracking-texts.ts'

const tones: Readonly<Record<ShipmentStatus, Tone>> = {
  registered: 'neutral',
  picked_up: 'neutral',
  in_transit: 'neutral',
  out_for_delivery: 'signal',
  awaiting_collection: 'signal',
  attempt_failed: 'caution',
  on_hold: 'caution',
  returning: 'neutral',
  returned: 'neutral',
  delivered: 'positive',
}

/** The name of a status in the colour of its urgency. */
export function StatusTag({ status }: { readonly status: ShipmentStatus }) {
  const { words } = useTrackingTexts()
  return <Tag tone={tones[status]}>{words.statuses[status].name}</Tag>
}
