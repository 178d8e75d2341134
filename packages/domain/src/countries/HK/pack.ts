import { areaWords } from '../CN/area-words.ts'
import type { CountryPack } from '../country-pack.ts'
import * as addresses from './addresses.ts'
import { calendar } from './calendar.ts'
import * as phones from './phones.ts'

export const pack: CountryPack = {
  phones,
  calendar,
  addresses,
  words: {
    area: areaWords,
    mobile: {
      zh: '香港 8 位或内地 11 位的手机号',
      hk: '香港 8 位或內地 11 位的手機號',
      en: '8 digits for Hong Kong, or 11 for the mainland',
    },
  },
}
