import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import { Tag } from '@hongyan/ui/tag.tsx'
import { statusTones } from './status-tones.ts'

type Named = { readonly statuses: Readonly<Record<ShipmentStatus, { readonly name: string }>> }

type StatusTagProps = {
  readonly status: ShipmentStatus
  /** Those of tracking, which an island was given. */
  readonly words: Named
  /** In place of the name of the status, where more is known of the shipment. */
  readonly name?: string
}

/** The name of a status in its colour. */
export function StatusTag({ status, words, name = words.statuses[status].name }: StatusTagProps) {
  return <Tag tone={statusTones[status]}>{name}</Tag>
}
