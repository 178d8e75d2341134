import type { DocumentInput } from '@hongyan/documents'
import type { Seed } from '../seed.ts'
import { groups } from './prohibited/groups.ts'
import { chargedItems } from './prohibited/items-charged.ts'
import { consumableItems } from './prohibited/items-consumable.ts'
import { dangerousItems } from './prohibited/items-dangerous.ts'
import { everydayItems } from './prohibited/items-everyday.ts'
import { forbiddenItems } from './prohibited/items-forbidden.ts'
import { chargedRules } from './prohibited/rules-charged.ts'
import { consumableRules } from './prohibited/rules-consumable.ts'
import { dangerousRules } from './prohibited/rules-dangerous.ts'
import { everydayRules } from './prohibited/rules-everyday.ts'
import { forbiddenRules } from './prohibited/rules-forbidden.ts'
import { sources } from './prohibited/sources.ts'

/** What may be sent, how, and what never. Guidance: whoever accepts the parcel decides. */
export const prohibited: Seed<DocumentInput<'prohibited'>> = {
  edition: '2026-11-03',
  sources,
  groups,
  rules: [...forbiddenRules, ...dangerousRules, ...chargedRules, ...consumableRules, ...everydayRules],
  items: [...forbiddenItems, ...dangerousItems, ...chargedItems, ...consumableItems, ...everydayItems],
}
