import type { Generated } from 'kysely'
import type { AccountRow, AccountSessionRow, SignInRow } from './account-rows.ts'
import type { CompanyInvitationRow, CompanyPersonRow, CompanyRow } from './company-rows.ts'
import type {
  DeskCommentRow,
  DeskDocumentRow,
  DeskPresenceRow,
  DeskRedirectRow,
  DeskVersionRow,
} from './desk-rows.ts'
import type { EventLaneRow, EventLogRow, EventVerdictRow, FeedReceiptRow } from './event-log-rows.ts'
import type { DeskMediaFileRow, DeskMediaRow } from './media-rows.ts'
import type { ApiKeyRow, WebhookAttemptRow, WebhookEventRow, WebhookRow } from './merchant-rows.ts'
import type {
  OrderDetailsRow,
  OrderDraftRow,
  OrderPriceLineRow,
  OrderRow,
  OrderWaybillRow,
} from './order-rows.ts'
import type { RatePartRow, RateSaveRow, RateVersionRow } from './rate-rows.ts'
import type { DeskPreviewRow, DeskPublicationRow, DeskReleaseRow } from './release-rows.ts'
import type {
  ClaimFileRow,
  ClaimRow,
  DeliveryChangeRow,
  ShipmentEventRow,
  ShipmentNicknameRow,
  ShipmentPartyRow,
  ShipmentProofRow,
  ShipmentReferenceRow,
  ShipmentRow,
  ShipmentScanRow,
} from './shipment-rows.ts'
import type {
  StaffChallengeRow,
  StaffGrantRow,
  StaffLinkRow,
  StaffPasskeyRow,
  StaffRecoveryCodeRow,
  StaffRow,
  StaffSessionRow,
} from './staff-rows.ts'
import type { SubscriberRow, SubscriptionChangeRow, SubscriptionRow } from './subscription-rows.ts'
import type { DealtWithRow, DeskViewRow, WorkNoteRow } from './work-rows.ts'

export type * from './account-rows.ts'
export type * from './company-rows.ts'
export type * from './desk-rows.ts'
export type * from './event-log-rows.ts'
export type * from './media-rows.ts'
export type * from './merchant-rows.ts'
export type * from './order-rows.ts'
export type * from './rate-rows.ts'
export type * from './release-rows.ts'
export type * from './shipment-rows.ts'
export type * from './staff-rows.ts'
export type * from './subscription-rows.ts'
export type * from './work-rows.ts'

/**
 * Tables as rows. Ids are text UUIDv7, of shipments in 26 characters (`shortId`), instants (`…_at`) integer
 * milliseconds UTC, weights grams, money in minor units, JSON is text, booleans are 0 or 1: the same on SQLite and Postgres.
 */
export type Schema = {
  /** Steps that were applied, as Kysely's Migrator records them: `timestamp` is ISO 8601. */
  kysely_migration: { name: string; timestamp: string }
  /** The same as builds before the Migrator recorded them. */
  schema_migrations: { name: string; applied_at: number }
  /** One row that is written again and again, to see that the database keeps things. */
  write_probes: { id: string; at: number }
  /** Under which keys the database was filled. */
  key_fingerprints: { name: string; fingerprint: string; noted_at: number }
  shipments: ShipmentRow
  shipment_parties: ShipmentPartyRow
  shipment_references: ShipmentReferenceRow
  shipment_scans: ShipmentScanRow
  /** Scans as the build before this one wrote them. */
  shipment_events: ShipmentEventRow
  shipment_proofs: ShipmentProofRow
  feed_receipts: FeedReceiptRow
  event_log: EventLogRow
  event_lanes: EventLaneRow
  event_verdicts: EventVerdictRow
  shipment_nicknames: ShipmentNicknameRow
  delivery_changes: DeliveryChangeRow
  claims: ClaimRow
  claim_files: ClaimFileRow
  unlock_gates: UnlockGateRow
  unmapped_values: UnmappedValueRow
  link_counts: LinkCountRow
  once_tokens: OnceTokenRow
  page_views: PageViewRow
  view_marks: ViewMarkRow
  search_misses: MissRow
  item_misses: MissRow
  published_content: PublishedContentRow
  content_drafts: ContentDraftRow
  enquiries: EnquiryRow
  enquiry_details: EnquiryDetailsRow
  enquiry_consents: EnquiryConsentRow
  audit: AuditRow
  accounts: AccountRow
  account_sessions: AccountSessionRow
  sign_ins: SignInRow
  outbox: OutboxRow
  outbox_lanes: OutboxLaneRow
  sms_codes: SmsCodeRow
  shared_limits: SharedLimitRow
  alarms: AlarmRow
  branch_editions: BranchEditionRow
  branches: BranchRow
  paper_readers: PaperReaderRow
  paper_downloads: PaperDownloadRow
  feedback: FeedbackRow
  suggestion_counts: SuggestionCountRow
  address_books: AddressBookRow
  book_addresses: BookAddressRow
  orders: OrderRow
  order_details: OrderDetailsRow
  order_price_lines: OrderPriceLineRow
  order_waybills: OrderWaybillRow
  order_drafts: OrderDraftRow
  subscribers: SubscriberRow
  subscriptions: SubscriptionRow
  subscription_changes: SubscriptionChangeRow
  api_keys: ApiKeyRow
  webhooks: WebhookRow
  webhook_events: WebhookEventRow
  webhook_attempts: WebhookAttemptRow
  companies: CompanyRow
  company_people: CompanyPersonRow
  company_invitations: CompanyInvitationRow
  staff: StaffRow
  staff_grants: StaffGrantRow
  staff_sessions: StaffSessionRow
  staff_passkeys: StaffPasskeyRow
  staff_challenges: StaffChallengeRow
  staff_recovery_codes: StaffRecoveryCodeRow
  staff_links: StaffLinkRow
  desk_documents: DeskDocumentRow
  desk_previews: DeskPreviewRow
  desk_releases: DeskReleaseRow
  desk_publications: DeskPublicationRow
  rate_versions: RateVersionRow
  rate_saves: RateSaveRow
  rate_parts: RatePartRow
  desk_media: DeskMediaRow
  desk_media_files: DeskMediaFileRow
  desk_versions: DeskVersionRow
  desk_comments: DeskCommentRow
  desk_presence: DeskPresenceRow
  desk_redirects: DeskRedirectRow
  work_notes: WorkNoteRow
  dealt_with: DealtWithRow
  desk_views: DeskViewRow
}

/** Wrong guesses at a shipment's phone digits. Also kept for numbers that do not exist, so that both look alike. */
export type UnlockGateRow = { gate: string; tries: number; open_again_at: number }

/** Codes and cities we could not map, counted for staff. */
export type UnmappedValueRow = {
  kind: 'event-code' | 'city'
  value: string
  seen: Generated<number>
  first_seen_at: number
  last_seen_at: number
  sample_event_id: string
}

/** How often links of one tag were opened on one day in China (`YYYY-MM-DD`). */
export type LinkCountRow = { day: string; tag: string; opened: number }

/** Tokens that have been used; a row may go once its token could not be accepted any more. */
export type OnceTokenRow = { id: string; expires_at: number }

/** How often a page was read on one day in China. */
export type PageViewRow = { day: string; path: string; views: number }

/** A reader who has been counted on a page today; a keyed digest, gone after the day. */
export type ViewMarkRow = { mark: string; day: string }

/** How often a term was looked for in vain on one day in China; nothing about who did. */
export type MissRow = { day: string; term: string; missed: number }

/** The last good copy of a document, by its section code; `version` counts up over all of them. */
export type PublishedContentRow = {
  code: string
  content: string | null
  version: number
  published_at: number
}

/** A document that is not published yet; `based_on` is the version in force when it was kept, 0 for none. */
export type ContentDraftRow = {
  id: string
  code: string
  content: string
  based_on: number
  ends_at: number
}

/** An enquiry without anything personal: what stays when consent is withdrawn. */
export type EnquiryRow = {
  id: string
  /** What the visitor is told and what receivers deduplicate by. */
  number: string
  idempotency_key: string
  /** Keyed digest of what was sent, to tell a repeat from a reuse; empty after withdrawal. */
  content_mac: string
  status: string
  status_since: number
  /** JSON of what belongs to the status alone. */
  status_detail: string | null
  /** JSON list of reasons to suspect spam, null when there is none. */
  spam_reasons: string | null
  locale: string
  form: 'page' | 'dialog' | 'message'
  /** Counts changes that receivers are told of, from 1. */
  revision: number
  created_at: number
  updated_at: number
  /** Who of staff works on it; null for nobody. */
  assignee: string | null
  /** By when it is to be called first; 0 where a build before this one took it in. */
  first_call_at: Generated<number>
  /** Id of an enquiry of the same people, under which it is worked on; null for one that stands for itself. */
  joined_to: string | null
}

/** The only table that holds what a person wrote in an enquiry. */
export type EnquiryDetailsRow = {
  enquiry_id: string
  cooperate_type: string | null
  company_name: string
  is_marketplace_seller: 0 | 1 | null
  first_biz_type: string | null
  estimate_order_count: number | null
  province: string | null
  city: string | null
  district: string | null
  detail_addr: string
  contact_name: string
  contact_position_id: number | null
  contact_mobile: string
  /** Keyed digest of the mobile number, for counting without reading it. */
  mobile_mac: string
  remark: string | null
  cooperation_id: string | null
  utm_source: string | null
  utm_term: string | null
  wuce: string | null
}

/** Which text was agreed to, in which language, when. */
export type EnquiryConsentRow = {
  enquiry_id: string
  text_version: string
  language: string
  given_at: number
  withdrawn_at: number | null
}

/** What happened to an entity and who did it, as a kind and never as personal data. */
export type AuditRow = {
  id: string
  /** Which kind of thing it happened to: `enquiry`, `account`, `company`. */
  entity: string
  entity_id: string
  /** Kind of the actor, with the id of a key or a person where it has one. */
  actor: string
  action: string
  at: number
  /** JSON of what else is worth knowing, null where there is nothing. */
  detail: string | null
}

/** One thing to tell one receiver; the words are put together when it is sent. */
export type OutboxRow = {
  id: string
  /** What the message is about: decides how it is put together. */
  topic: string
  /** What happened to it. */
  kind: string
  /** Id of what it is about, a UUIDv7: messages of one `ordering_key` go out in the order of these. */
  aggregate: string
  /** What people call the aggregate. */
  number: string
  /** Counts the changes of the aggregate that receivers are told of. */
  revision: number
  /** Shape of the message; a process that does not know it leaves it to a newer one. */
  payload_version: number
  target: string
  /** Which one of several under this target; null where there is one. */
  receiver: string | null
  /** Whose receivers share one part of what is under way, an account; null where a receiver stands alone. */
  owner: string | null
  /** Messages with the same key and target take turns; null where nothing waits for anything. */
  ordering_key: string | null
  state: 'waiting' | 'sending' | 'delivered' | 'parked' | 'cancelled'
  attempts: number
  refusals: number
  /** When it may be tried; while it is being sent, when another process may take it over. */
  next_at: number
  problem: string | null
  created_at: number
  finished_at: number | null
}

/** A receiver of the outbox that failed lately: how often in a row, and from when it is asked again. */
export type OutboxLaneRow = { lane: string; failures: number; resume_at: number }

/** A code sent by text message; neither the code nor the phone number can be read back. */
export type SmsCodeRow = {
  id: string
  /** Keyed digest of purpose and phone number. */
  holder: string
  code_mac: string
  tries: number
  expires_at: number
  used_at: number | null
}

/** When something limited was done, for every process alike; `uses` is a JSON list of instants. */
export type SharedLimitRow = { key: string; uses: string; expires_at: number }

/** An alarm, once a day. */
export type AlarmRow = { name: string; day: string; raised_at: number }

/** An edition of the operator's own branches; the highest is in force. */
export type BranchEditionRow = { edition: number; branches: number; loaded_at: number }

/** A branch of an edition; `details` is JSON. */
export type BranchRow = { edition: number; code: string; details: string }
/** Someone who has shown once that a mobile number is theirs; which papers they took is not kept. */
export type PaperReaderRow = {
  id: string
  /** Keyed digest of the mobile number: the number itself is not kept. */
  mobile_mac: string
  text_version: string
  language: string
  given_at: number
}

/** How often a paper was taken in one language on one day in China. */
export type PaperDownloadRow = { day: string; paper: string; language: string; downloads: number }

/** What a visitor said about a page; nothing about who did. */
export type FeedbackRow = {
  id: string
  path: string
  language: string
  rating: 'good' | 'fair' | 'poor'
  /** Masked before it is stored. */
  text: string | null
  given_at: number
}

/** How often a suggestion was taken, by its place in the list; `path` is empty where it led to no page. */
export type SuggestionCountRow = { day: string; kind: string; place: number; path: string; taken: number }

/** A customer's address book. Whoever changes it counts `revision` up first, so that changes of one book take turns. */
export type AddressBookRow = { customer_id: string; revision: number }

/** An address of a book; with `shipment_parties` and `enquiry_details` a table of names and phones. */
export type BookAddressRow = {
  id: string
  customer_id: string
  name: string
  company: string | null
  phone: string
  /** The deepest division. */
  area_code: string
  detail: string
  postcode: string | null
  /** One of the groups that every book has, by its key, or the customer's own name for one. */
  group_name: string | null
  /** Name, company and address as they are compared, a line each. */
  folded: string
  /** At most one address of a book is 1, by a unique index. */
  is_sender_default: 0 | 1
  is_recipient_default: 0 | 1
  created_at: number
  updated_at: number
  /** Set while the deletion can be undone; then the row goes. */
  deleted_at: number | null
  deletion_id: string | null
  /** JSON of which addresses became default in its stead. */
  passed_on: string | null
}
