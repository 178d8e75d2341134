import { migrate, openDatabase } from '@hongyan/db'
import { expect, test } from 'vitest'

/** What becomes of the rows of each table in which an account stands, when it is deleted. */
const fates: Readonly<Record<string, 'deleted' | 'nobody' | 'goes with its row'>> = {
  account_sessions: 'deleted',
  address_books: 'deleted',
  api_keys: 'goes with its row',
  book_addresses: 'goes with its row',
  claims: 'nobody',
  company_people: 'deleted',
  delivery_changes: 'nobody',
  order_drafts: 'deleted',
  orders: 'nobody',
  shipment_nicknames: 'deleted',
  subscriptions: 'deleted',
  webhooks: 'deleted',
}

test('every table that names an account is known to its deletion', async () => {
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  const tables = await db.query.introspection.getTables()
  const naming = tables.filter(({ columns }) =>
    columns.some(({ name }) => ['customer_id', 'account_id', 'placed_by', 'invited_by'].includes(name)),
  )
  await db.close()
  expect(naming.map(({ name }) => name).sort()).toEqual(Object.keys(fates).sort())
})
