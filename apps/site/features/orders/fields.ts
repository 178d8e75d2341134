import { orderInput } from '@hongyan/domain/orders/order-input'
import { pickupWays } from '@hongyan/domain/orders/order-vocabulary'
import { withOurNames } from '@hongyan/locales'
import { z } from 'zod'

const iso = z.iso.datetime({ offset: true })

/** An order as a caller writes it: as in the domain, with times as ISO 8601. */
export const orderBody = orderInput.extend({
  pickup: z
    .strictObject({ way: z.enum(pickupWays), from: iso, until: iso })
    .describe('A window of `/v1/pickup-windows`.'),
})

/** The terms that were shown, as `/v1/orders/price` gives them. */
export const shownBody = z.strictObject({
  total: z.int().describe(withOurNames('In {our.money.minor}.', 'en-US')),
  arrivesUntil: z.iso.date(),
  termsVersion: z.string().max(40),
})
