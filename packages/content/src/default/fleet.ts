import type { DocumentInput } from '../contract/site.ts'
import { both, type Seed } from '../seed.ts'

export const fleet: Seed<DocumentInput<'fleet'>> = {
  aircraft: [],
  note: both('示例数据，以当日载重平衡表为准。', 'Sample data; the load sheet of the day decides.'),
}
