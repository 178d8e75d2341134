import type { EnquiryRecord } from '../enquiries/enquiry-record.ts'

/** Who is told of an enquiry: the desk, a partner system, a mailbox, the person who asked (by text message). */
export const deliveryTargets = ['desk', 'webhook', 'mail', 'receipt'] as const
export type DeliveryTarget = (typeof deliveryTargets)[number]

/** What there is to tell. After `withdrawn` a receiver deletes what it was told before. */
const deliveryKinds = ['enquiry', 'corrected', 'withdrawn'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/**
 * One message to one receiver. It may arrive more than once: `number` with `revision` makes it unique, and a
 * lower revision than one already known is old news.
 */
export type DeliveryMessage = {
  readonly id: string
  readonly number: string
  readonly kind: DeliveryKind
  readonly revision: number
  /** Null once consent is withdrawn. */
  readonly enquiry: EnquiryRecord | null
}

/** What became of an attempt. `problem` is for staff and never holds what was sent. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered' }
  /** The receiver looked at it and said no; a few more tries, then it is parked. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** The receiver could not be reached or is busy: tried for as long as it takes. */
  | { readonly kind: 'later'; readonly problem: string; readonly afterMs?: number }

export type DeliveryPort = { send(message: DeliveryMessage): Promise<DeliveryOutcome> }

/** The receivers this process can reach; messages to others wait. */
export type DeliveryPorts = Readonly<Partial<Record<DeliveryTarget, DeliveryPort>>>
