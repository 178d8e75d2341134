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
      zh: '德国手机号，例如 0151 23456789',
      hk: '德國手機號，例如 0151 23456789',
      en: 'German ones look like 0151 23456789',
      de: 'deutsche sehen so aus: 0151 23456789',
    },
  },
}
