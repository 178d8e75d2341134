import * as z from 'zod'
import { day, id, text } from './parts.ts'

/** Price of a packaging material. `price` is minor units of money per piece. */
const packagingPrice = z.strictObject({
  id,
  category: text,
  name: text,
  specification: text,
  unit: text,
  price: z.int().min(0),
})
export type PackagingPrice = z.output<typeof packagingPrice>

/** Price of a service. Money in minor units; a rate in basis points (1 ‰ = 10); null where the column does not apply. */
const servicePrice = z.strictObject({
  id,
  category: text,
  name: text,
  /** What is charged, in words that include the figure: `18 元/立方米`. */
  price: text,
  refundCycle: text.nullable().default(null),
  feeRate: text.nullable().default(null),
  minimum: z.int().min(0).nullable().default(null),
  billing: text,
})
export type ServicePrice = z.output<typeof servicePrice>

export const priceTables = z.strictObject({
  packaging: z.array(packagingPrice).min(8),
  services: z.array(servicePrice).min(8),
  validFrom: day,
  note: text,
})
export type PriceTables = z.output<typeof priceTables>
