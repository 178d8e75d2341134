import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { OnePhone } from './phone-plan.ts'

/** A number of the home as it is; of another country only where numbers of that country look so. */
export function validAbroad(one: OnePhone | null): OnePhone | null {
  if (one?.of !== 'abroad') return one
  return parsePhoneNumberFromString(one.main)?.isValid() ? one : null
}
