/** A mobile of the mainland, a landline with its area code, or a number of Hong Kong, Macau or Taiwan. */
const phonePattern = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|\+(?:852|853|886)-?\d{8,9})$/

/** A phone number as it is stored: digits of any width in the usual one, without spaces. */
export function tidyPhone(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '')
}

/** Whether somebody at one end of an order can be called under it. */
export function isOrderPhone(phone: string): boolean {
  return phonePattern.test(phone)
}

/** Whether it is a mobile of the mainland that lacks its last digit. */
export function lacksDigit(phone: string): boolean {
  return /^1[3-9]\d{8}$/.test(phone)
}
