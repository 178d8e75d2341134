import type { AreaAlert } from '@hongyan/content/area-alert'
import type { FailureReason } from '../../../client/call.ts'
import type { LegPictures } from './parts/leg-picture.tsx'
import type { DeviceList } from './state/device-list.ts'
import type { Lookup, ProofState, UnlockState } from './state/lookup.ts'
import type { TrackQuery } from './text/track-query.ts'

/** Everything the tool shows at a moment. The server makes the first one, the island the following. */
export type TrackingModel = {
  readonly query: TrackQuery
  /** One for each number of the query, in its order. */
  readonly lookups: readonly Lookup[]
  /** Whether a script answers; until then buttons that need one are not shown. */
  readonly ready: boolean
  readonly refreshing: boolean
  /** Why the newest look-up did not reach the server. */
  readonly failure: FailureReason | null
  readonly unlock: UnlockState
  readonly proof: ProofState
  readonly kept: DeviceList
  /** Notices about areas; those on a shipment's way are shown with it while they last. */
  readonly alerts: readonly AreaAlert[]
  readonly pictures: LegPictures
  /** Whether a mailbox can be told of changes. */
  readonly mailNotices: boolean
  /** Whether a code can be sent to the phone of a recipient. */
  readonly textsOpen: boolean
}

/** The model of a page as the server sends it. */
export function stillModel(query: TrackQuery, lookups: readonly Lookup[]): TrackingModel {
  return {
    query,
    lookups,
    ready: false,
    refreshing: false,
    failure: null,
    unlock: { kind: 'closed' },
    proof: { kind: 'closed' },
    kept: [],
    alerts: [],
    pictures: {},
    mailNotices: true,
    textsOpen: true,
  }
}
