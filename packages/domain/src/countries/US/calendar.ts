import type { CountryCalendar } from '../calendar.ts'
import { calendarOf } from '../public-holidays.ts'
import { americanHolidays } from './holidays.gen.ts'

/** Federal holidays (5 U.S.C. 6103), and the days on which they are observed. */
export const calendar: CountryCalendar = {
  regions: [],
  names: {
    'new-year': { full: { zh: '元旦', hk: '元旦', en: 'New Year’s Day' } },
    'martin-luther-king-day': {
      full: { zh: '马丁·路德·金纪念日', hk: '馬丁·路德·金紀念日', en: 'Martin Luther King Jr. Day' },
      short: { zh: '马丁·路德·金日', hk: '馬丁·路德·金日', en: 'MLK Day' },
    },
    'washingtons-birthday': {
      full: { zh: '华盛顿诞辰', hk: '華盛頓誕辰', en: 'Washington’s Birthday' },
      short: { zh: '华盛顿诞辰', hk: '華盛頓誕辰', en: 'Presidents’ Day' },
    },
    'memorial-day': { full: { zh: '阵亡将士纪念日', hk: '陣亡將士紀念日', en: 'Memorial Day' } },
    juneteenth: { full: { zh: '六月节', hk: '六月節', en: 'Juneteenth' } },
    'independence-day': { full: { zh: '独立日', hk: '獨立日', en: 'Independence Day' } },
    'labour-day': { full: { zh: '劳动节', hk: '勞動節', en: 'Labor Day' } },
    'columbus-day': { full: { zh: '哥伦布日', hk: '哥倫布日', en: 'Columbus Day' } },
    'veterans-day': { full: { zh: '退伍军人节', hk: '退伍軍人節', en: 'Veterans Day' } },
    thanksgiving: { full: { zh: '感恩节', hk: '感恩節', en: 'Thanksgiving Day' } },
    christmas: { full: { zh: '圣诞节', hk: '聖誕節', en: 'Christmas Day' } },
  },
  districts: /^US/,
  daysIn: (region) => calendarOf(americanHolidays, region, { restsOnSundays: false }),
}
