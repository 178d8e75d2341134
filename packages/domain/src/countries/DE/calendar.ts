import type { CountryCalendar } from '../calendar.ts'
import { calendarOf } from '../public-holidays.ts'
import { germanHolidays } from './holidays.gen.ts'

/** Public holidays by the law of each state; Sundays are days of rest as they are (Art. 140 GG). */
export const calendar: CountryCalendar = {
  regions: [
    'DE-BB',
    'DE-BE',
    'DE-BW',
    'DE-BY',
    'DE-HB',
    'DE-HE',
    'DE-HH',
    'DE-MV',
    'DE-NI',
    'DE-NW',
    'DE-RP',
    'DE-SH',
    'DE-SL',
    'DE-SN',
    'DE-ST',
    'DE-TH',
  ],
  names: {
    'new-year': { full: { zh: '元旦', hk: '元旦', en: 'New Year', de: 'Neujahr' } },
    epiphany: { full: { zh: '主显节', hk: '主顯節', en: 'Epiphany', de: 'Heilige Drei Könige' } },
    'womens-day': { full: { zh: '国际妇女节', hk: '國際婦女節', en: 'Women’s Day', de: 'Frauentag' } },
    'good-friday': { full: { zh: '耶稣受难日', hk: '耶穌受難節', en: 'Good Friday', de: 'Karfreitag' } },
    easter: { full: { zh: '复活节', hk: '復活節', en: 'Easter Sunday', de: 'Ostersonntag' } },
    'easter-monday': {
      full: { zh: '复活节星期一', hk: '復活節星期一', en: 'Easter Monday', de: 'Ostermontag' },
    },
    'labour-day': { full: { zh: '劳动节', hk: '勞動節', en: 'May Day', de: 'Tag der Arbeit' } },
    ascension: {
      full: { zh: '耶稣升天节', hk: '耶穌升天節', en: 'Ascension Day', de: 'Christi Himmelfahrt' },
    },
    pentecost: { full: { zh: '圣灵降临节', hk: '聖靈降臨節', en: 'Whit Sunday', de: 'Pfingstsonntag' } },
    'whit-monday': {
      full: { zh: '圣灵降临节星期一', hk: '聖靈降臨節星期一', en: 'Whit Monday', de: 'Pfingstmontag' },
    },
    'corpus-christi': {
      full: { zh: '基督圣体节', hk: '基督聖體節', en: 'Corpus Christi', de: 'Fronleichnam' },
    },
    'uprising-1953': {
      full: {
        zh: '1953 年人民起义 75 周年',
        hk: '1953 年人民起義 75 週年',
        en: '75 years since the uprising of 1953',
        de: '75 Jahre Volksaufstand',
      },
    },
    assumption: {
      full: { zh: '圣母升天节', hk: '聖母升天節', en: 'Assumption Day', de: 'Mariä Himmelfahrt' },
    },
    'childrens-day': {
      full: { zh: '世界儿童日', hk: '世界兒童日', en: 'World Children’s Day', de: 'Weltkindertag' },
    },
    'german-unity': {
      full: { zh: '德国统一日', hk: '德國統一日', en: 'German Unity Day', de: 'Tag der Deutschen Einheit' },
      short: { zh: '德国统一日', hk: '德國統一日', en: 'Unity Day', de: 'Deutsche Einheit' },
    },
    'reformation-day': {
      full: { zh: '宗教改革日', hk: '宗教改革日', en: 'Reformation Day', de: 'Reformationstag' },
    },
    'all-saints': { full: { zh: '诸圣节', hk: '諸聖節', en: 'All Saints’ Day', de: 'Allerheiligen' } },
    'repentance-day': {
      full: { zh: '忏悔祈祷日', hk: '懺悔祈禱日', en: 'Repentance Day', de: 'Buß- und Bettag' },
    },
    christmas: {
      full: { zh: '圣诞节', hk: '聖誕節', en: 'Christmas Day', de: '1.\u00a0Weihnachtstag' },
    },
    'second-christmas-day': {
      full: { zh: '圣诞节次日', hk: '聖誕節翌日', en: 'Second Christmas Day', de: '2.\u00a0Weihnachtstag' },
      short: { zh: '圣诞节次日', hk: '聖誕節翌日', en: 'Boxing Day', de: '2.\u00a0Weihnachtstag' },
    },
    sunday: { full: { zh: '周日', hk: '星期日', en: 'Sunday', de: 'Sonntag' } },
  },
  districts: /^DE/,
  daysIn: (region) => calendarOf(germanHolidays, region, { restsOnSundays: true }),
}
