import { calendar as german } from '@hongyan/domain/countries/DE/calendar'
import { calendar as hongKong } from '@hongyan/domain/countries/HK/calendar'
import { calendar as american } from '@hongyan/domain/countries/US/calendar'
import { americanIds, germanIds, hongKongIds } from './holiday-ids.ts'
import { holidaysModule } from './holidays-module.ts'
import { phonesModule } from './phones-module.ts'

const folder = 'packages/domain/src/countries'

/** What is made of libraries for the packs of countries, by the path of each file. */
export function countryFiles(): Readonly<Record<string, string>> {
  return {
    [`${folder}/DE/phones.gen.ts`]: phonesModule('DE', 'germanNumbers'),
    [`${folder}/US/phones.gen.ts`]: phonesModule('US', 'americanNumbers'),
    [`${folder}/DE/holidays.gen.ts`]: holidaysModule('DE', 'germanHolidays', { ...german, ids: germanIds }),
    [`${folder}/HK/holidays.gen.ts`]: holidaysModule('HK', 'hongKongHolidays', {
      ...hongKong,
      ids: hongKongIds,
    }),
    [`${folder}/US/holidays.gen.ts`]: holidaysModule('US', 'americanHolidays', {
      ...american,
      ids: americanIds,
    }),
  }
}
