import type { CountryCalendar } from '../calendar.ts'
import { calendarOf } from '../public-holidays.ts'
import { hongKongHolidays } from './holidays.gen.ts'

/** General holidays (Cap. 149); a day in the place of one that falls on a Sunday has its name. */
export const calendar: CountryCalendar = {
  regions: [],
  names: {
    'new-year': { full: { zh: '元旦', hk: '元旦', en: 'New Year' } },
    'lunar-new-year': { full: { zh: '农历新年', hk: '農曆新年', en: 'Lunar New Year' } },
    'ching-ming': { full: { zh: '清明节', hk: '清明節', en: 'Ching Ming Festival' } },
    'good-friday': { full: { zh: '耶稣受难日', hk: '耶穌受難節', en: 'Good Friday' } },
    'after-good-friday': {
      full: { zh: '耶稣受难日次日', hk: '耶穌受難節翌日', en: 'Day after Good Friday' },
    },
    'easter-monday': { full: { zh: '复活节星期一', hk: '復活節星期一', en: 'Easter Monday' } },
    'labour-day': { full: { zh: '劳动节', hk: '勞動節', en: 'Labour Day' } },
    'buddhas-birthday': { full: { zh: '佛诞', hk: '佛誕', en: 'Buddha’s Birthday' } },
    'tuen-ng': { full: { zh: '端午节', hk: '端午節', en: 'Tuen Ng Festival' } },
    'establishment-day': {
      full: { zh: '香港特别行政区成立纪念日', hk: '香港特別行政區成立紀念日', en: 'HKSAR Establishment Day' },
      short: { zh: '特区成立日', hk: '特區成立日', en: 'Establishment Day' },
    },
    'after-mid-autumn': {
      full: { zh: '中秋节次日', hk: '中秋節翌日', en: 'Day after Mid-Autumn Festival' },
      short: { zh: '中秋节次日', hk: '中秋節翌日', en: 'Day after Mid-Autumn' },
    },
    'national-day': { full: { zh: '国庆日', hk: '國慶日', en: 'National Day' } },
    'chung-yeung': { full: { zh: '重阳节', hk: '重陽節', en: 'Chung Yeung Festival' } },
    christmas: { full: { zh: '圣诞节', hk: '聖誕節', en: 'Christmas Day' } },
    'after-christmas': { full: { zh: '圣诞节次日', hk: '聖誕節翌日', en: 'Boxing Day' } },
  },
  districts: /^81/,
  daysIn: (region) => calendarOf(hongKongHolidays, region, { restsOnSundays: false }),
}
