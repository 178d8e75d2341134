import { orderedAs, orderProductNames } from './order-vocabulary.ts'

/** Products that can be ordered now. No form in a browser reads it: it knows them by their kind. */
export const offeredProductNames = orderProductNames.filter((name) => orderedAs(name).kind !== null)
