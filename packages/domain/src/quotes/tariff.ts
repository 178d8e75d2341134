import { z } from 'zod'
import { addOns, goodsKinds, quoteProducts, zones } from './vocabulary.ts'

const day = z.iso.date()
/** No single price is above a hundred million minor units: a sum of prices stays exact. */
const minor = z.int().min(0).max(100_000_000)
const grams = z.int().positive()
const byZone = <T extends z.ZodType>(rate: T) => z.partialRecord(z.enum(zones), rate)
const within = { over: z.int().min(0), upTo: grams.nullable() }

/** First weight at one price, then so much for each step begun. Weights in grams, money in minor units. */
const firstThenSteps = z.strictObject({
  kind: z.literal('first-then-steps'),
  ...within,
  first: grams,
  step: grams,
  byZone: byZone(z.strictObject({ first: minor, step: minor })),
})
/** So much a kilogram, and a least charge. */
const perKilogram = z.strictObject({
  kind: z.literal('per-kilogram'),
  ...within,
  byZone: byZone(z.strictObject({ kilogram: minor, least: minor })),
})
/** By the tonne or by the cubic metre, whichever comes to more. */
const tonneOrCubic = z.strictObject({
  kind: z.literal('tonne-or-cubic'),
  ...within,
  byZone: byZone(z.strictObject({ tonne: minor, cubicMetre: minor })),
})
/** By the cubic metre, with at least `leastLitres`, and at most `kilogramsPerCubicMetre` in each. */
const cubic = z.strictObject({
  kind: z.literal('cubic'),
  ...within,
  leastLitres: z.int().positive(),
  kilogramsPerCubicMetre: z.int().positive(),
  byZone: byZone(z.strictObject({ cubicMetre: minor })),
})
/** One price a truck, from a starting sum and so much a kilometre; the smallest truck that takes it all. */
const truck = z.strictObject({
  kind: z.literal('truck'),
  ...within,
  trucks: z
    .array(
      z.strictObject({
        id: z.enum(['4.2', '6.8', '9.6', '13']),
        payload: grams,
        litres: z.int().positive(),
        start: minor,
        kilometre: minor,
      }),
    )
    .min(1),
})
/** No price can be told without a person. */
const asked = z.strictObject({ kind: z.literal('asked'), ...within })

const band = z.discriminatedUnion('kind', [firstThenSteps, perKilogram, tonneOrCubic, cubic, truck, asked])
export type Band = z.output<typeof band>
export type PricedBand = Exclude<Band, { kind: 'asked' }>

/** What goes on top of the freight of one product for goods of some kinds. */
const extra = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cool-box'),
    goods: z.array(z.enum(goodsKinds)).min(1),
    upTo: grams,
    litresPerBox: z.int().positive(),
    box: minor,
    /** All boxes together cost at most this share of the freight. */
    mostBasisPoints: z.int().positive(),
  }),
  z.strictObject({
    kind: z.literal('temperature'),
    goods: z.array(z.enum(goodsKinds)).min(1),
    over: grams,
    basisPoints: z.int().min(0),
  }),
])
export type Extra = z.output<typeof extra>

const sheetShape = {
  /** cm³ in a kilogram: volumetric weight = length × width × height ÷ divisor (which is mm³ ÷ divisor in grams). */
  divisor: z.int().min(1000).max(20_000),
  /** Chargeable weight is rounded up to whole steps. */
  step: grams,
  /** Where the larger weight is taken: of each piece, or of the whole shipment. */
  level: z.enum(['piece', 'shipment']),
  /** How a side is read before it is multiplied: as measured, up to whole cm, or to the nearest cm. */
  sides: z.enum(['measured', 'up', 'nearest']),
  bands: z.array(band).min(1),
  extras: z.array(extra).default([]),
  limits: z.strictObject({
    /** Of the whole shipment, by chargeable weight; the first band begins there. */
    least: z.int().min(0).default(0),
    /** The heaviest piece must have at least this, by chargeable weight. */
    heaviestPieceAtLeast: grams.nullable().default(null),
    pieceWeight: grams.nullable().default(null),
    longestSide: z.int().positive().nullable().default(null),
    /** Length + width + height of a piece in mm. */
    sumOfSides: z.int().positive().nullable().default(null),
    shipmentWeight: grams.nullable().default(null),
    /** In litres. */
    shipmentVolume: z.int().positive().nullable().default(null),
    /** Great-circle kilometres between the places. */
    leastDistance: z.int().positive().nullable().default(null),
  }),
}

function bandsMeet({ bands }: { readonly bands: readonly Band[] }, context: z.RefinementCtx): void {
  for (const [index, current] of bands.entries()) {
    const next = bands[index + 1]
    if (next ? current.upTo !== next.over : current.upTo !== null) {
      context.addIssue({
        code: 'custom',
        message: `band ${index} does not meet the next`,
        path: ['bands', index],
      })
    }
  }
}

/** The prices of one product, without the day from which they hold. */
export const sheetPrices = z.strictObject(sheetShape).superRefine(bandsMeet)

/**
 * The prices of one product from a day on. Bands follow each other without a gap, by chargeable weight: over one
 * weight, up to and including another.
 */
const rateSheet = z.strictObject({ validFrom: day, ...sheetShape }).superRefine(bandsMeet)
export type RateSheet = z.output<typeof rateSheet>

/** A product with its rate sheets, oldest first. */
const productTariff = z.strictObject({
  product: z.enum(quoteProducts),
  goods: z.array(z.enum(goodsKinds)).min(1),
  addOns: z.array(z.enum(addOns)),
  /** Which of the two fuel charges its freight bears. */
  fuel: z.enum(['road', 'air']),
  sheets: z.array(rateSheet).min(1),
})
export type ProductTariff = z.output<typeof productTariff>

const addOnShape = {
  /** Up to and including each value one fee; above the last, basis points of the whole value. */
  insurance: z.strictObject({
    steps: z.array(z.strictObject({ upTo: minor, fee: minor })),
    basisPoints: z.int().min(0).max(10_000),
  }),
  fullCover: z.strictObject({
    steps: z.array(z.strictObject({ upTo: minor, fee: minor })),
    basisPoints: z.int().min(0).max(10_000),
  }),
  cashOnDeliveryMost: minor,
  receiptPaper: minor,
  receiptElectronic: minor,
  namedSigning: minor,
  waterproof: minor,
  /** `percentOfVolume` of the physical volume is charged: 140. */
  wooden: z.strictObject({ cubicMetre: minor, least: minor, percentOfVolume: z.int().positive() }),
  /** Pieces up to this weight go upstairs free. */
  upstairsFreeUpTo: grams,
  coldUnloading: z.strictObject({ cubicMetre: minor, tonne: minor }),
  coldLabelling: minor,
}

/** Prices of what is added, without the day from which they hold. */
export const addOnPrices = z.strictObject(addOnShape)

/** Prices of what is added, from a day on. Amounts by a rate of the value are rounded half up to whole units of money. */
const addOnSheet = z.strictObject({ validFrom: day, ...addOnShape })
export type AddOnSheet = z.output<typeof addOnSheet>

const fuelShape = { road: z.int().min(0).max(10_000), air: z.int().min(0).max(10_000) }

/** The fuel charge in basis points of the freight, and the last day for which it is announced. */
export const fuelPrices = z.strictObject({ ...fuelShape, settledUntil: day })

/** The fuel charge in basis points of the freight, from a day on. */
const fuelRate = z.strictObject({ validFrom: day, ...fuelShape })

const inOrder = <T extends { readonly validFrom: string }>(list: readonly T[]) =>
  list.every(({ validFrom }, index) => (list[index - 1]?.validFrom ?? '') < validFrom)

/** Every price a quote is made of: plain data that may come from anywhere and is checked before it is used. */
export const tariffBook = z
  .strictObject({
    products: z.array(productTariff),
    addOns: z.array(addOnSheet).min(1),
    fuel: z.array(fuelRate).min(1),
    /** The last day whose fuel charge has been announced; later days are reckoned with the last rate. */
    fuelSettledUntil: day,
  })
  .superRefine((book, context) => {
    const lists = [book.addOns, book.fuel, ...book.products.map(({ sheets }) => sheets)]
    if (!lists.every((list) => inOrder<{ validFrom: string }>(list))) {
      context.addIssue({ code: 'custom', message: 'sheets must stand in the order of their days' })
    }
  })
export type TariffBook = z.output<typeof tariffBook>
export type TariffInput = z.input<typeof tariffBook>

/** The one of a dated list that is in force on a day, or null before the first. */
export function inForce<T extends { readonly validFrom: string }>(list: readonly T[], on: string): T | null {
  return list.findLast(({ validFrom }) => validFrom <= on) ?? null
}
