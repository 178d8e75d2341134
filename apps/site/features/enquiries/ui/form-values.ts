import type { EnquiryForm } from '@hongyan/domain/enquiry-input'

/** Fields of the form, in its order. */
export const fieldNames = [
  'cooperateType',
  'companyName',
  'isJdSeller',
  'firstBizType',
  'estimateOrderCount',
  'province',
  'city',
  'district',
  'detailAddr',
  'contactName',
  'contactPositionId',
  'contactMobile',
  'verifyCode',
  'remark',
] as const
export type FieldName = (typeof fieldNames)[number]

/** What stands in the fields, as text, the way a form holds it. */
export type FormValues = Readonly<Record<FieldName, string>>

/** Places of the form that can be wrong: the three parts of the area speak as one, and so does consent. */
export type ProblemPath = Exclude<FieldName, 'province' | 'city' | 'district'> | 'fullAddress' | 'readed'

/** A form nobody has touched: the likeliest kind of cooperation and the first category are chosen. */
export function untouched(firstType: string, firstCategory: string): FormValues {
  const empty = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<FieldName, string>
  return { ...empty, cooperateType: firstType, firstBizType: firstCategory }
}

/** What the dialog may leave out; a page asks for it. */
const lighter: ReadonlySet<ProblemPath> = new Set([
  'cooperateType',
  'firstBizType',
  'estimateOrderCount',
  'fullAddress',
])

/** Fields that no form insists on. */
const never: ReadonlySet<ProblemPath> = new Set(['isJdSeller', 'contactPositionId', 'remark'])

/** Whether a field may stay empty in a form of this kind. */
export function isOptional(path: ProblemPath, form: EnquiryForm): boolean {
  return never.has(path) || (form === 'dialog' && lighter.has(path))
}

/** Values as they are meant: numbers without what people write between digits. */
export function tidied(name: FieldName, value: string): string {
  if (name === 'contactMobile')
    return value
      .normalize('NFKC')
      .replace(/[\s()-]/g, '')
      .replace(/^(\+|00)?86(?=1\d{10}$)/, '')
  if (name === 'verifyCode') return value.trim()
  if (name === 'estimateOrderCount')
    return value
      .normalize('NFKC')
      .trim()
      .replace(/(?<=\d),(?=\d{3}(\D|$))/g, '')
  return value
}

/** All values as they are meant. */
export function allTidied(values: FormValues): FormValues {
  return Object.fromEntries(fieldNames.map((name) => [name, tidied(name, values[name])])) as FormValues
}
