import { DomainError } from '@hongyan/kernel/errors'
import { divisionCode } from '#home-addresses'
import { locateText } from '../addresses/locate-text.ts'
import type { BranchNetwork } from '../branches/branch-network.ts'
import { findDivision } from '../places/divisions.ts'
import { type Coverage, checkDelivery } from './check-delivery.ts'
import { mostAddresses, usualCutOffs } from './coverage-rules.ts'

/** The answer for an address as it was written. */
export type AddressCoverage =
  | { readonly kind: 'answered'; readonly asked: string; readonly coverage: Coverage }
  /** Codes of the places it may mean. */
  | { readonly kind: 'ambiguous'; readonly asked: string; readonly areas: readonly string[] }
  | { readonly kind: 'unknown'; readonly asked: string }

/** Where an address lies: a division by its code, one of several, or nobody knows. */
export type LocatedAddress =
  | { readonly kind: 'at'; readonly code: string }
  | { readonly kind: 'ambiguous'; readonly areas: readonly string[] }
  | { readonly kind: 'unknown' }

/** Finds where an address in words lies, or the code of a division. Of many addresses that takes long. */
export function locateAddress(asked: string): LocatedAddress {
  const text = asked.trim()
  if (divisionCode.test(text) && findDivision(text) !== null) return { kind: 'at', code: text }
  const located = locateText(text)
  if (located.kind === 'unknown') return located
  if (located.kind === 'ambiguous')
    return { kind: 'ambiguous', areas: located.divisions.map(({ code }) => code) }
  return { kind: 'at', code: located.division.code }
}

/** What is delivered to an address in words, or to the division of a code, on a day (`YYYY-MM-DD` in China). */
export function checkAddress(
  network: BranchNetwork,
  asked: string,
  day: string,
  located = locateAddress(asked),
  cutOffs = usualCutOffs,
): AddressCoverage {
  if (located.kind !== 'at') return { ...located, asked }
  const coverage = checkDelivery(network, located.code, day, cutOffs)
  return coverage === null ? { kind: 'unknown', asked } : { kind: 'answered', asked, coverage }
}

/**
 * The same for many addresses, one answer for each in their order: a row is answered as if it were asked alone. Where
 * they lie may be found before.
 * @throws DomainError `invalid-input` for more than `mostAddresses`
 */
export function checkAddresses(
  network: BranchNetwork,
  asked: readonly string[],
  day: string,
  located: readonly LocatedAddress[] = [],
  cutOffs = usualCutOffs,
): readonly AddressCoverage[] {
  if (asked.length > mostAddresses) {
    throw new DomainError({
      entity: 'coverage',
      code: 'invalid-input',
      detail: 'too many addresses',
      fields: [{ path: 'addresses', message: 'too many addresses' }],
    })
  }
  return asked.map((text, index) => checkAddress(network, text, day, located[index], cutOffs))
}
