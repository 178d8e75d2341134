import { readPhone } from '../typed/read-phone.ts'

/** Whether somebody at one end of an order can be called under it. */
export function isOrderPhone(phone: string): boolean {
  return readPhone(phone).kind === 'phone'
}

/** Whether it is a mobile of the mainland that lacks its last digit. */
export function lacksDigit(phone: string): boolean {
  const read = readPhone(phone)
  return read.kind === 'problem' && read.problem === 'phone-short'
}
