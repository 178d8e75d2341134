import type { Db, OutboxRow } from '@hongyan/db'
import type { EnquiryRecord } from './enquiry-record.ts'
import { readRecord } from './read-record.ts'

/** What there is to tell of an enquiry. After `withdrawn` a receiver deletes what it was told before. */
type EnquiryChange = 'enquiry' | 'corrected' | 'withdrawn'

/**
 * What a receiver is told of an enquiry: `number` with `revision` makes it unique, and a lower revision than one
 * already known is old news.
 */
export type EnquiryMessage = {
  readonly id: string
  readonly topic: 'enquiry'
  readonly number: string
  readonly kind: EnquiryChange
  readonly revision: number
  /** Null once consent is withdrawn. */
  readonly enquiry: EnquiryRecord | null
}

/** Puts the message together from what is stored now; null when consent was withdrawn meanwhile. */
export async function composeEnquiryMessage(db: Db, row: OutboxRow): Promise<EnquiryMessage | null> {
  const { id, number, revision } = row
  const kind = row.kind as EnquiryChange
  const enquiry = kind === 'withdrawn' ? null : await readRecord(db, row.aggregate)
  if (enquiry === null && kind !== 'withdrawn') return null
  return { id, topic: 'enquiry', number, kind, revision, enquiry }
}

declare module '../outbox/outbox-message.ts' {
  interface OutboxMessages {
    readonly enquiry: EnquiryMessage
  }
}
