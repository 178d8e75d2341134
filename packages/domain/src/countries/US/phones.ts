import type { OnePhone, PhoneRegion } from '../phone-plan.ts'
import { validAbroad } from '../valid-abroad.ts'
import { onePhone as onePhoneAtHome } from './phones.browser.ts'

export * from './phones.browser.ts'

/** A number of the country, or one that numbers of another look like. */
export function onePhone(text: string, region: PhoneRegion): OnePhone | null {
  return validAbroad(onePhoneAtHome(text, region))
}
