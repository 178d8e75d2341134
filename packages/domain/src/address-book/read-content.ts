import { areaCode, areas, postcode as postcodeForm } from '#home-addresses'
import { parseAddress } from '../addresses/parse-address.ts'
import type { ParsedAddress } from '../addresses/parsed-address.ts'
import { currentCode } from '../places/current-code.ts'
import { childrenOf, divisionPath, findDivision } from '../places/divisions.ts'
import { hasIdentityNumber } from '../privacy/find-identity-numbers.ts'
import { type PhoneProblem, phoneRegionOf, readPhone } from '../typed/read-phone.ts'
import { unifyIdeographs } from '../typed/unify-ideographs.ts'
import type { AddressContent } from './book-address.ts'
import { longestFields } from './book-rules.ts'
import { groupAsStored } from './group-names.ts'

/** An address as a person gives it: in fields, as a pasted text, or both; a field that is given wins over the text. */
export type AddressInput = {
  readonly text?: string | undefined
  readonly name?: string | undefined
  readonly company?: string | undefined
  readonly phone?: string | undefined
  /** A code of the table of divisions, of today or of yesterday. */
  readonly areaCode?: string | undefined
  /** The area in words, in any of the languages. */
  readonly area?: string | undefined
  readonly detail?: string | undefined
  readonly postcode?: string | undefined
  readonly group?: string | undefined
}

export type ContentField = keyof Omit<AddressContent, 'areaCode'> | 'area'
export type ContentProblem =
  | PhoneProblem
  | 'required'
  | 'tooLong'
  | 'unknown-place'
  | 'which-place'
  | 'city-missing'
  | 'not-a-postcode'
  | 'identity-number'

export type ReadContent =
  | { readonly kind: 'content'; readonly content: AddressContent }
  | {
      readonly kind: 'problems'
      readonly problems: readonly { readonly field: ContentField; readonly problem: ContentProblem }[]
    }

/**
 * Reads what a person gives, over what is kept already where an address is changed. `read` is what the text was
 * read as, where that is known.
 */
export function readContent(
  input: AddressInput,
  kept: AddressContent | null = null,
  read: ParsedAddress | null = null,
): ReadContent {
  const pasted =
    input.text === undefined || input.text.trim() === '' ? null : (read ?? parseAddress(input.text))
  const problems: { field: ContentField; problem: ContentProblem }[] = []
  const note = (field: ContentField, problem: ContentProblem) => problems.push({ field, problem })

  const text = (field: 'name' | 'company' | 'detail' | 'group', given: string | undefined, other: string) => {
    const value = tidy(given ?? other)
    if ([...value].length > longestFields[field]) note(field, 'tooLong')
    if (hasIdentityNumber(value)) note(field, 'identity-number')
    return value
  }
  const name = text('name', input.name, pasted?.name ?? kept?.name ?? '')
  if (name === '') note('name', 'required')
  const company = text('company', input.company, kept?.company ?? '')
  const area = readArea(input, pasted, kept)
  const region = area.kind === 'area' ? phoneRegionOf(area.code) : 'mainland'
  const phone = readPhone(input.phone ?? pasted?.phone ?? kept?.phone ?? '', region)
  if (phone.kind === 'problem') note('phone', phone.problem)
  if (area.kind === 'problem') note('area', area.problem)
  const detail = text('detail', input.detail, pastedDetail(input, pasted) ?? kept?.detail ?? '')
  if (detail === '') note('detail', 'required')
  const postcode = tidy(input.postcode ?? pasted?.postcode ?? kept?.postcode ?? '')
  if (postcode !== '' && !postcodeForm.test(postcode)) note('postcode', 'not-a-postcode')
  const group = groupAsStored(text('group', input.group, kept?.group ?? ''))

  if (problems.length > 0 || phone.kind === 'problem' || area.kind === 'problem')
    return { kind: 'problems', problems }
  return {
    kind: 'content',
    content: {
      name,
      company: company || null,
      phone: phone.phone,
      areaCode: area.code,
      detail,
      postcode: postcode || null,
      group: group || null,
    },
  }
}

/** What the text has below its area; a district that only the code settles is said there once more. */
function pastedDetail({ areaCode }: AddressInput, pasted: ParsedAddress | null): string | undefined {
  const named = areaCode ? (findDivision(areaCode)?.name.zh ?? '') : ''
  const detail = pasted?.detail
  return named !== '' && detail?.startsWith(named) ? detail.slice(named.length) : detail
}

type ReadArea =
  | { readonly kind: 'area'; readonly code: string }
  | { readonly kind: 'problem'; readonly problem: ContentProblem }

function readArea(input: AddressInput, pasted: ParsedAddress | null, kept: AddressContent | null): ReadArea {
  if (input.areaCode !== undefined && input.areaCode !== '') return deepEnough(currentCode(input.areaCode))
  const words = input.area === undefined || input.area.trim() === '' ? null : parseAddress(input.area)
  const typed = words ?? pasted
  if (typed === null) return kept ? { kind: 'area', code: kept.areaCode } : problem('required')
  if (typed.candidates.length > 0) return problem('which-place')
  return deepEnough((typed.district ?? typed.city ?? typed.province)?.code ?? null)
}

/** A province is too wide to send to, unless nothing lies in it. */
function deepEnough(code: string | null): ReadArea {
  const division = code === null ? null : findDivision(code)
  if (!division) return problem('unknown-place')
  if (areas.kind === 'postcodes' && !areaCode.test(division.code)) return problem('city-missing')
  const isWide = divisionPath(division.code).length === 1 && childrenOf(division.code).length > 0
  return isWide ? problem('city-missing') : { kind: 'area', code: division.code }
}

const problem = (problem: ContentProblem): ReadArea => ({ kind: 'problem', problem })

/** Control characters would break a label, and a line break the search. */
const tidy = (text: string): string =>
  unifyIdeographs(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
