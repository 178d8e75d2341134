import type { NetworkHolidays, ServiceDays } from './calendar.ts'

// Made of company/company.yaml by `npm run company`.

export const holidayIds: readonly string[] = [
  'new-year',
  'spring-festival',
  'qingming',
  'labour-day',
  'dragon-boat',
  'mid-autumn',
  'national-day',
]

export const network: NetworkHolidays = {
  'new-year': {
    '2027-01-01': [
      540,
      1080,
    ],
  },
  'spring-festival': {
    '2027-02-05': [
      540,
      840,
    ],
    '2027-02-06': null,
    '2027-02-07': [
      600,
      960,
    ],
    '2027-02-08': [
      600,
      960,
    ],
    '2027-02-09': [
      540,
      1080,
    ],
  },
  qingming: {
    '2027-04-05': [
      540,
      1080,
    ],
  },
  'labour-day': {
    '2027-05-01': [
      540,
      1200,
    ],
    '2027-05-02': [
      540,
      1200,
    ],
  },
  'dragon-boat': {
    '2027-06-09': [
      540,
      1080,
    ],
  },
  'mid-autumn': {
    '2027-09-15': [
      540,
      1080,
    ],
  },
  'national-day': {
    '2027-10-01': [
      540,
      1080,
    ],
    '2027-10-02': [
      540,
      1200,
    ],
    '2027-10-03': [
      540,
      1200,
    ],
  },
}

export const service: ServiceDays = {
  until: '2027-12-31',
  holidays: [
    {
      id: 'new-year',
      from: '2026-01-01',
      to: '2026-01-03',
      statutory: [
        '2026-01-01',
      ],
    },
    {
      id: 'spring-festival',
      from: '2026-02-15',
      to: '2026-02-23',
      statutory: [
        '2026-02-16',
        '2026-02-17',
        '2026-02-18',
        '2026-02-19',
      ],
    },
    {
      id: 'qingming',
      from: '2026-04-04',
      to: '2026-04-06',
      statutory: [
        '2026-04-05',
      ],
    },
    {
      id: 'labour-day',
      from: '2026-05-01',
      to: '2026-05-05',
      statutory: [
        '2026-05-01',
        '2026-05-02',
      ],
    },
    {
      id: 'dragon-boat',
      from: '2026-06-19',
      to: '2026-06-21',
      statutory: [
        '2026-06-19',
      ],
    },
    {
      id: 'mid-autumn',
      from: '2026-09-25',
      to: '2026-09-27',
      statutory: [
        '2026-09-25',
      ],
    },
    {
      id: 'national-day',
      from: '2026-10-01',
      to: '2026-10-07',
      statutory: [
        '2026-10-01',
        '2026-10-02',
        '2026-10-03',
      ],
    },
    {
      id: 'new-year',
      from: '2027-01-01',
      to: '2027-01-01',
      statutory: [
        '2027-01-01',
      ],
    },
    {
      id: 'spring-festival',
      from: '2027-02-05',
      to: '2027-02-08',
      statutory: [
        '2027-02-05',
        '2027-02-06',
        '2027-02-07',
        '2027-02-08',
      ],
    },
    {
      id: 'qingming',
      from: '2027-04-05',
      to: '2027-04-05',
      statutory: [
        '2027-04-05',
      ],
    },
    {
      id: 'labour-day',
      from: '2027-05-01',
      to: '2027-05-02',
      statutory: [
        '2027-05-01',
        '2027-05-02',
      ],
    },
    {
      id: 'dragon-boat',
      from: '2027-06-09',
      to: '2027-06-09',
      statutory: [
        '2027-06-09',
      ],
    },
    {
      id: 'mid-autumn',
      from: '2027-09-15',
      to: '2027-09-15',
      statutory: [
        '2027-09-15',
      ],
    },
    {
      id: 'national-day',
      from: '2027-10-01',
      to: '2027-10-03',
      statutory: [
        '2027-10-01',
        '2027-10-02',
        '2027-10-03',
      ],
    },
  ],
  restOnStatutoryDays: [
    'freight-light',
    'freight-heavy',
    'bulky',
  ],
  restOnSundays: [],
  pauses: [
    {
      reason: 'spring-festival',
      from: '2026-02-15',
      to: '2026-02-20',
      products: [
        'freight-light',
        'freight-heavy',
        'bulky',
        'cold-chain',
      ],
    },
    {
      reason: 'spring-festival',
      from: '2026-02-21',
      to: '2026-02-22',
      products: [
        'freight-light',
        'freight-heavy',
      ],
    },
    {
      reason: 'spring-festival',
      from: '2027-02-04',
      to: '2027-02-09',
      products: [
        'freight-light',
        'freight-heavy',
        'bulky',
        'cold-chain',
      ],
    },
    {
      reason: 'spring-festival',
      from: '2027-02-10',
      to: '2027-02-11',
      products: [
        'freight-light',
        'freight-heavy',
      ],
    },
  ],
  slow: [
    {
      reason: 'spring-festival',
      from: '2026-02-05',
      to: '2026-02-14',
      sameProvince: 0,
      between: 2,
      except: [
        'pharma',
      ],
    },
    {
      reason: 'spring-festival',
      from: '2026-02-15',
      to: '2026-02-25',
      sameProvince: 1,
      between: 2,
      except: [
        'pharma',
      ],
    },
    {
      reason: 'spring-festival',
      from: '2027-01-25',
      to: '2027-02-03',
      sameProvince: 0,
      between: 2,
      except: [
        'pharma',
      ],
    },
    {
      reason: 'spring-festival',
      from: '2027-02-04',
      to: '2027-02-14',
      sameProvince: 1,
      between: 2,
      except: [
        'pharma',
      ],
    },
  ],
}

export const districts = /^\d/
