import { areaLine } from '@hongyan/locales'
import { areaRoot } from '../../../addresses/widgets/address-input/address-model.ts'
import { areaPath } from '../../../addresses/widgets/address-input/area-path.ts'
import { useAreaTree } from '../../../addresses/widgets/address-input/use-area-tree.ts'
import { useOrderTexts } from '../parts/order-texts.ts'

/** An area in words; `known` is what the page said of it, until the table of areas is there. */
export function useAreaLine(area: string, known: string): string {
  const { locale } = useOrderTexts()
  const tree = useAreaTree()
  if (tree.kind !== 'ready') return area === '' ? '' : known
  const names = areaPath({ [areaRoot]: [], ...tree.tree }, area).map((one) => one.address)
  return areaLine(names, locale)
}
