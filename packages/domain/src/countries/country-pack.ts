import type { PhonePlan } from './phone-plan.ts'

/** What a country says of itself in a language, by the key of it. English stands in for those that are left out. */
export type CountryText = Readonly<Record<string, string>> & { readonly zh: string; readonly en: string }

/** What a home country is: `home.country` of `company.yaml` names one. */
export type CountryPack = {
  readonly phones: PhonePlan
  readonly words: {
    /** A number that takes text messages, as whoever typed another is asked for it. */
    readonly mobile: CountryText
  }
}
