import type { BranchRecord } from '@hongyan/domain/branches/read-branch'
import { toTraditional } from '@hongyan/locales/traditional'

/** A row of the table of branches with its texts in Traditional Chinese, derived where nobody wrote them. */
export function inHongKong(record: BranchRecord): BranchRecord {
  const { 'name.zh': name, 'address.zh': address } = record
  return {
    ...(name === undefined ? {} : { 'name.hk': toTraditional(name) }),
    ...(address === undefined ? {} : { 'address.hk': toTraditional(address) }),
    ...record,
  }
}
