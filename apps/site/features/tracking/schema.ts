import { products } from '@hongyan/domain/network/product'
import { shipmentRoles } from '@hongyan/domain/shipments/shipment-vocabulary'
import { eventCodes, holdReasons, milestones, shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { z } from 'zod'
import { currencyField } from '../../calls/currency-field.ts'

const iso = z.iso.datetime({ offset: true })

/** A number as typed; what it is gets recognised behind the door. */
export const askedNumber = z.string().min(1).max(64)

/** Status, city and time of one scan: all that an anonymous answer may say about it. */
const trace = z.object({
  time: iso,
  status: z.enum(shipmentStatuses),
  code: z.enum([...eventCodes, 'unmapped']),
  cityCode: z.string().nullable(),
  city: z.string().nullable(),
})

const eta = z.object({ from: iso, to: iso, computedAt: iso })

const shipmentHead = z.object({
  waybillCode: z.string(),
  status: z.enum(shipmentStatuses),
  statusSince: iso,
  holdReason: z.enum(holdReasons).nullable(),
  originCity: z.string(),
  destinationCity: z.string(),
  eta: eta.nullable(),
})

export const waybillView = shipmentHead.extend({
  packageCount: z.int(),
  deliveredPackages: z.int(),
  traces: z.array(trace).describe('Newest first.'),
})

/** What a customer is told more of a shipment that they sent or receive; nothing is masked. */
const ownPart = z.object({
  roles: z.array(z.enum(shipmentRoles)).describe('What the customer is in it.'),
  nickname: z.string().nullable(),
  orderCode: z.string().nullable().describe('The sender’s own number.'),
  product: z.enum(products),
  weightGrams: z.int(),
  billedWeightGrams: z.int(),
  insuredFen: z.int(),
  currency: currencyField,
  senderName: z.string(),
  senderPhone: z.string(),
  senderAddress: z.string(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  receiverAddress: z.string(),
})

export const ownWaybillView = waybillView.extend(ownPart.shape)

export const packageView = shipmentHead.extend({
  packageCode: z.string(),
  packageStatus: z.enum(shipmentStatuses),
  traces: z.array(trace).describe('Newest first; scans of this package and of the whole consignment.'),
})

export const nodeView = z.object({
  waybillCode: z.string(),
  status: z.enum(shipmentStatuses),
  nodes: z.array(z.object({ node: z.enum(milestones), state: z.enum(['done', 'current', 'todo']) })),
  stops: z
    .array(
      z.object({
        cityCode: z.string(),
        city: z.string(),
        state: z.enum(['passed', 'current', 'ahead']),
        time: iso.nullable(),
      }),
    )
    .describe('In travel order.'),
})

export const billView = z.object({
  billCode: z.string(),
  status: z.enum(shipmentStatuses),
  statusSince: iso,
  city: z.string().nullable().describe('City of the last scan.'),
  eta: eta.nullable(),
  own: ownPart.nullable().describe('For a customer who sent the shipment or receives it; else null.'),
})

export const gisView = z.object({
  points: z
    .array(
      z.object({
        longitude: z.number(),
        latitude: z.number(),
        time: iso,
        cityCode: z.string(),
      }),
    )
    .describe('Cities passed, WGS-84 degrees, oldest first.'),
  asOf: iso,
})

export const proofView = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('available'),
    signedBy: z.string().describe('Masked.'),
    signedAt: iso,
    cityCode: z.string(),
    city: z.string(),
    imageLink: z.string(),
    expiresAt: iso,
  }),
  z.object({ state: z.literal('not-yet') }),
  z.object({ state: z.literal('not-captured') }),
])
