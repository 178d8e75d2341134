import type { Plugin } from '../../server/requests/plugin.ts'
import { type CarbonServices, carbonActions } from './actions.ts'
import { askFootprint } from './ask-footprint.ts'
import type { CarbonPages } from './load.ts'
import { carbonSentences } from './problem-sentences.ts'
import { registerStatements, type StatementParts } from './register-statements.ts'

/** Footprints of shipments: one, a list, a statement to keep. */
export const carbon: Plugin<CarbonServices, StatementParts, CarbonPages> = {
  routes: carbonActions,
  sentences: carbonSentences,
  pages: () => ({ carbon: askFootprint }),
  register: registerStatements,
}
