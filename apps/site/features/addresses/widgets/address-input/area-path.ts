import { areaWritten, typedArea } from '@hongyan/domain/addresses/area-form'
import { areaRoot } from './address-model.ts'
import type { AreaOption, AreaTree } from './ask-addresses.ts'

/** From the province down to a division, or what a code says of itself; empty where the tree does not have it. */
export function areaPath(tree: AreaTree, code: string): readonly AreaOption[] {
  const address = typedArea(code)
  if (address !== null) return [{ code, address: areaWritten(code) }]
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
