import { products } from '@hongyan/domain/network/product'
import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import {
  eventCodes,
  holdReasons,
  milestones,
  receiptKinds,
  shipmentStatuses,
} from '@hongyan/domain/tracking/vocabulary'
import { inEach } from '@hongyan/locales'
import { z } from 'zod'
import { currencyField } from '../../../calls/currency-field.ts'

const iso = z.iso.datetime({ offset: true })
export const localised = z.object(inEach(() => z.string()))
const status = z.enum(shipmentStatuses)

const place = z.object({
  cityCode: z.string(),
  name: localised,
  longitude: z.number(),
  latitude: z.number(),
  zone: z.string(),
})

const timeWindow = z.object({ from: iso, to: iso })

const eta = timeWindow.extend({
  zone: z.string(),
  computedAt: iso,
  previous: timeWindow
    .extend({ reason: z.enum([...holdReasons, 'rerouted', 'earlier']).nullable() })
    .nullable(),
})

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choose-delivery'), until: iso }),
  z.object({ kind: z.literal('collect'), until: iso.nullable(), site: localised.nullable() }),
  z.object({ kind: z.literal('supply-document') }),
  z.object({ kind: z.literal('correct-address') }),
  z.object({ kind: z.literal('call-us') }),
])

const trackedEvent = z.object({
  id: z.string(),
  code: z.enum([...eventCodes, 'unmapped']),
  status,
  at: iso,
  zone: z.string(),
  place: place.nullable(),
  site: localised.nullable(),
  original: z.object({ lang: z.enum(['zh', 'en']), text: z.string() }).nullable(),
  packageNo: z.string().nullable(),
  temperature: z
    .object({ celsius: z.number(), from: z.number(), to: z.number() })
    .nullable()
    .describe('Measured, and between what it is to be, degrees Celsius; null where nothing was.'),
})

const parties = z
  .object({
    shown: z.enum(['in-full', 'masked']),
    senderName: z.string(),
    receiverName: z.string(),
    senderPhone: z.string(),
    receiverPhone: z.string(),
    receiverAddress: z.string(),
    senderAddress: z.string().nullable().describe('Null where it is masked.'),
  })
  .describe(
    'In full for a customer who sent the shipment or receives it; with an unlock token of this shipment masked; else null.',
  )

/** A shipment as the tool shows it. */
export const shipmentView = z.object({
  asked: z.string(),
  waybillNo: z.string(),
  product: z.enum(products),
  origin: place,
  destination: place,
  status,
  statusSince: iso,
  holdReason: z.enum(holdReasons).nullable(),
  milestones: z.array(z.object({ step: z.enum(milestones), state: z.enum(['done', 'current', 'todo']) })),
  eta: eta.nullable(),
  promised: timeWindow.nullable().describe('As promised at booking; null where nothing was.'),
  action: action.nullable(),
  weightGrams: z.int(),
  billedWeightGrams: z.int(),
  insuredFen: z.int(),
  currency: currencyField,
  receipt: z.enum(receiptKinds),
  packages: z.array(
    z.object({ packageNo: z.string(), sequence: z.int(), status, lastEventAt: iso.nullable() }),
  ),
  deliveredPackages: z.int(),
  events: z.array(trackedEvent).describe('Newest first.'),
  route: z.array(z.object({ place, state: z.enum(['passed', 'current', 'ahead']), at: iso.nullable() })),
  travelledKm: z.int(),
  proof: z.enum(['not-yet', 'locked', 'available', 'not-captured']),
  parties: parties.nullable(),
  freshness: z.object({ asOf: iso, state: z.enum(['current', 'quiet', 'feed-delayed']) }),
})

const formatProblem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('too-short') }),
  z.object({ kind: z.literal('too-long') }),
  z.object({ kind: z.literal('characters'), found: z.string() }),
  z.object({ kind: z.literal('check-digit'), expected: z.string(), found: z.string() }),
  z.object({ kind: z.literal('mistaken'), meant: z.string() }),
  z.object({ kind: z.literal('shape') }),
])

/** The public form of an answer to one number; the type is the domain's, so neither can drift from the other. */
export const trackingAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), number: z.string(), shipment: shipmentView }),
  z.object({ kind: z.literal('not-yet-scanned'), number: z.string(), registeredAt: iso, expectedBy: iso }),
  z.object({ kind: z.literal('unknown'), number: z.string() }),
  z.object({ kind: z.literal('bad-format'), number: z.string(), problem: formatProblem }),
]) satisfies z.ZodType<TrackingAnswer>
