import { z } from 'zod'
import { areaCode } from '#home-addresses'
import { hasIdentityNumber } from '../privacy/find-identity-numbers.ts'
import { pieces, type QuoteInput } from '../quotes/quote-input.ts'
import { addOns, goodsKinds } from '../quotes/vocabulary.ts'
import { tidyPhone } from '../typed/read-phone.ts'
import { unifyIdeographs } from '../typed/unify-ideographs.ts'
import { orderPhoneProblem } from './order-phone.ts'
import { orderKinds, orderLimits, orderProductNames, payers, pickupWays } from './order-vocabulary.ts'

/** What can be wrong with an order. Each has one sentence in the texts of the interface. */
const orderProblems = [
  'required',
  'too-long',
  'too-large',
  'too-many',
  'too-many-pieces',
  'too-much',
  'not-valid',
  'unclear-number',
  'not-listed',
  'not-a-phone',
  'phone-rounded',
  'phone-several',
  'identity-number',
  'no-such-district',
  'one-cover',
  'other-kind',
  'goods-barred',
  'goods-by-agreement',
  'goods-vague',
  'goods-not-declared',
  'condition-not-ticked',
  'not-carried',
  'add-on-missing',
  'price-on-request',
  'not-delivered',
  'not-collected',
  'window-closed',
  'needs-account',
  'needs-contract',
] as const
export type OrderProblem = (typeof orderProblems)[number]

const text = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'too-long')

/** Text that is printed and stored: the number of a person's document is in neither. */
const printed = (most: number) =>
  text(most)
    .transform(unifyIdeographs)
    .refine((value) => !hasIdentityNumber(value), 'identity-number')

/** The code of a district, or of a city that has none, or a postcode with its town; whether there is one is known where the table of them is. */
const district = z
  .string('required')
  .min(1, { error: 'required', abort: true })
  .regex(areaCode, { error: 'no-such-district', abort: true })

export const orderParty = z.strictObject({
  name: printed(orderLimits.name),
  phone: text(60)
    .transform((typed) => tidyPhone(typed))
    .check(({ value, issues }) => {
      const problem = orderPhoneProblem(value)
      if (problem !== null) issues.push({ code: 'custom', message: problem, input: value })
    }),
  division: district,
  detail: printed(orderLimits.detail),
})
export type OrderParty = z.output<typeof orderParty>

/** A thing to be sent: in words, and where it was chosen from the list of prohibited items by its id there. */
const good = z.strictObject({
  name: printed(orderLimits.good),
  item: z.string().max(80).nullable().default(null),
  amount: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .default(null)
    .describe('What the list measures it by, in thousandths of its unit.'),
  conditionsMet: z
    .boolean()
    .default(false)
    .describe(
      'The sender has ticked that it is packed as the list says or, of what is on no list, that it is what its name says and not prohibited.',
    ),
})
export type OrderGood = z.output<typeof good>

/** Begin and end of the time in which the goods change hands, ms UTC. */
export const pickupTime = z.strictObject({ way: z.enum(pickupWays), from: z.int(), until: z.int() })
export type PickupTime = z.output<typeof pickupTime>

/** The shape of an order as it is placed. Lengths mm, weights grams, money in minor units. */
export const orderInput = z.strictObject({
  kind: z.enum(orderKinds),
  product: z.enum(orderProductNames),
  sender: orderParty,
  recipient: orderParty,
  goods: z.array(good).min(1, 'required').max(orderLimits.goods, 'too-many'),
  pieces: z
    .array(pieces.extend({ count: z.int().min(1) }))
    .min(1, 'required')
    .describe('Together at most 99 pieces, or what this site allows below that.'),
  goodsKind: z.enum(goodsKinds).default('general'),
  addOns: z.array(z.enum(addOns)).default([]),
  declaredValue: z.int().min(0).default(0),
  cashOnDelivery: z.int().min(0).default(0),
  pickup: pickupTime,
  payer: z.enum(payers),
  note: z
    .string()
    .trim()
    .max(orderLimits.note, 'too-long')
    .refine((value) => !hasIdentityNumber(value), 'identity-number')
    .nullable()
    .default(null),
})
export type OrderInput = z.output<typeof orderInput>
/** An order as a caller writes it. */
export type OrderValues = z.input<typeof orderInput>

export type FoundProblem = { readonly path: string; readonly message: OrderProblem; readonly detail?: string }

/** What is asked of the tariffs for an order that leaves on a day (`YYYY-MM-DD` in China). */
export function inquiryOf(order: OrderInput, date: string): QuoteInput {
  return {
    from: order.sender.division,
    to: order.recipient.division,
    pieces: order.pieces,
    date,
    goods: order.goodsKind,
    addOns: order.addOns,
    declaredValue: order.declaredValue,
    cashOnDelivery: order.cashOnDelivery,
  }
}

/** How many pieces an order has. */
export function piecesOf({ pieces }: Pick<OrderInput, 'pieces'>): number {
  return pieces.reduce((sum, { count }) => sum + count, 0)
}

const ours = new Set<string>(orderProblems)

/** One problem for each path, in the order in which they were found. */
export function problemsOf(error: z.ZodError): FoundProblem[] {
  const found = new Map<string, FoundProblem>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (found.has(path)) continue
    found.set(path, { path, message: problemOf(issue) })
  }
  return [...found.values()]
}

function problemOf(issue: z.core.$ZodIssue): OrderProblem {
  if (ours.has(issue.message)) return issue.message as OrderProblem
  if (issue.code === 'too_big') return issue.origin === 'array' ? 'too-many' : 'too-large'
  if (issue.code === 'invalid_value') return 'not-listed'
  // zod says of a field that is absent only that it has the wrong type.
  return issue.code === 'invalid_type' && issue.message.endsWith('undefined') ? 'required' : 'not-valid'
}
