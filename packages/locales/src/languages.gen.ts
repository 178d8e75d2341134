// Made of company/languages.yaml by `npm run company`.

const zhCNUnits = {
  kilogram: '公斤',
  kilometre: '公里',
} as const

const zhCNMarks = {
  list: '、',
  comma: '，',
  semicolon: '；',
  series: '、',
  colon: '：',
  stop: '。',
  runOn: '，',
  gap: '',
  open: '（',
  close: '）',
} as const

const zhCNPlaces = {
  smallestFirst: false,
  joint: '',
  steps: ' / ',
  site: ' · ',
} as const

const zhCNDates = {
  months: 'figures',
  month: '{month} 月',
  yearMonth: '{year} 年 {month} 月',
  day: '{month} 月 {day} 日',
  full: '{year} 年 {month} 月 {day} 日',
  heading: '{month} 月 {day} 日 {weekday}',
  weekday: '{date}（{weekday}）',
  moment: '{date}{time}',
  beforeTime: ' ',
  zoned: '{zone}{time}',
  lists: 'digits',
  weekdays: 'short',
} as const

const enUSUnits = {
  kilogram: 'kg',
  kilometre: 'km',
} as const

const enUSMarks = {
  list: ', ',
  comma: ', ',
  semicolon: '; ',
  series: '; ',
  colon: ': ',
  stop: '. ',
  runOn: '. ',
  gap: ' ',
  open: ' (',
  close: ')',
} as const

const enUSPlaces = {
  smallestFirst: true,
  joint: ', ',
  steps: ', ',
  site: ', ',
} as const

const enUSDates = {
  months: 'names',
  month: '{month}',
  yearMonth: '{month} {year}',
  day: '{month} {day}',
  full: '{month} {day}, {year}',
  heading: '{weekday}, {month} {day}',
  weekday: '{weekday}, {date}',
  moment: '{date}, {time}',
  beforeTime: ', ',
  zoned: '{time} {zone}',
  lists: 'words',
  weekdays: 'long',
} as const

export const locales = {
  'zh-CN': {
    id: 'zh-CN',
    urlSegment: '',
    ownName: '简体中文',
    htmlLang: 'zh-Hans-CN',
    hreflang: 'zh-Hans',
    intl: 'zh-CN',
    dir: 'ltr',
    key: 'zh',
    cmsSuffix: '',
    script: 'hans',
    variety: 'zh',
    region: 'mainland',
    money: 'bare',
    shell: 'standard',
    units: zhCNUnits,
    marks: zhCNMarks,
    places: zhCNPlaces,
    dates: zhCNDates,
    complete: true,
    fallback: null,
    derivation: null,
    lowersWithin: false,
  },
  'zh-HK': {
    id: 'zh-HK',
    urlSegment: 'hk',
    ownName: '繁體中文',
    htmlLang: 'zh-Hant-HK',
    hreflang: 'zh-Hant-HK',
    intl: 'zh-HK',
    dir: 'ltr',
    key: 'hk',
    cmsSuffix: '-tc',
    script: 'hant',
    variety: 'zh',
    region: 'hong-kong',
    money: 'named',
    shell: 'hong-kong',
    complete: false,
    fallback: 'zh-CN',
    derivation: 'hong-kong',
    lowersWithin: false,
    units: zhCNUnits,
    marks: zhCNMarks,
    places: zhCNPlaces,
    dates: zhCNDates,
  },
  'en-US': {
    id: 'en-US',
    urlSegment: 'en',
    ownName: 'English',
    htmlLang: 'en-US',
    hreflang: 'en',
    intl: 'en-US',
    dir: 'ltr',
    key: 'en',
    cmsSuffix: '-en',
    script: 'latin',
    variety: 'en',
    region: 'mainland',
    money: 'named',
    shell: 'standard',
    units: enUSUnits,
    marks: enUSMarks,
    places: enUSPlaces,
    dates: enUSDates,
    complete: true,
    fallback: 'zh-CN',
    derivation: null,
    lowersWithin: true,
  },
} as const

/** Tags with which browsers ask for each, in small letters: the longest that fits decides. No page loads them. */
export const browserTags = {
  'zh-CN': [
    'zh',
  ],
  'zh-HK': [
    'zh-hk',
    'zh-tw',
    'zh-mo',
    'zh-hant',
  ],
  'en-US': [
    'en',
  ],
} as const

/** Those of which there are pages; the first stands at the root. */
export const localeIds = ['zh-CN', 'zh-HK', 'en-US'] as const

/** The language in which every text is written. */
export const sourceId = 'zh-CN'
