import type { Temperature } from './tracking-answer.ts'
import type { HoldReason } from './vocabulary.ts'

/** What few scans have, as their rows keep it. */
export type ScanDetails = {
  readonly packageNo?: string
  readonly text?: string
  readonly lang?: 'zh' | 'en'
  readonly holdReason?: HoldReason
  /** From and to, ms UTC. */
  readonly eta?: readonly [from: number, to: number]
  readonly temperature?: Temperature
}

/** As JSON; null where there is nothing. */
export function writeDetails(details: ScanDetails): string | null {
  return Object.keys(details).length === 0 ? null : JSON.stringify(details)
}

export function readDetails(stored: string | null): ScanDetails {
  return stored === null ? nothing : (JSON.parse(stored) as ScanDetails)
}

const nothing: ScanDetails = {}
