/** What may stand behind a figure: how many of the field's own unit it is, as `times` × ten to the `power`. */
export type FigureUnits = Readonly<Record<string, readonly [times: number, power: number]>>

const named = (times: number, power: number, ...names: readonly string[]): FigureUnits =>
  Object.fromEntries(names.map((name) => [name, [times, power] as const]))

/** Of kilograms. Pounds and ounces are no units of the field: they are refused, not guessed at. */
export const weightUnits: FigureUnits = {
  ...named(1, 0, 'kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', '公斤', '千克'),
  ...named(1, -3, 'g', 'gram', 'grams', '克'),
  ...named(5, -1, '斤', '市斤'),
  ...named(5, -2, '两', '兩'),
  ...named(1, 3, 't', 'ton', 'tons', 'tonne', 'tonnes', '吨', '噸', '公吨', '公噸'),
}

/** Of centimeters. */
export const lengthUnits: FigureUnits = {
  ...named(1, 0, 'cm', '厘米', '公分', '釐米'),
  ...named(1, -1, 'mm', '毫米', '公厘'),
  ...named(1, 2, 'm', '米', '公尺'),
}

/** Of millimeters. */
export const millimeterUnits: FigureUnits = Object.fromEntries(
  Object.entries(lengthUnits).map(([name, [times, power]]) => [name, [times, power + 1]]),
)

/** Of kilometers. */
export const distanceUnits: FigureUnits = {
  ...named(1, 0, 'km', '公里', '千米'),
  ...named(1, -3, 'm', '米', '公尺'),
  ...named(5, -1, '里', '华里', '華里'),
}

/** Of milliampere-hours. */
export const capacityUnits: FigureUnits = {
  ...named(1, 0, 'mah', '毫安', '毫安时', '毫安時'),
  ...named(1, 3, 'ah', '安时', '安時'),
}

/** Of volts. */
export const voltageUnits: FigureUnits = {
  ...named(1, 0, 'v', '伏', '伏特', 'volt', 'volts'),
  ...named(1, -3, 'mv', '毫伏'),
}

/** Of watt-hours. */
export const energyUnits: FigureUnits = {
  ...named(1, 0, 'wh', '瓦时', '瓦時'),
  ...named(1, 3, 'kwh', '千瓦时', '千瓦時', '度电', '度電'),
}

/** Of percent by volume. */
export const alcoholUnits: FigureUnits = named(
  1,
  0,
  '%',
  '%vol',
  '% vol',
  'vol',
  'abv',
  '度',
  '%abv',
  '% abv',
)

/** Of pieces, orders or boxes. */
export const countUnits: FigureUnits = named(
  1,
  0,
  ...[
    '袋',
    '盒',
    '桶',
    '捆',
    '托',
    '板',
    '卷',
    '瓶',
    '台',
    '套',
    '封',
    '罐',
    '筐',
    '條',
    '条',
    '双',
    '雙',
    '本',
    '支',
  ],
  ...['件', '票', '单', '單', '个', '個', '箱', '包', '份', '只', '批', '张', '張'],
  ...['pc', 'pcs', 'piece', 'pieces', 'parcel', 'parcels', 'order', 'orders', 'box', 'boxes', 'ctn', 'ctns'],
)
