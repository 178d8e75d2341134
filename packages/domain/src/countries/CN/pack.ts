import type { CountryPack } from '../country-pack.ts'
import * as addresses from './addresses.ts'
import { areaWords } from './area-words.ts'
import { calendar } from './calendar.ts'
import * as phones from './phones.ts'

export const pack: CountryPack = {
  phones,
  calendar,
  addresses,
  words: {
    area: areaWords,
    mobile: {
      zh: '内地 11 位或香港 +852 加 8 位的手机号',
      hk: '內地 11 位或香港 +852 加 8 位的手機號',
      en: '11 digits for the mainland, or +852 and 8 digits for Hong Kong',
    },
  },
}
