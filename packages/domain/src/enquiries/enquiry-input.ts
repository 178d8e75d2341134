import * as z from 'zod/mini'
import { areaCode, hasAreaTree, typedArea } from '../addresses/area-form.ts'
import { codePattern, mobilePattern } from '../codes/mobile-rules.ts'
import { countUnits } from '../typed/figure-units.ts'
import { type FigureRule, readFigure } from '../typed/read-figure.ts'
import { readMobile } from '../typed/read-phone.ts'
import { cooperationTypes, type EnquiryForm, mainCategoryCodes } from './code-lists.ts'
import { isNumeric, isOfCompany, problemOrder, problemPathOf } from './enquiry-fields.ts'

export { mobilePattern } from '../codes/mobile-rules.ts'
export * from './code-lists.ts'
export * from './enquiry-fields.ts'

/** What can be wrong with an enquiry. Each has one sentence in the texts of the interface. */
const enquiryProblems = [
  'cooperateTypeRequired',
  'companyNameRequired',
  'firstBizTypeRequired',
  'estimateOrderCountRequired',
  'estimateOrderCountWrong',
  'fullAddressRequired',
  'detailAddrRequired',
  'contactNameRequired',
  'contactMobileRequired',
  'contactMobileWrong',
  'verifyCodeRequired',
  'verifyCodeWrong',
  'remarkRequired',
  'consentRequired',
  'notListed',
  'tooLong',
] as const
export type EnquiryProblem = (typeof enquiryProblems)[number]

const required = (missing: EnquiryProblem, most: number) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(most, 'tooLong'))
const optional = (most: number) => z.nullable(z.string('tooLong').check(z.maxLength(most, 'tooLong')))
const code = <const T extends readonly [string, ...string[]]>(codes: T, missing: EnquiryProblem) =>
  z.enum(codes, missing)
const count = z
  .int('estimateOrderCountWrong')
  .check(z.minimum(0, 'estimateOrderCountWrong'), z.maximum(1_000_000_000, 'estimateOrderCountWrong'))

const always = {
  companyName: required('companyNameRequired', 100),
  isJdSeller: z.nullable(z.union([z.literal(1), z.literal(0)], 'notListed')),
  district: optional(60),
  detailAddr: required('detailAddrRequired', 200),
  contactName: required('contactNameRequired', 50),
  contactPositionId: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3)], 'notListed')),
  contactMobile: z
    .string('contactMobileRequired')
    .check(
      z.minLength(1, { error: 'contactMobileRequired', abort: true }),
      z.regex(mobilePattern, 'contactMobileWrong'),
    ),
  remark: optional(1000),
  verifyCode: z
    .string('verifyCodeWrong')
    .check(
      z.minLength(1, { error: 'verifyCodeRequired', abort: true }),
      z.regex(codePattern, 'verifyCodeWrong'),
    ),
  sessionId: z.nullable(z.string('tooLong').check(z.maxLength(256, 'tooLong'))),
  cooperationId: optional(100),
  utm_source: optional(200),
  utm_term: optional(200),
  wuce: optional(500),
  consentVersion: z.nullable(
    z.string('consentRequired').check(z.minLength(1, 'consentRequired'), z.maxLength(40, 'consentRequired')),
  ),
}

/** A page asks for the area as addresses of the home have it: level by level, or a postcode with its town. */
const askedArea = hasAreaTree
  ? { province: required('fullAddressRequired', 60), city: required('fullAddressRequired', 60) }
  : {
      province: optional(60),
      city: optional(60),
      district: z.string('fullAddressRequired').check(z.regex(areaCode, 'fullAddressRequired')),
    }

const pageForm = z.object({
  ...always,
  cooperateType: code(cooperationTypes, 'cooperateTypeRequired'),
  firstBizType: code(mainCategoryCodes, 'firstBizTypeRequired'),
  estimateOrderCount: count,
  ...askedArea,
})

/** The dialog asks less: what it leaves out may be absent, what is given must still be right. */
const dialogForm = z.object({
  ...always,
  cooperateType: z.nullable(code(cooperationTypes, 'cooperateTypeRequired')),
  firstBizType: z.nullable(code(mainCategoryCodes, 'firstBizTypeRequired')),
  estimateOrderCount: z.nullable(count),
  province: optional(60),
  city: optional(60),
})

const unnamed = (most: number) => z.string('tooLong').check(z.maxLength(most, 'tooLong'))

/** A message to customer service: what somebody asks, and the number to answer at. */
const messageForm = z.object({
  ...dialogForm.shape,
  companyName: unnamed(100),
  detailAddr: unnamed(200),
  remark: required('remarkRequired', 1000),
})

const schemas = { page: pageForm, dialog: dialogForm, message: messageForm } as const

/** An enquiry as it is sent, checked. What the spec calls `readed`, `fullAddress` and `clientIp` never gets here. */
export type EnquiryInput = z.output<typeof dialogForm>

export type ParsedEnquiry =
  | { readonly kind: 'fine'; readonly enquiry: EnquiryInput }
  | { readonly kind: 'problems'; readonly problems: readonly { path: string; problem: EnquiryProblem }[] }

const texts = Object.keys(dialogForm.shape)
const absent = new Set(['companyName', 'detailAddr', 'contactName', 'contactMobile', 'verifyCode'])
const ours = new Set<string>(enquiryProblems)

/**
 * Reads what a form holds or what arrived over the wire: the one set of rules for browser and server. One
 * problem for each field, in the order of the form; the parts of the address speak as `fullAddress`.
 */
export function readEnquiryInput(values: unknown, form: EnquiryForm): ParsedEnquiry {
  const given = typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {}
  const leftOut = (name: string) => form === 'message' && isOfCompany(name)
  const tidy = Object.fromEntries(
    texts.map((name) => [name, tidied(name, leftOut(name) ? undefined : given[name])]),
  )
  const parsed = schemas[form].safeParse(tidy)
  if (parsed.success) return { kind: 'fine', enquiry: parsed.data }
  const problems = new Map<string, EnquiryProblem>()
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0])
    const path: string = problemPathOf(name as Parameters<typeof problemPathOf>[0])
    const problem = ours.has(issue.message) ? (issue.message as EnquiryProblem) : 'notListed'
    if (!problems.has(path)) problems.set(path, missing(name, tidy[name], problem))
  }
  const order = (path: string) => (problemOrder as readonly string[]).indexOf(path)
  return {
    kind: 'problems',
    problems: [...problems]
      .map(([path, problem]) => ({ path, problem }))
      .sort((a, b) => order(a.path) - order(b.path)),
  }
}

/** Orders a month: a whole number. */
export const orderCount: FigureRule = { places: 0, decimals: 0, units: countUnits }

function missing(name: string, value: unknown, problem: EnquiryProblem): EnquiryProblem {
  return name === 'estimateOrderCount' && value === null ? 'estimateOrderCountRequired' : problem
}

/** Spaces around and characters that cannot be seen go; nothing given is null; digits of a form are a number. */
function tidied(name: string, value: unknown): unknown {
  if (value === undefined || value === null) return absent.has(name) ? '' : null
  if (typeof value !== 'string') return value
  const text = name === 'verifyCode' ? value.trim() : visible(value, name === 'remark')
  if (text === '') return absent.has(name) || name === 'consentVersion' ? '' : null
  if (name === 'district') return typedArea(text) ?? text
  // Bare digits are judged as they stand: eleven, as the contract has it.
  if (name === 'contactMobile' && !/^\d+$/.test(text)) return readMobile(text) ?? text
  if (!isNumeric(name)) return text
  const read = readFigure(text, orderCount)
  return read.kind === 'figure' ? read.value : text
}

/** A NUL or half a character cannot be stored everywhere; only a remark may have paragraphs. */
function visible(text: string, paragraphs: boolean): string {
  const lines = paragraphs ? text.replace(/\r\n?/g, '\n') : text.replace(/[\r\n\t]+/g, ' ')
  return lines.replace(/[^\P{Cc}\n]|\p{Cs}/gu, '').trim()
}
