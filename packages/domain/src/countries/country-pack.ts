import type { AddressScheme, AreaWords } from './address-scheme.ts'
import type { CountryCalendar } from './calendar.ts'
import type { CountryText } from './country-text.ts'
import type { PhonePlan } from './phone-plan.ts'

/** What a home country is: `home.country` of `company.yaml` names one. */
export type CountryPack = {
  readonly phones: PhonePlan
  readonly calendar: CountryCalendar
  readonly addresses: AddressScheme
  readonly words: {
    readonly area: AreaWords
    /** A number that takes text messages, as whoever typed another is asked for it. */
    readonly mobile: CountryText
  }
}
