import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import { Tag } from '@hongyan/ui/tag.tsx'
import { statusTones } from './status-tones.ts'

type Named = { readonly statuses: Readonly<Record<ShipmentStatus, { readonly name: string }>> }

/** The name of a status in its colour. `words` are those of tracking, which an island was given. */
export function StatusTag({ status, words }: { readonly status: ShipmentStatus; readonly words: Named }) {
  return <Tag tone={statusTones[status]}>{words.statuses[status].name}</Tag>
}
