import { findAddressPath } from '../places/find-address-path.ts'
import type { EnquiryForm } from './code-lists.ts'
import { type EnquiryProblem, type ParsedEnquiry, readEnquiryInput } from './enquiry-input.ts'

/**
 * Reads a form by its rules and by the address tree, which only the server has whole: a page must name a place to
 * its last level, the dialog may leave it out, and what is named must exist.
 */
export function readPlacedEnquiry(values: unknown, form: EnquiryForm): ParsedEnquiry {
  const reading = readEnquiryInput(values, form)
  if (reading.kind === 'problems') return reading
  const { whole, ...place } = findAddressPath(reading.enquiry) ?? { whole: null }
  if (whole === null || (form === 'page' && !whole)) return { kind: 'problems', problems: [nowhere] }
  return { kind: 'fine', enquiry: { ...reading.enquiry, ...place } }
}

const nowhere: { path: string; problem: EnquiryProblem } = {
  path: 'fullAddress',
  problem: 'fullAddressRequired',
}
