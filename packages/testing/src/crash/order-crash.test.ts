import type { Db } from '@hongyan/db'
import type { OrderReceipt } from '@hongyan/domain/orders/order-receipt'
import { expect } from 'vitest'
import { anAccountHolder } from '../accounts.ts'
import { testCtx } from '../contexts.ts'
import { anOrder, aPlacement, orderBooks } from '../orders.ts'
import { failpoints } from './failing-database.ts'
import { ManyLives, printFigures, survivesOnEachEngine } from './many-lives.ts'
import type { PlacingOrders } from './order-child.ts'

const orders = 1_010

/** An acknowledged order: its key, the number and total of the answer, and the total that was shown before. */
type Acknowledged = {
  readonly key: string
  readonly number: string
  readonly total: number
  readonly shown: number
}

/** Places every order until it is acknowledged, with one key and the terms shown, at processes that die again and again. */
async function placeThroughDeaths(db: Db, url: string) {
  const ledger: Acknowledged[] = []
  const actor = await anAccountHolder(testCtx(db))
  const { customerId: accountId } = actor
  const ctx = testCtx(db, { actor })
  const shared = orderBooks()
  const lives = new ManyLives({
    file: 'order-child.ts',
    points: failpoints,
    ordersFor: (die): PlacingOrders => ({ url, accountId, die }),
    longestLife: 24,
    randomAge: [2, 100],
  })
  try {
    while (ledger.length < orders) {
      // Prices differ from one order to the next, so that one stored for another is seen.
      const count = 1 + (ledger.length % 9)
      const declaredValue = 10_000 + ledger.length * 1_000
      const pieces = [{ length: 350, width: 300, height: 250, weight: 4_200, count }]
      const placement = aPlacement(ctx, anOrder(ctx, { pieces, declaredValue }), { books: shared })
      const { books, ...body } = placement
      const { number, total } = await lives.acknowledged<OrderReceipt>(body)
      ledger.push({ key: body.idempotencyKey, number, total, shown: body.shown.total })
    }
  } finally {
    await lives.end()
  }
  return { ledger, lives, accountId }
}

/** How much the lines of each order's price come to, and how often the company is told that it was placed. */
async function partsOf(db: Db) {
  const lines = await db.query.selectFrom('order_price_lines').select(['order_id', 'fee_fen']).execute()
  const details = await db.query.selectFrom('order_details').select('order_id').execute()
  const messages = await db.query
    .selectFrom('outbox')
    .select('aggregate')
    .where('topic', '=', 'order')
    .where('kind', '=', 'placed')
    .execute()
  const billed = new Map<string, number>()
  for (const { order_id: id, fee_fen: fee } of lines) billed.set(id, (billed.get(id) ?? 0) + (fee ?? 0))
  return {
    billed,
    people: details.map((row) => row.order_id).sort(),
    told: messages.map((row) => row.aggregate).sort(),
  }
}

survivesOnEachEngine(
  'orders',
  'every acknowledged order is stored exactly once, at the price shown',
  async ({ engine, url, open }) => {
    const db = await open()
    const { ledger, lives, accountId } = await placeThroughDeaths(db, url)

    const rows = await db.query
      .selectFrom('orders')
      .select(['id', 'number', 'idempotency_key as key', 'total_fen as total'])
      .execute()
    const { billed, people, told } = await partsOf(db)
    const stored = new Map(rows.map((row) => [row.number, row]))
    const lost = ledger.filter(({ number }) => !stored.has(number))
    const otherPrice = ledger.filter(({ number, total, shown }) => {
      const row = stored.get(number)
      return row !== undefined && new Set([row.total, billed.get(row.id), total, shown]).size > 1
    })
    printFigures({
      engine,
      acknowledged: ledger.length,
      stored: rows.length,
      lost: lost.length,
      'stored beyond what was acknowledged': rows.length - ledger.length + lost.length,
      'at another price': otherPrice.length,
      'different totals': new Set(ledger.map(({ shown }) => shown)).size,
      kills: lives.kills,
      ...lives.deaths,
    })

    lives.expectEnoughDeaths()
    expect(lost).toEqual([])
    expect(otherPrice).toEqual([])
    const inWords = (list: readonly { key: string; number: string; total: number }[]) =>
      list.map(({ key, number, total }) => `${number} ${key} ${total}`).sort()
    // Keys of an account carry whose they are; the ledger and the database are equal otherwise.
    const kept = ledger.map((entry) => ({ ...entry, key: `account ${accountId} ${entry.key}` }))
    expect(inWords(rows)).toEqual(inWords(kept))
    const ids = rows.map(({ id }) => id).sort()
    expect(people).toEqual(ids)
    expect(told).toEqual(ids)
  },
  600_000,
)
