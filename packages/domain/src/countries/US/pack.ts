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
      zh: '美国手机号，例如 (201) 555-0123',
      hk: '美國手機號，例如 (201) 555-0123',
      en: 'US numbers look like (201) 555-0123',
    },
  },
}
