import { foldText } from '../addresses/fold-text.ts'
import { type CommonGroup, commonGroups } from './book-address.ts'

/** How the groups that every book has are called: in the site's languages, for the screen and for files. */
export const commonGroupNames = {
  self: { zh: '自己', hk: '自己', en: 'Myself' },
  family: { zh: '家人', hk: '家人', en: 'Family' },
  clients: { zh: '客户', hk: '客戶', en: 'Clients' },
  stores: { zh: '门店', hk: '門店', en: 'Stores' },
} as const satisfies Record<CommonGroup, { zh: string; hk: string; en: string }>

/** A group as it is kept: one that every book has by its key, whatever language it was written in. */
export function groupAsStored(name: string): string {
  const folded = foldText(name).toLowerCase()
  const common = commonGroups.find((key) =>
    [key, commonGroupNames[key].zh, commonGroupNames[key].en.toLowerCase()].includes(folded),
  )
  return common ?? name
}
