import type { InEach } from '@hongyan/locales'
import type { Product } from '../network/product.ts'
import type { FormatProblem } from '../numbers/number-kind.ts'
import type { Place } from '../places/place.ts'
import type { EventCode, HoldReason, Milestone, ReceiptKind, ShipmentStatus } from './vocabulary.ts'

/** A time window in ISO 8601 with the destination's offset. */
export type TimeWindow = { readonly from: string; readonly to: string }

export type Eta = TimeWindow & {
  readonly zone: string
  /** When the window was last computed, ISO. */
  readonly computedAt: string
  /** The window promised before the last change, and why it changed: a slip is shown, never silently replaced. */
  readonly previous: (TimeWindow & { readonly reason: HoldReason | 'rerouted' | 'earlier' | null }) | null
}

/** Branch or hub in each language; a name known in one language only stands in all three. */
export type SiteName = InEach

/** What a scan measured, and between what it is to be, degrees Celsius. */
export type Temperature = { readonly celsius: number; readonly from: number; readonly to: number }

export type TrackedEvent = {
  readonly id: string
  readonly code: EventCode | 'unmapped'
  readonly status: ShipmentStatus
  /** ISO 8601 with the offset of the scan's own zone. */
  readonly at: string
  readonly zone: string
  readonly place: Place | null
  /** Branch or hub, as the carrier names it, in each language we know. */
  readonly site: SiteName | null
  /** The carrier's own words, masked, with their language; shown as "original text" only where no wording of ours exists. */
  readonly original: { readonly lang: 'zh' | 'en'; readonly text: string } | null
  /** Package this scan concerns, null for the whole consignment. */
  readonly packageNo: string | null
  /** Null where it measured nothing. */
  readonly temperature: Temperature | null
}

export type TrackedPackage = {
  readonly packageNo: string
  readonly sequence: number
  readonly status: ShipmentStatus
  readonly lastEventAt: string | null
}

export type RouteStop = {
  readonly place: Place
  readonly state: 'passed' | 'current' | 'ahead'
  readonly at: string | null
}

/** What may be asked of the receiver; at most one. */
export type NextAction =
  | { readonly kind: 'choose-delivery'; readonly until: string }
  | { readonly kind: 'collect'; readonly until: string | null; readonly site: SiteName | null }
  | { readonly kind: 'supply-document' }
  | { readonly kind: 'correct-address' }
  | { readonly kind: 'call-us' }

/** Names and addresses: in full for whom the shipment belongs to, in an unlocked view still masked, only less. */
export type UnlockedParties = {
  readonly shown: 'in-full' | 'masked'
  readonly senderName: string
  readonly receiverName: string
  readonly senderPhone: string
  readonly receiverPhone: string
  readonly receiverAddress: string
  /** Null in an unlocked view. */
  readonly senderAddress: string | null
}

export type TrackedShipment = {
  /** The number as it was asked, normalised. */
  readonly asked: string
  readonly waybillNo: string
  readonly product: Product
  readonly origin: Place
  readonly destination: Place
  readonly status: ShipmentStatus
  readonly statusSince: string
  readonly holdReason: HoldReason | null
  readonly milestones: readonly { readonly step: Milestone; readonly state: 'done' | 'current' | 'todo' }[]
  readonly eta: Eta | null
  /** The window promised at booking; null where none was. */
  readonly promised: TimeWindow | null
  readonly action: NextAction | null
  readonly weightGrams: number
  readonly billedWeightGrams: number
  readonly insuredFen: number
  /** Whose money that is in. */
  readonly currency: string
  readonly receipt: ReceiptKind
  readonly packages: readonly TrackedPackage[]
  readonly deliveredPackages: number
  /** Newest first. */
  readonly events: readonly TrackedEvent[]
  /** In travel order, from origin to destination. */
  readonly route: readonly RouteStop[]
  /** Great-circle length of the passed part of the route, whole km. */
  readonly travelledKm: number
  readonly proof: 'not-yet' | 'locked' | 'available' | 'not-captured'
  /** Present only in an unlocked view, and for whom the shipment belongs to. */
  readonly parties: UnlockedParties | null
  readonly freshness: {
    /** Newest data we hold about this shipment, ISO. */
    readonly asOf: string
    /** `quiet`: longer without news than this product normally is; `feed-delayed`: our sources are late. */
    readonly state: 'current' | 'quiet' | 'feed-delayed'
  }
}

/** The answer for one asked number. A bad number never fails the others. */
export type TrackingAnswer =
  | { readonly kind: 'found'; readonly number: string; readonly shipment: TrackedShipment }
  | {
      readonly kind: 'not-yet-scanned'
      readonly number: string
      readonly registeredAt: string
      /** When the first scan is usual, ISO. */
      readonly expectedBy: string
    }
  | { readonly kind: 'unknown'; readonly number: string }
  | { readonly kind: 'bad-format'; readonly number: string; readonly problem: FormatProblem }
