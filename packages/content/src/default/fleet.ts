import type { DocumentInput } from '@hongyan/documents'
import { both, type Seed } from '../seed.ts'
import { narrowFreighter } from './fleet/narrow-freighter.ts'
import { passengerBelly } from './fleet/passenger-belly.ts'
import { wideFreighter } from './fleet/wide-freighter.ts'

/** The types our air cargo flies or buys space on. No figure here is a promise. */
export const fleet: Seed<DocumentInput<'fleet'>> = {
  aircraft: [narrowFreighter, wideFreighter, passengerBelly],
  note: both('示例数据，以当日载重平衡表为准。', 'Sample data; the load sheet of the day decides.'),
}
