import followShipments from '../../../../samples/follow-shipments.ts?raw'
import placeOrder from '../../../../samples/place-order.ts?raw'
import quotePython from '../../../../samples/quote.py?raw'
import quote from '../../../../samples/quote.sh?raw'
import quoteNode from '../../../../samples/quote.ts?raw'
import receiveWebhook from '../../../../samples/receive-webhook.ts?raw'
import type { CodeLanguage } from './code-tokens.ts'

/** A program or an answer, under the name it is shown with. */
export type ApiSample = { readonly name: string; readonly text: string; readonly language: CodeLanguage }

/** The samples of the guide, by what they do; a test runs each as it is shown. */
export const apiSamples = {
  quote: { name: 'quote.sh', text: quote.trimEnd(), language: 'shell' },
  order: { name: 'place-order.ts', text: placeOrder.trimEnd(), language: 'node' },
  track: { name: 'follow-shipments.ts', text: followShipments.trimEnd(), language: 'node' },
  webhook: { name: 'receive-webhook.ts', text: receiveWebhook.trimEnd(), language: 'node' },
} as const satisfies Record<string, ApiSample>

/** The same quote in the languages that most programs are written in. */
export const quoteSamples = {
  shell: apiSamples.quote.text,
  node: quoteNode.trimEnd(),
  python: quotePython.trimEnd(),
} as const
