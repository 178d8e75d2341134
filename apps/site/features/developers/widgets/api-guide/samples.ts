import followShipments from '../../../../samples/follow-shipments.ts?raw'
import placeOrder from '../../../../samples/place-order.ts?raw'
import quote from '../../../../samples/quote.sh?raw'
import receiveWebhook from '../../../../samples/receive-webhook.ts?raw'

/** A program that a test runs as it is shown. */
export type ApiSample = { readonly name: string; readonly text: string }

/** The samples of the guide, by what they do. */
export const apiSamples = {
  quote: { name: 'quote.sh', text: quote.trimEnd() },
  order: { name: 'place-order.ts', text: placeOrder.trimEnd() },
  track: { name: 'follow-shipments.ts', text: followShipments.trimEnd() },
  webhook: { name: 'receive-webhook.ts', text: receiveWebhook.trimEnd() },
} as const satisfies Record<string, ApiSample>
