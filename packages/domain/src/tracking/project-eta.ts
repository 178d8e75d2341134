import { isoInZone, isoUtc } from '@hongyan/kernel/iso-in-zone'
import { compareScans, type Scan } from './project-shipment.ts'
import { scanRules } from './status-table.ts'
import type { Eta } from './tracking-answer.ts'
import type { HoldReason } from './vocabulary.ts'

type Window = { readonly from: number; readonly to: number }

/** A scan that may carry a new delivery window (ms UTC). */
export type EtaScan = Scan & { readonly eta: Window | null }

type Estimate = Window & { readonly at: number; readonly reason: NonNullable<Eta['previous']>['reason'] }

/**
 * The delivery window in force and the one before it. The first is the promise made at booking; each scan
 * with another window replaces it, and the end of a courier's round leaves none until the next. The reason of a change is the scan's own, else the last hold or reroute
 * since the window before, else `earlier` when the parcel gained time.
 */
export function projectEta(
  scans: readonly EtaScan[],
  promised: (Window & { readonly at: number }) | null,
  zone: string,
): Eta | null {
  let current: Estimate | null = promised && { ...promised, reason: null }
  let previous: Estimate | null = null
  let cause: HoldReason | 'rerouted' | null = null
  let over = false
  for (const scan of [...scans].sort(compareScans)) {
    if (scan.code === 'held') cause = scan.holdReason ?? 'other'
    if (scan.code === 'rerouted') cause = 'rerouted'
    if (scanRules[scan.code].endsRound) over = true
    if (!scan.eta) continue
    over = false
    if (current && scan.eta.from === current.from && scan.eta.to === current.to) continue
    const reason = scan.holdReason ?? cause ?? (current && scan.eta.to < current.to ? 'earlier' : null)
    previous = current
    current = { ...scan.eta, at: scan.at, reason }
    cause = null
  }
  if (!current || over) return null
  return {
    ...inZone(current, zone),
    zone,
    computedAt: isoUtc(current.at),
    previous: previous && { ...inZone(previous, zone), reason: current.reason },
  }
}

function inZone(window: Window, zone: string): { from: string; to: string } {
  return { from: isoInZone(window.from, zone), to: isoInZone(window.to, zone) }
}
