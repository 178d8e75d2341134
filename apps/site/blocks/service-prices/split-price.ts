import type { TableCell } from '../table/merge-cells.ts'

/** A price in words as a figure and what it is for: `18 元/立方米` → 18, 元/立方米. A list of prices stays as it is. */
export function splitPrice(price: string): TableCell {
  const [, value, unit] = /^((?:CN¥|¥|\d)[\d.,–-]*[‰%]?)\s*(\D+)$/su.exec(price) ?? []
  return value === undefined || unit === undefined ? price : { value, unit }
}
