import { cooperationTypes } from '@hongyan/domain/enquiries/code-lists'
import type { EnquiryRecord } from '@hongyan/domain/enquiries/enquiry-record'
import { closingOutcomes } from '@hongyan/domain/enquiries/enquiry-status'
import { enquirySteps } from '@hongyan/domain/enquiries/enquiry-steps'
import type { EnquiryWork, EnquiryWorkPage } from '@hongyan/domain/enquiries/list-enquiries'
import type { EnquiryWorkView } from '@hongyan/domain/enquiries/show-enquiry-work'
import { maskAddress } from '@hongyan/domain/privacy/mask-address'
import { maskFreeText } from '@hongyan/domain/privacy/mask-free-text'
import { maskName } from '@hongyan/domain/privacy/mask-name'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { z } from 'zod'
import { historyView, iso, isoOrNull, noteView } from '../work/desk-call.ts'

const states = ['received', 'assigned', 'first-call-due', 'contacted', 'closed', 'withdrawn'] as const
const spamReasons = ['trap', 'too-fast', 'links', 'repeated', 'gibberish', 'staff'] as const

/** An enquiry in a list; names and phones masked. */
export const enquiryRow = z.object({
  number: z.string(),
  state: z.enum(states),
  since: z.string(),
  receivedAt: z.string(),
  dueAt: z
    .string()
    .nullable()
    .describe('By when it is to be called first; null where it need not be any more.'),
  isOverdue: z.boolean(),
  company: z.string().nullable().describe('Null where its data is deleted, as the fields of the person are.'),
  contact: z.string().nullable(),
  mobile: z.string().nullable(),
  wants: z.enum(cooperationTypes).nullable(),
  city: z.string().nullable(),
  assignee: z.string().nullable(),
  assigneeName: z.string().nullable(),
  spam: z.array(z.enum(spamReasons)),
  similar: z.array(z.string()).describe('Numbers of others from the same phone within 30 days.'),
  joined: z.int().describe('How many others are worked on under it.'),
  may: z.array(z.enum(enquirySteps)),
})

export const enquiryView = enquiryRow.extend({
  outcome: z.enum(closingOutcomes).nullable(),
  address: z.string().nullable(),
  orders: z.int().nullable().describe('Orders a month that are expected.'),
  remark: z.string().nullable(),
  campaign: z.string().nullable(),
  joinedTo: z.string().nullable(),
  joinedNumbers: z.array(z.string()),
  consentText: z.string().nullable().describe('Version of the privacy text that was agreed to.'),
  consentLanguage: z.string().nullable(),
  consentAt: z.string().nullable(),
  consentWithdrawnAt: z.string().nullable(),
  notes: z.array(noteView),
  history: z.array(historyView),
})

/** What a person wrote, in full. */
export const enquiryInFull = z.object({
  contact: z.string(),
  mobile: z.string(),
  address: z.string(),
  remark: z.string().nullable(),
})

type Row = z.input<typeof enquiryRow>

/** An enquiry as it stands in a list at `now` (ms UTC). */
export function presentRow(work: EnquiryWork, assigneeName: string | null, now: number): Row {
  const { details } = work
  return {
    number: work.number,
    state: work.status.kind,
    since: iso(work.status.since),
    receivedAt: iso(work.receivedAt),
    dueAt: isoOrNull(work.dueAt),
    isOverdue: work.dueAt !== null && work.dueAt <= now,
    company: details?.company_name || null,
    contact: details && maskName(details.contact_name),
    mobile: details && maskPhone(details.contact_mobile),
    wants: (details?.cooperate_type ?? null) as Row['wants'],
    city: details?.city ?? details?.district ?? null,
    assignee: work.assignee,
    assigneeName,
    spam: work.spam as Row['spam'],
    similar: [...work.similar],
    joined: work.joined,
    may: [...work.steps],
  }
}

export function presentPage({ rows, nameOf, next }: EnquiryWorkPage, now: number) {
  return { rows: rows.map((row) => presentRow(row, nameOf(row.assignee), now)), next }
}

export function presentView(view: EnquiryWorkView, now: number): z.input<typeof enquiryView> {
  const { details, consent, status } = view
  return {
    ...presentRow(view, view.assigneeName, now),
    outcome: status.kind === 'closed' ? status.outcome : null,
    address: details && maskAddress(details.detail_addr),
    orders: details?.estimate_order_count ?? null,
    remark: details?.remark ? maskFreeText(details.remark, [details.contact_name]) : null,
    campaign: details?.utm_source ?? null,
    joinedTo: view.joinedTo,
    joinedNumbers: [...view.joinedNumbers],
    consentText: consent?.textVersion ?? null,
    consentLanguage: consent?.language ?? null,
    consentAt: isoOrNull(consent?.givenAt ?? null),
    consentWithdrawnAt: isoOrNull(consent?.withdrawnAt ?? null),
    notes: view.notes.map((note) => ({ ...note, at: iso(note.at) })),
    history: view.history.map((line) => ({ ...line, at: iso(line.at) })),
  }
}

export function presentInFull({ details }: EnquiryRecord): z.input<typeof enquiryInFull> {
  const { contactName, contactMobile, province, city, district, detailAddr, remark } = details
  const address = [province, city, district, detailAddr].filter((part) => part !== null).join(' ')
  return { contact: contactName, mobile: contactMobile, address, remark }
}
