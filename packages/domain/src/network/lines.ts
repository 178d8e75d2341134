/**
 * The company's network: which cities its aircraft and trunk trucks serve, and where goods change. The map on the
 * pages and the carbon calculator both read it, so they cannot disagree. Sample lines.
 */
export const networkCities = {
  harbin: '230100',
  shenyang: '210100',
  beijing: '110100',
  taiyuan: '140100',
  jinan: '370100',
  qingdao: '370200',
  shanghai: '310100',
  fuzhou: '350100',
  xiamen: '350200',
  wuhan: '420100',
  changsha: '430100',
  guangzhou: '440100',
  shenzhen: '440300',
  nanning: '450100',
  haikou: '460100',
  chengdu: '510100',
  guiyang: '520100',
  kunming: '530100',
  lhasa: '540100',
  xian: '610100',
  lanzhou: '620100',
  urumqi: '650100',
  seoul: 'KRSEL',
  tokyo: 'JPTYO',
  bangkok: 'THBKK',
  singapore: 'SGSIN',
  frankfurt: 'DEFRA',
  'los-angeles': 'USLAX',
} as const satisfies Record<string, string>

export type NetworkCity = keyof typeof networkCities
export type NetworkLine = readonly [from: NetworkCity, to: NetworkCity]

/** Spokes start from several cities, so that on a map no single one drowns in arcs. */
export const airLines: readonly NetworkLine[] = [
  ['wuhan', 'harbin'],
  ['wuhan', 'beijing'],
  ['wuhan', 'urumqi'],
  ['wuhan', 'lanzhou'],
  ['wuhan', 'chengdu'],
  ['wuhan', 'shanghai'],
  ['wuhan', 'shenzhen'],
  ['wuhan', 'frankfurt'],
  ['beijing', 'qingdao'],
  ['qingdao', 'seoul'],
  ['chengdu', 'lhasa'],
  ['chengdu', 'kunming'],
  ['kunming', 'bangkok'],
  ['shanghai', 'xiamen'],
  ['shanghai', 'tokyo'],
  ['shanghai', 'los-angeles'],
  ['shenzhen', 'haikou'],
  ['shenzhen', 'singapore'],
]

export const trunkLines: readonly NetworkLine[] = [
  ['beijing', 'shenyang'],
  ['shenyang', 'harbin'],
  ['beijing', 'jinan'],
  ['jinan', 'shanghai'],
  ['beijing', 'xian'],
  ['xian', 'lanzhou'],
  ['lanzhou', 'urumqi'],
  ['xian', 'chengdu'],
  ['chengdu', 'kunming'],
  ['chengdu', 'guiyang'],
  ['guiyang', 'nanning'],
  ['wuhan', 'beijing'],
  ['wuhan', 'shanghai'],
  ['wuhan', 'changsha'],
  ['changsha', 'guangzhou'],
  ['guangzhou', 'nanning'],
  ['guangzhou', 'haikou'],
  ['shanghai', 'fuzhou'],
]

/** Where aircraft meet at night. */
export const airHubs: readonly NetworkCity[] = ['wuhan']

/** Between these, trucks run both ways every day. */
export const roadHubs: readonly NetworkCity[] = [
  'beijing',
  'shanghai',
  'guangzhou',
  'wuhan',
  'chengdu',
  'xian',
]

/** Cities outside the mainland. */
export const citiesAbroad: readonly NetworkCity[] = [
  'seoul',
  'tokyo',
  'bangkok',
  'singapore',
  'frankfurt',
  'los-angeles',
]
