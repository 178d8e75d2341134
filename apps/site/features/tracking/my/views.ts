import { claimKinds, claimMediaTypes, claimRefusals } from '@hongyan/domain/claims/claim-vocabulary'
import { products } from '@hongyan/domain/network/product'
import {
  deliveryChoices,
  deliveryRefusals,
  shipmentRoles,
} from '@hongyan/domain/shipments/shipment-vocabulary'
import { holdReasons, milestones, shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { withOurNames } from '@hongyan/locales'
import { z } from 'zod'
import { currencyField } from '../../../calls/currency-field.ts'
import { localised, shipmentView } from '../view/schema.ts'

const iso = z.iso.datetime({ offset: true })

/** How a shipment is to be delivered instead. */
const wishView = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('another-day'), day: z.iso.date() }),
  z.object({ choice: z.enum(['branch', 'locker']), branch: z.string() }),
  z.object({ choice: z.literal('neighbour'), name: z.string(), at: z.string() }),
])

export const changeView = z.object({
  wish: wishView,
  state: z.enum(['asked', 'accepted', 'refused']),
  since: iso,
  reason: z.enum(deliveryRefusals).nullable().describe('Why it was refused; null otherwise.'),
  revision: z.int(),
})

export const claimView = z.object({
  number: z.string(),
  waybillNo: z.string(),
  kind: z.enum(claimKinds),
  amount: z.int().describe(withOurNames('Asked for, in {our.money.minor}.', 'en-US')),
  currency: currencyField,
  story: z.string(),
  state: z.enum(['received', 'reviewing', 'proof-needed', 'granted', 'refused', 'withdrawn']),
  since: iso,
  granted: z.int().nullable().describe(withOurNames('In {our.money.minor}; null unless granted.', 'en-US')),
  reason: z.enum(claimRefusals).nullable().describe('Why it was refused; null otherwise.'),
  filedAt: iso,
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      mediaType: z.enum(claimMediaTypes),
      size: z.int().describe('Bytes.'),
    }),
  ),
  mayAdd: z.boolean(),
  mayWithdraw: z.boolean(),
})

const own = z.object({
  roles: z.array(z.enum(shipmentRoles)).describe('What the customer is in it.'),
  nickname: z.string().nullable().describe('What the customer calls it; nobody else sees it.'),
  orderNo: z.string().nullable().describe('The sender’s own number.'),
  registeredAt: iso,
  change: changeView.nullable().describe('The change of its delivery that was asked for last.'),
})

/** A shipment in the list: what shows at a glance. */
const listedView = own.extend({
  waybillNo: z.string(),
  product: z.enum(products),
  status: z.enum(shipmentStatuses),
  statusSince: iso,
  holdReason: z.enum(holdReasons).nullable(),
  milestones: z.array(z.object({ step: z.enum(milestones), state: z.enum(['done', 'current', 'todo']) })),
  origin: localised,
  destination: localised,
  eta: z.object({ from: iso, to: iso, zone: z.string() }).nullable(),
  packages: z.int(),
  deliveredPackages: z.int(),
  senderName: z.string(),
  receiverName: z.string(),
})

export const pageView = z.object({
  shipments: z.array(listedView).describe('Newest first.'),
  counts: z
    .object({ all: z.int(), underway: z.int(), attention: z.int(), ended: z.int() })
    .describe('In each tab, within the other filters.'),
  next: z.string().nullable().describe('What the following page is asked with as `after`; null at the end.'),
})

const branchView = z.object({ code: z.string(), name: localised, address: localised })

/** A shipment with every field, and what may be done about it. */
export const ownView = own.extend({
  shipment: shipmentView,
  references: z.array(z.string()),
  allowed: z.array(
    z.object({
      choice: z.enum(deliveryChoices),
      until: iso.nullable().describe('Excluded; null for no end.'),
    }),
  ),
  days: z.array(z.iso.date()).describe('On which it can be delivered instead.'),
  branches: z.object({ branch: z.array(branchView), locker: z.array(branchView) }),
  mayClaim: z.boolean(),
  claims: z.array(claimView),
})
