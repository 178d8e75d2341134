import type { BranchNetwork } from '../branches/branch-network.ts'
import { DomainError } from '../errors.ts'
import { findDivision } from '../places/divisions.ts'
import { locateText } from '../places/locate-text.ts'
import { type Coverage, checkDelivery } from './check-delivery.ts'
import { mostAddresses } from './coverage-rules.ts'

/** The answer for an address as it was written. */
export type AddressCoverage =
  | { readonly kind: 'answered'; readonly asked: string; readonly coverage: Coverage }
  /** Codes of the places it may mean. */
  | { readonly kind: 'ambiguous'; readonly asked: string; readonly areas: readonly string[] }
  | { readonly kind: 'unknown'; readonly asked: string }

/** What is delivered to an address in words, or to the division of a six-digit code, on a day (`YYYY-MM-DD` in China). */
export function checkAddress(network: BranchNetwork, asked: string, day: string): AddressCoverage {
  const text = asked.trim()
  const code = /^\d{6}$/.test(text) && findDivision(text) !== null ? text : null
  const located = code === null ? locateText(text) : null
  if (located?.kind === 'unknown') return { kind: 'unknown', asked }
  if (located?.kind === 'ambiguous') {
    return { kind: 'ambiguous', asked, areas: located.divisions.map((division) => division.code) }
  }
  const coverage = checkDelivery(network, code ?? located?.division.code ?? '', day)
  return coverage === null ? { kind: 'unknown', asked } : { kind: 'answered', asked, coverage }
}

/**
 * The same for many addresses, one answer for each in their order: a row is answered as if it were asked alone.
 * @throws DomainError `invalid-input` for more than `mostAddresses`
 */
export function checkAddresses(
  network: BranchNetwork,
  asked: readonly string[],
  day: string,
): readonly AddressCoverage[] {
  if (asked.length > mostAddresses) {
    throw new DomainError({
      entity: 'coverage',
      code: 'invalid-input',
      detail: 'too many addresses',
      fields: [{ path: 'addresses', message: 'too many addresses' }],
    })
  }
  return asked.map((text) => checkAddress(network, text, day))
}
