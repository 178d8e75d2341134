import {
  addressTreeVersion,
  type DivisionRow,
  districtRows,
  prefectureRows,
  provinceRows,
} from './divisions-data.ts'

/** The key under which the provinces stand. */
export const addressRoot = '-999999'

export type Division = { readonly code: string; readonly zh: string; readonly en: string }

/**
 * Provinces, cities and districts by the code of what they lie in. Every province has a last entry for places the
 * table does not name, because nobody may be kept from asking; a city without districts has no entry of its own.
 */
export function addressTree(): { version: string; children: ReadonlyMap<string, readonly Division[]> } {
  const children = new Map<string, Division[]>()
  const add = (parent: string, row: DivisionRow) => {
    const [code, zh, en] = row
    children.set(parent, [...(children.get(parent) ?? []), { code, zh, en }])
  }
  const provinces = new Set(provinceRows.map(([code]) => code))
  for (const row of provinceRows) add(addressRoot, row)
  for (const row of prefectureRows) add(`${row[0].slice(0, 2)}0000`, row)
  for (const province of provinces) {
    if (!municipalities.has(province))
      add(province, [`${province.slice(0, 2)}9999`, '其他地区', 'Other area'])
  }
  for (const row of districtRows) add(`${row[0].slice(0, 4)}00`, row)
  return { version: addressTreeVersion, children }
}

/** Cities that are provinces: all of them is one city of the table. */
const municipalities: ReadonlySet<string> = new Set(['110000', '120000', '310000', '500000'])
