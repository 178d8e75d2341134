import { pack as china } from '@hongyan/domain/countries/CN/pack'
import type { CountryPack } from '@hongyan/domain/countries/country-pack'
import { pack as germany } from '@hongyan/domain/countries/DE/pack'
import { pack as hongKong } from '@hongyan/domain/countries/HK/pack'
import { pack as unitedStates } from '@hongyan/domain/countries/US/pack'

/** Countries that a company may be at home in, by their codes of ISO 3166-1. */
export const countryCodes = ['CN', 'HK', 'DE', 'US'] as const
export type CountryCode = (typeof countryCodes)[number]

export const countryPacks: Readonly<Record<CountryCode, CountryPack>> = {
  CN: china,
  HK: hongKong,
  DE: germany,
  US: unitedStates,
}
