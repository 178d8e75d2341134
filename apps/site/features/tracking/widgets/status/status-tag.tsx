import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import { Tag } from '@hongyan/ui/tag.tsx'
import { statusTones } from './status-tones.ts'

type Named = { readonly statuses: Readonly<Record<ShipmentStatus, { readonly name: string }>> }

type StatusTagProps = {
  readonly status: ShipmentStatus
  /** Those of tracking, which an island was given. */
  readonly words: Named
  /** What is said in place of the name of the status. */
  readonly name?: string | null
}

/** The name of a status in its colour. */
export function StatusTag({ status, words, name = null }: StatusTagProps) {
  return <Tag tone={statusTones[status]}>{name ?? words.statuses[status].name}</Tag>
}
