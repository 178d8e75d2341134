import { z } from 'zod'
import { districtsOf } from '../branches/branch-network.ts'
import { type FoundProblem, type OrderInput, orderInput, orderParty } from './order-input.ts'

/** The code of a district that there is. */
export const knownDivision = orderParty.shape.division.refine(
  (code) => districtsOf(code)[0]?.code === code,
  'no-such-district',
)

const { shape } = orderInput
const size = shape.pieces.element.shape
const party = z.object({
  name: z.string().catch(''),
  phone: z.string().catch(''),
  division: knownDivision.catch(''),
  detail: z.string().catch(''),
})

/** The shape of an order, with nothing or the least in place of what cannot be read. */
const readable = z.object({
  ...shape,
  sender: party,
  recipient: party,
  goods: shape.goods.catch([]),
  pieces: z
    .array(
      z.object({
        length: size.length.catch(undefined),
        width: size.width.catch(undefined),
        height: size.height.catch(undefined),
        weight: size.weight.catch(1),
        count: size.count.catch(1),
      }),
    )
    .min(1),
  goodsKind: shape.goodsKind.catch('general'),
  addOns: shape.addOns.catch([]),
  declaredValue: shape.declaredValue.catch(0),
  cashOnDelivery: shape.cashOnDelivery.catch(0),
  pickup: shape.pickup.catch({ way: 'collect', from: 0, until: 0 }),
  payer: shape.payer.catch('sender'),
  note: shape.note.catch(null),
})

/** What can be read of an order that has mistakes, so that all the others are said at once; null where that is too little. */
export function readableOrder(values: unknown): OrderInput | null {
  return readable.safeParse(values).data ?? null
}

/** An order without those of its problems that keep it from having a price: what is wrong besides is found then. */
export function withoutProblems(order: OrderInput, problems: readonly FoundProblem[]): OrderInput {
  const has = (...fields: readonly string[]) =>
    problems.some(({ path }) => fields.some((field) => isAbout(path, field)))
  return {
    ...order,
    ...(has('pieces') ? { pieces: [{ weight: 1, count: 1 }] } : {}),
    ...(has('addOns', 'declaredValue', 'cashOnDelivery')
      ? { addOns: [], declaredValue: 0, cashOnDelivery: 0 }
      : {}),
  }
}

/** Whether a problem that was found later follows from one that is known. */
export function followsFrom(known: readonly FoundProblem[], { path, message }: FoundProblem): boolean {
  return known.some(
    (one) =>
      isAbout(one.path, path) ||
      isAbout(path, one.path) ||
      // No branch is responsible where the place is none, and what is too light or too large is known by its size.
      (path === 'pickup' && isAbout('sender.division', one.path)) ||
      (message === 'not-carried' && isAbout(one.path, 'pieces')),
  )
}

/** Whether a path is that of a field, or of a part of it. */
function isAbout(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`)
}
