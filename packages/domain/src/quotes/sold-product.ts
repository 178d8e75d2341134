import type { ProductKind } from './product-kinds.ts'

/** A product that the company sells, or sold: `company/products.yaml` names them. */
export type SoldProduct = {
  /** Its code in links, calls, orders and files of rates. */
  readonly id: string
  /** How it travels, is measured and is taken in. */
  readonly as: ProductKind
  /** False for one that is no longer sold: what was ordered of it can still be read. */
  readonly isSold: boolean
}
