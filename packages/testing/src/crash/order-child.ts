import { migrate, openDatabase } from '@hongyan/db'
import { type PlaceOrderInput, placeOrder } from '@hongyan/domain/orders/place-order'
import { aCustomer, testCtx } from '../contexts.ts'
import { orderBooks } from '../orders.ts'
import { type Failpoint, failingDatabase } from './failing-database.ts'
import { serveUntilKilled, takeOrders } from './serve-until-killed.ts'

/** What the parent tells the process that will be killed. */
export type PlacingOrders = {
  readonly url: string
  /** Whose orders. */
  readonly accountId: string
  /** Where and at which transaction to die; null waits to be killed from outside. */
  readonly die: { readonly point: Failpoint; readonly count: number } | null
}

const { url, accountId, die } = takeOrders<PlacingOrders>()
const db = await openDatabase({ url, poolSize: 2 })
await migrate(db)
const failing = die ? failingDatabase(db, die.point, die.count) : db
const ctx = testCtx(failing, { actor: aCustomer(accountId) })
const books = orderBooks()

serveUntilKilled((placement: Omit<PlaceOrderInput, 'books'>) => placeOrder(ctx, { ...placement, books }))
