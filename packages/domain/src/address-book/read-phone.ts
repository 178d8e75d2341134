import { findPhone } from '../addresses/find-phone.ts'
import { foldText } from '../addresses/fold-text.ts'

export type PhoneProblem = 'phone-missing' | 'phone-short' | 'phone-long' | 'phone-hidden' | 'not-a-phone'

export type ReadPhone =
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'problem'; readonly problem: PhoneProblem }

/** Reads a number as it was typed into the form in which it is dialled. */
export function readPhone(typed: string): ReadPhone {
  const text = foldText(typed).trim()
  if (text === '') return problem('phone-missing')
  const bare = text.replace(/[\s().-]/g, '')
  // Numbers of countries whose plan is not known here stay as they are: E.164 has at most 15 digits.
  if (/^\+(?!86)\d{7,15}$/.test(bare)) return { kind: 'phone', phone: bare }
  const found = findPhone(text)
  const whole = found !== null && text.slice(0, found.start) + text.slice(found.end) === ''
  if (found && whole)
    return found.problem ? problem(`phone-${found.problem}`) : { kind: 'phone', phone: found.phone }
  // Ten digits after the 1 of a mobile number: one was lost on the way, or one came too many.
  if (/^1[3-9]\d{7,8}$/.test(bare)) return problem('phone-short')
  if (/^1[3-9]\d{10,11}$/.test(bare)) return problem('phone-long')
  return problem('not-a-phone')
}

const problem = (problem: PhoneProblem): ReadPhone => ({ kind: 'problem', problem })
