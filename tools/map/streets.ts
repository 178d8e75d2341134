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

/** Begins of the names of further streets on the sample map, of the same make: what a wild goose does, and where. */
export const streetWords = [
  { zh: '雁声', en: 'Yansheng' },
  { zh: '鸿羽', en: 'Hongyu' },
  { zh: '雁程', en: 'Yancheng' },
  { zh: '鸿序', en: 'Hongxu' },
  { zh: '雁汀', en: 'Yanting' },
  { zh: '鸿影', en: 'Hongying' },
  { zh: '雁渡', en: 'Yandu' },
  { zh: '鸿途', en: 'Hongtu' },
  { zh: '雁洲', en: 'Yanzhou' },
  { zh: '鸿翼', en: 'Hongyi' },
  { zh: '雁宿', en: 'Yansu' },
  { zh: '鸿鸣', en: 'Hongming' },
  { zh: '雁字', en: 'Yanzi' },
  { zh: '鸿归', en: 'Honggui' },
  { zh: '雁阵', en: 'Yanzhen' },
  { zh: '鸿泽', en: 'Hongze' },
] as const

/** The side of a district that a branch stands on. */
export const placeEnglish = {
  n: { zh: '北', en: 'North' },
  e: { zh: '东', en: 'East' },
  s: { zh: '南', en: 'South' },
  w: { zh: '西', en: 'West' },
} as const
