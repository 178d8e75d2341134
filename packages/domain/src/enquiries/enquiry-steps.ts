import type { EnquiryRow } from '@hongyan/db'
import { type EnquiryStatusKind, enquiryTransitions } from './enquiry-status.ts'

/** What staff can do with an enquiry. */
export const enquirySteps = [
  'assign',
  'agree-call',
  'contacted',
  'close',
  'spam',
  'no-spam',
  'join',
  'separate',
  'note',
] as const
export type EnquiryStep = (typeof enquirySteps)[number]

/** What can be done with an enquiry as it stands. */
export function stepsOf(
  row: Pick<EnquiryRow, 'status' | 'spam_reasons' | 'joined_to'>,
): readonly EnquiryStep[] {
  const status = row.status as EnquiryStatusKind
  const next = enquiryTransitions[status]
  const possible: Readonly<Record<EnquiryStep, boolean>> = {
    assign: next.includes('assigned'),
    'agree-call': next.includes('first-call-due'),
    contacted: next.includes('contacted'),
    close: next.includes('closed'),
    spam: status !== 'withdrawn' && row.spam_reasons === null,
    'no-spam': row.spam_reasons !== null,
    join: status !== 'withdrawn' && row.joined_to === null,
    separate: row.joined_to !== null,
    note: status !== 'withdrawn',
  }
  return enquirySteps.filter((step) => possible[step])
}
