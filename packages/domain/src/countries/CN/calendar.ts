import type { CountryCalendar, NetworkHolidays, ServiceDays } from '../calendar.ts'

const trucks = ['freight-light', 'freight-heavy', 'bulky'] as const
const closedOverNewYear = [...trucks, 'cold-chain'] as const

/** Minutes of a day, from hours. */
const open = (from: number, until: number) => [from * 60, until * 60]

/**
 * Hours of the network on public holidays, `edition` 2026-11. The days are those of the lunar calendar and of the
 * State Council's Regulation on Public Holidays (2024 revision); the hours are sample data of this network.
 */
const network: NetworkHolidays = {
  'new-year': { '2027-01-01': open(9, 18) },
  'spring-festival': {
    '2027-02-05': open(9, 14),
    '2027-02-06': null,
    '2027-02-07': open(10, 16),
    '2027-02-08': open(10, 16),
    '2027-02-09': open(9, 18),
  },
  qingming: { '2027-04-05': open(9, 18) },
  'labour-day': { '2027-05-01': open(9, 20), '2027-05-02': open(9, 20) },
  'dragon-boat': { '2027-06-09': open(9, 18) },
  'mid-autumn': { '2027-09-15': open(9, 18) },
  'national-day': {
    '2027-10-01': open(9, 18),
    '2027-10-02': open(9, 20),
    '2027-10-03': open(9, 20),
  },
}

/**
 * Days off and days that run slower. Days off of 2026: notice of the General Office of the State Council of November
 * 2025; of 2027: the days that are off by the Measures on public holidays (amended November 2024), until that year's notice is entered.
 * Service over the Spring Festival: the company's own notices.
 */
const service: ServiceDays = {
  until: '2027-12-31',
  holidays: [
    { id: 'new-year', from: '2026-01-01', to: '2026-01-03', statutory: ['2026-01-01'] },
    {
      id: 'spring-festival',
      from: '2026-02-15',
      to: '2026-02-23',
      statutory: ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19'],
    },
    { id: 'qingming', from: '2026-04-04', to: '2026-04-06', statutory: ['2026-04-05'] },
    { id: 'labour-day', from: '2026-05-01', to: '2026-05-05', statutory: ['2026-05-01', '2026-05-02'] },
    { id: 'dragon-boat', from: '2026-06-19', to: '2026-06-21', statutory: ['2026-06-19'] },
    { id: 'mid-autumn', from: '2026-09-25', to: '2026-09-27', statutory: ['2026-09-25'] },
    {
      id: 'national-day',
      from: '2026-10-01',
      to: '2026-10-07',
      statutory: ['2026-10-01', '2026-10-02', '2026-10-03'],
    },
    { id: 'new-year', from: '2027-01-01', to: '2027-01-01', statutory: ['2027-01-01'] },
    {
      id: 'spring-festival',
      from: '2027-02-05',
      to: '2027-02-08',
      statutory: ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08'],
    },
    { id: 'qingming', from: '2027-04-05', to: '2027-04-05', statutory: ['2027-04-05'] },
    { id: 'labour-day', from: '2027-05-01', to: '2027-05-02', statutory: ['2027-05-01', '2027-05-02'] },
    { id: 'dragon-boat', from: '2027-06-09', to: '2027-06-09', statutory: ['2027-06-09'] },
    { id: 'mid-autumn', from: '2027-09-15', to: '2027-09-15', statutory: ['2027-09-15'] },
    {
      id: 'national-day',
      from: '2027-10-01',
      to: '2027-10-03',
      statutory: ['2027-10-01', '2027-10-02', '2027-10-03'],
    },
  ],
  /** On statutory days these neither collect nor deliver. */
  restOnStatutoryDays: trucks,
  restOnSundays: [],
  /** Days that do not count: nothing is collected or delivered. */
  pauses: [
    { reason: 'spring-festival', from: '2026-02-15', to: '2026-02-20', products: closedOverNewYear },
    {
      reason: 'spring-festival',
      from: '2026-02-21',
      to: '2026-02-22',
      products: ['freight-light', 'freight-heavy'],
    },
    { reason: 'spring-festival', from: '2027-02-04', to: '2027-02-09', products: closedOverNewYear },
    {
      reason: 'spring-festival',
      from: '2027-02-10',
      to: '2027-02-11',
      products: ['freight-light', 'freight-heavy'],
    },
  ],
  /** Shipments collected on these days take longer. Medicines are outside the phases. */
  slow: [
    {
      reason: 'spring-festival',
      from: '2026-02-05',
      to: '2026-02-14',
      sameProvince: 0,
      between: 2,
      except: ['pharma'],
    },
    {
      reason: 'spring-festival',
      from: '2026-02-15',
      to: '2026-02-25',
      sameProvince: 1,
      between: 2,
      except: ['pharma'],
    },
    {
      reason: 'spring-festival',
      from: '2027-01-25',
      to: '2027-02-03',
      sameProvince: 0,
      between: 2,
      except: ['pharma'],
    },
    {
      reason: 'spring-festival',
      from: '2027-02-04',
      to: '2027-02-14',
      sameProvince: 1,
      between: 2,
      except: ['pharma'],
    },
  ],
}

export const calendar: CountryCalendar = {
  regions: [],
  names: {
    'new-year': { full: { zh: '元旦', hk: '元旦', en: 'New Year' } },
    'spring-festival': { full: { zh: '春节', hk: '春節', en: 'Spring Festival' } },
    qingming: {
      full: { zh: '清明节', hk: '清明節', en: 'Qingming' },
      short: { zh: '清明', hk: '清明', en: 'Qingming' },
    },
    'labour-day': { full: { zh: '劳动节', hk: '勞動節', en: 'Labor Day' } },
    'dragon-boat': {
      full: { zh: '端午节', hk: '端午節', en: 'Dragon Boat Festival' },
      short: { zh: '端午', hk: '端午', en: 'Dragon Boat Festival' },
    },
    'mid-autumn': {
      full: { zh: '中秋节', hk: '中秋節', en: 'Mid-Autumn Festival' },
      short: { zh: '中秋', hk: '中秋', en: 'Mid-Autumn Festival' },
    },
    'national-day': {
      full: { zh: '国庆节', hk: '國慶節', en: 'National Day' },
      short: { zh: '国庆', hk: '國慶', en: 'National Day' },
    },
  },
  // Those of Hong Kong and Macau too.
  districts: /^\d/,
  daysIn: () => ({ network, service }),
}
