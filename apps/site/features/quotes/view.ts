import { handoverPlaces } from '@hongyan/domain/quotes/handover-place'
import { addOns, goodsKinds, quoteProducts, zones } from '@hongyan/domain/quotes/vocabulary'
import { withOurNames } from '@hongyan/locales'
import { z } from 'zod'
import { currencyField } from '../../calls/currency-field.ts'
import { alertView } from '../articles/widgets/area-alerts/alert-view.ts'

const minor = z.int().min(0)
const grams = z.int().min(0)
const day = z.iso.date()
const product = z.enum(quoteProducts)
const place = z.object({ code: z.string(), name: z.string() })

const sizeWeight = z.object({ count: z.int(), actual: grams, volumetric: grams, charged: grams })
const weight = z.object({
  actual: grams,
  volumetric: grams.describe('Volume ÷ divisor, to the nearest gram.'),
  volume: z.int().describe('In mm³, sides read by the rule of the product.'),
  charged: grams,
  basis: z.enum(['actual', 'volumetric']),
  divisor: z.int().describe('cm³ in a kilogram.'),
  step: grams,
  level: z.enum(['piece', 'shipment']),
  measured: z.boolean().describe('False where a size is not known: a measured one may change the weight.'),
  sizes: z.array(sizeWeight),
})

const line = z.object({
  item: z.string(),
  name: z.string(),
  formula: z.string().describe('How the amount comes about.'),
  fee: minor
    .nullable()
    .describe(
      withOurNames('In {our.money.minor}; null when it is told separately and not in the total.', 'en-US'),
    ),
})

const arrival = z.object({
  leaves: day,
  earliest: day,
  latest: day,
  by: z.string().describe('Hour in China on the day of arrival.'),
  cutOff: z.string(),
  text: z.string(),
  days: z.string(),
  handIn: z.string(),
  reasons: z.array(z.string()),
})

const advice = z.object({
  kind: z.enum(['lower', 'lighter']),
  size: z.int().describe('Which size of piece, from nought.'),
  after: z.int().describe('The height in mm, or the weight of one piece in grams.'),
  saving: minor,
  title: z.string(),
  text: z.string(),
  action: z.string(),
})

const handover = z.object({
  pickup: z.enum(handoverPlaces),
  delivery: z
    .enum(handoverPlaces)
    .describe('`part`: at the door of some districts of the place; `ask`: not told without asking.'),
  text: z.string(),
})

const offer = z.object({
  product,
  name: z.string(),
  by: z.string(),
  carriage: z.enum(['air', 'road']).describe('What it leaves with: other rules hold for goods in the air.'),
  validFrom: day.describe('First day of the tariff it is priced by.'),
  weight,
  lines: z.array(line),
  total: minor,
  arrival,
  handover: handover.nullable(),
  missing: z.array(z.string()).describe('What was asked for and this product does not have.'),
  advice: advice.nullable(),
  cheapest: z.boolean(),
  fastest: z.boolean(),
  outdone: z.boolean().describe('Another offer is cheaper and earlier, and lacks nothing of this one.'),
})

/** A quote in the reader's language: what the call answers and what the page shows. */
export const quoteView = z.object({
  from: place,
  to: place,
  date: day,
  goods: z.enum(goodsKinds),
  currency: currencyField,
  zone: z.enum(zones).nullable().describe('Of the tariff; null across a border.'),
  kilometres: z.int().describe('By great circle.'),
  addOns: z.array(z.enum(addOns)),
  offers: z.array(offer).describe('Cheapest first.'),
  refused: z.array(z.object({ product, name: z.string(), reason: z.string() })),
  notes: z.array(z.string()),
  alerts: z
    .array(
      alertView.extend({
        products: z.array(product).describe('The offers whose journey meets it.'),
        countedIn: z.array(product).describe('The offers whose dates count it in.'),
        dates: z.string().describe('How the dates count it in, in a sentence; empty where it puts off none.'),
      }),
    )
    .describe('Notices in force on a place of the journey while the shipment is under way.'),
})
export type QuoteView = z.output<typeof quoteView>
export type OfferView = QuoteView['offers'][number]
