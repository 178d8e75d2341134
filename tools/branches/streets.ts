/** Streets that exist nowhere: all of them are named for the wild goose. */
export const streets = [
  { zh: '{our.street}', en: '{our.street}' },
  { zh: '归雁街', en: 'Guiyan Street' },
  { zh: '雁来路', en: 'Yanlai Road' },
  { zh: '飞鸿大道', en: 'Feihong Avenue' },
  { zh: '鸿渐路', en: 'Hongjian Road' },
  { zh: '云雁路', en: 'Yunyan Road' },
  { zh: '雁书街', en: 'Yanshu Street' },
  { zh: '鸿信路', en: 'Hongxin Road' },
] as const

/** The side of a district that a branch stands on. */
export const placeEnglish = {
  n: { zh: '北', en: 'North' },
  e: { zh: '东', en: 'East' },
  s: { zh: '南', en: 'South' },
  w: { zh: '西', en: 'West' },
} as const
