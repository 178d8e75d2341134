import type { Plugin } from '../../server/http/plugin.ts'
import { merchantNotes } from './problem-sentences.ts'
import { type MerchantServices, merchantRoutes } from './route.ts'

/** API keys and webhooks. */
export const merchants: Plugin<MerchantServices> = {
  routes: merchantRoutes,
  words: {
    'api-key': {
      problems: merchantNotes,
      names: { 'not-found': 'unknown-api-key', 'too-many': 'enough-api-keys' },
    },
    webhook: {
      problems: merchantNotes,
      names: {
        'not-found': 'unknown-webhook',
        'too-many': 'enough-webhooks',
        'not-available': 'webhook-off',
      },
    },
  },
}
