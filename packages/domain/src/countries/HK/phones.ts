import { onePhone as readAsOnMainland } from '../CN/phones.ts'
import type { OnePhone, PhoneRegion } from '../phone-plan.ts'

export * from '../CN/phones.ts'

/** The numbers of the mainland's plan, of which eight digits without a country code are of Hong Kong. */
export function onePhone(text: string, region: PhoneRegion): OnePhone | null {
  return readAsOnMainland(text, region === 'mainland' ? 'hong-kong' : region)
}
