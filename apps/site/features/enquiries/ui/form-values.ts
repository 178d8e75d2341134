import type { EnquiryForm } from '@hongyan/domain/enquiries/code-lists'
import { type AskedField, askedFields, type ProblemPath } from '@hongyan/domain/enquiries/enquiry-fields'
import { orderCount } from '@hongyan/domain/enquiries/enquiry-input'
import { readFigure } from '@hongyan/domain/typed/read-figure'
import type { LocaleId } from '@hongyan/locales'
import { mobileOf } from '../../captcha/widgets/verification/mobile-of.ts'

/** What stands in the fields, as text, the way a form holds it. */
export type FormValues = Readonly<Record<AskedField, string>>

/** A form nobody has touched: the likeliest kind of cooperation and the first category are chosen. */
export function untouched(firstType: string, firstCategory: string): FormValues {
  const empty = Object.fromEntries(askedFields.map((name) => [name, ''])) as Record<AskedField, string>
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
const never: ReadonlySet<ProblemPath> = new Set(['isJdSeller', 'contactPositionId'])

/** Whether a field may stay empty in a form of this kind. */
export function isOptional(path: ProblemPath, form: EnquiryForm): boolean {
  if (path === 'remark') return form !== 'message'
  return never.has(path) || (form === 'dialog' && lighter.has(path))
}

/** Values as they are meant: numbers without what people write between digits. */
export function tidied(name: AskedField, value: string, locale?: LocaleId): string {
  if (name === 'contactMobile') return mobileOf(value, locale)
  if (name === 'verifyCode') return value.trim()
  if (name === 'estimateOrderCount') {
    const read = readFigure(value, orderCount)
    return read.kind === 'figure' ? String(read.value) : value.trim()
  }
  return value
}

/** All values as they are meant. */
export function allTidied(values: FormValues): FormValues {
  return Object.fromEntries(askedFields.map((name) => [name, tidied(name, values[name])])) as FormValues
}
