import { readPhone } from '../typed/read-phone.ts'

/** Whether somebody at one end of an order can be called under it. */
export function isOrderPhone(phone: string): boolean {
  return orderPhoneProblem(phone) === null
}

/** Why nobody can be called under it; null where somebody can. */
export function orderPhoneProblem(phone: string): 'not-a-phone' | 'phone-rounded' | 'phone-several' | null {
  const read = readPhone(phone)
  if (read.kind === 'phone') return null
  const named = ['phone-rounded', 'phone-several'] as const
  return named.find((one) => one === read.problem) ?? 'not-a-phone'
}

/** Whether it is a mobile of the mainland that lacks its last digit. */
export function lacksDigit(phone: string): boolean {
  const read = readPhone(phone)
  return read.kind === 'problem' && read.problem === 'phone-short'
}

/** Whether it holds more numbers than one, so that it has to be said which. */
export function hasSeveralPhones(phone: string): boolean {
  return orderPhoneProblem(phone) === 'phone-several'
}
