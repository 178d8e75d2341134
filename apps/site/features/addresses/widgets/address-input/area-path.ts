import { areaRoot } from './address-model.ts'
import type { AreaOption, AreaTree } from './ask-addresses.ts'

/** From the province down to a division; empty where the tree does not have it. */
export function areaPath(tree: AreaTree, code: string): readonly AreaOption[] {
  for (const province of tree[areaRoot] ?? []) {
    if (province.code === code) return [province]
    for (const city of tree[province.code] ?? []) {
      if (city.code === code) return [province, city]
      const district = tree[city.code]?.find((one) => one.code === code)
      if (district) return [province, city, district]
    }
  }
  return []
}
