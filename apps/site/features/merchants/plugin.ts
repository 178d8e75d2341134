import type { Plugin } from '../../server/requests/plugin.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { type MerchantServices, merchantActions } from './actions.ts'
import { merchantForms } from './forms.ts'
import type { OwnMerchant } from './load.ts'
import { readOwnMerchant } from './own-merchant.ts'
import { merchantSentences } from './problem-sentences.ts'
import { merchantWords } from './refusals.ts'

type Services = MerchantServices & Pick<RequestServices, 'words' | 'sentencesOf'>

/** API keys and webhooks. */
export const merchants: Plugin<Services, unknown, unknown, OwnMerchant> = {
  routes: merchantActions,
  forms: merchantForms,
  words: merchantWords,
  sentences: merchantSentences,
  own: (_site, ctx) => ({ merchant: (shown) => readOwnMerchant(ctx, shown) }),
}
