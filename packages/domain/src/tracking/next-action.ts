import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import type { NextAction, SiteName } from './tracking-answer.ts'
import type { HoldReason, ShipmentStatus } from './vocabulary.ts'

const minute = 60_000
const hour = 60 * minute

/** The courier's list closes this long before the delivery window opens. */
const choiceClosesBeforeWindow = 30 * minute
/** After a failed attempt the parcel waits this long for the receiver's choice. */
const choiceAfterAttempt = 48 * hour
/** Lockers free their boxes after a day, branches keep parcels for a week. */
const lockerKeeps = 24 * hour
const branchKeeps = 7 * 24 * hour

const actionOfHold: Readonly<Record<HoldReason, NextAction | null>> = {
  weather: null,
  volume: null,
  receiver_request: null,
  customs: { kind: 'supply-document' },
  address: { kind: 'correct-address' },
  // Both are between us and the sender, whom we ask ourselves.
  damaged: null,
  security: null,
  other: { kind: 'call-us' },
}

export type ActionInput = {
  readonly status: ShipmentStatus
  readonly statusSince: number
  readonly holdReason: HoldReason | null
  /** Start of the delivery window, ms UTC. */
  readonly windowOpensAt: number | null
  readonly collection: { readonly locker: boolean; readonly site: SiteName | null } | null
  readonly quiet: boolean
  readonly zone: string
}

/** What the receiver may do now, at most one thing; null when there is nothing to do but wait. */
export function nextAction(input: ActionInput, now: number): NextAction | null {
  const { status, statusSince, zone } = input
  if (status === 'on_hold') return actionOfHold[input.holdReason ?? 'other']
  if (status === 'awaiting_collection') {
    const until = statusSince + (input.collection?.locker ? lockerKeeps : branchKeeps)
    if (now >= until) return { kind: 'call-us' }
    return { kind: 'collect', until: isoInZone(until, zone), site: input.collection?.site ?? null }
  }
  if (status === 'attempt_failed') {
    const until = statusSince + choiceAfterAttempt
    return now < until ? { kind: 'choose-delivery', until: isoInZone(until, zone) } : { kind: 'call-us' }
  }
  if (status === 'out_for_delivery' && input.windowOpensAt !== null) {
    const until = input.windowOpensAt - choiceClosesBeforeWindow
    if (now < until) return { kind: 'choose-delivery', until: isoInZone(until, zone) }
  }
  return input.quiet ? { kind: 'call-us' } : null
}
